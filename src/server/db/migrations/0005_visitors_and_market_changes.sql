CREATE TABLE "market_changes" (
	"transaction" bigint NOT NULL,
	"coach_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "market_changes_transaction_coach_id_pk" PRIMARY KEY("transaction","coach_id")
);
--> statement-breakpoint
CREATE TABLE "discovery_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"request_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discovery_calls_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"coach_id" integer NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "favourites_user_id_coach_id_pk" PRIMARY KEY("user_id","coach_id")
);
--> statement-breakpoint
ALTER TABLE "discovery_calls" ADD CONSTRAINT "discovery_calls_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_changes_at" ON "market_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "discovery_calls_coach" ON "discovery_calls" USING btree ("coach_id","created_at");--> statement-breakpoint
CREATE INDEX "discovery_calls_created" ON "discovery_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "favourites_coach" ON "favourites" USING btree ("coach_id");
--> statement-breakpoint
-- Who writes any part of the market leaves a note of the coach it changed; see schema-market-changes.ts.
CREATE FUNCTION note_market_change(changed integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO market_changes (transaction, coach_id) VALUES (pg_current_xact_id()::text::bigint, changed) ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION note_changed_coach() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_market_change(coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_market_change(coalesce(NEW.coach_id, OLD.coach_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_program_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_market_change(coach_id) FROM programs WHERE id = coalesce(NEW.program_id, OLD.program_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_market_change(id) FROM coaches WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_everything_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_market_change(0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER market_coach AFTER INSERT OR UPDATE OR DELETE ON coaches FOR EACH ROW EXECUTE FUNCTION note_changed_coach();
--> statement-breakpoint
CREATE TRIGGER market_coach_specialty AFTER INSERT OR UPDATE OR DELETE ON coach_specialties FOR EACH ROW EXECUTE FUNCTION note_changed_part();
--> statement-breakpoint
CREATE TRIGGER market_program AFTER INSERT OR UPDATE OR DELETE ON programs FOR EACH ROW EXECUTE FUNCTION note_changed_part();
--> statement-breakpoint
CREATE TRIGGER market_program_specialty AFTER INSERT OR UPDATE OR DELETE ON program_specialties FOR EACH ROW EXECUTE FUNCTION note_changed_program_part();
--> statement-breakpoint
CREATE TRIGGER market_portfolio_item AFTER INSERT OR UPDATE OR DELETE ON portfolio_items FOR EACH ROW EXECUTE FUNCTION note_changed_part();
--> statement-breakpoint
CREATE TRIGGER market_review AFTER INSERT OR UPDATE OR DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION note_changed_part();
--> statement-breakpoint
CREATE TRIGGER market_person AFTER UPDATE OF first_name, last_name, profile_image_url, profile_image_url_optimized ON users FOR EACH ROW EXECUTE FUNCTION note_changed_person();
--> statement-breakpoint
CREATE TRIGGER market_specialty AFTER INSERT OR UPDATE OR DELETE ON specialties FOR EACH STATEMENT EXECUTE FUNCTION note_everything_changed();
--> statement-breakpoint
CREATE TRIGGER market_emptied AFTER TRUNCATE ON coaches FOR EACH STATEMENT EXECUTE FUNCTION note_everything_changed();
--> statement-breakpoint
-- For servers that run while a backup is restored: its coaches are others.
INSERT INTO market_changes (transaction, coach_id) VALUES (pg_current_xact_id()::text::bigint, 0);
