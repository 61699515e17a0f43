CREATE TABLE "coaching_relationships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trainee_id" uuid NOT NULL,
	"coach_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"user_id" uuid NOT NULL,
	"relationship_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "notices_user_id_relationship_id_kind_pk" PRIMARY KEY("user_id","relationship_id","kind")
);
--> statement-breakpoint
ALTER TABLE "sync_owners" DROP CONSTRAINT "sync_owners_owner_users_id_fk";
--> statement-breakpoint
ALTER TABLE "sync_operations" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "sync_owners" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "sync_owners" ADD COLUMN "relationship_id" uuid;--> statement-breakpoint
UPDATE "sync_owners" SET "user_id" = "owner";--> statement-breakpoint
ALTER TABLE "coaching_relationships" ADD CONSTRAINT "coaching_relationships_trainee_id_users_id_fk" FOREIGN KEY ("trainee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_relationships" ADD CONSTRAINT "coaching_relationships_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_relationship_id_coaching_relationships_id_fk" FOREIGN KEY ("relationship_id") REFERENCES "public"."coaching_relationships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_relationships_trainee_coach" ON "coaching_relationships" USING btree ("trainee_id","coach_id");--> statement-breakpoint
CREATE INDEX "coaching_relationships_coach" ON "coaching_relationships" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "notices_relationship" ON "notices" USING btree ("relationship_id");--> statement-breakpoint
ALTER TABLE "sync_owners" ADD CONSTRAINT "sync_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_owners" ADD CONSTRAINT "sync_owners_relationship_id_coaching_relationships_id_fk" FOREIGN KEY ("relationship_id") REFERENCES "public"."coaching_relationships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_owners" ADD CONSTRAINT "sync_owners_user_id_unique" UNIQUE("user_id");--> statement-breakpoint
ALTER TABLE "sync_owners" ADD CONSTRAINT "sync_owners_relationship_id_unique" UNIQUE("relationship_id");--> statement-breakpoint
ALTER TABLE "sync_owners" ADD CONSTRAINT "sync_owners_one_owner" CHECK (owner = coalesce(user_id, relationship_id) and num_nonnulls(user_id, relationship_id) = 1);--> statement-breakpoint
-- Everybody who paid a coach before (REL-2), as relate-clients.ts does it from now on.
WITH made AS (
  INSERT INTO "coaching_relationships" ("id", "trainee_id", "coach_id", "created_at")
  SELECT (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-8' || substr(h, 14, 3) || '-a' || substr(h, 18, 3) || '-' || substr(h, 21, 12))::uuid,
    trainee_id, coach_id, began
  FROM (
    SELECT encode(sha256(convert_to(c.user_id::text || s.user_id::text, 'UTF8')), 'hex') AS h,
      s.user_id AS trainee_id, c.id AS coach_id, min(s.created_at) AS began
    FROM "subscriptions" s JOIN "coaches" c ON c.id = s.coach_id
    WHERE s.user_id <> c.user_id AND s.status NOT IN ('incomplete', 'duplicate')
    GROUP BY c.user_id, s.user_id, c.id
  ) AS paid
  RETURNING id
)
INSERT INTO "sync_owners" ("owner", "relationship_id") SELECT id, id FROM made;
