CREATE TABLE "consent_reads" (
	"relationship_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"field" text NOT NULL,
	"first_day" date,
	"last_day" date,
	"row_count" integer NOT NULL,
	"reads" integer NOT NULL,
	CONSTRAINT "consent_reads_relationship_id_version_hour_field_pk" PRIMARY KEY("relationship_id","version","hour","field")
);
--> statement-breakpoint
CREATE TABLE "consent_versions" (
	"relationship_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" text[] NOT NULL,
	"history_from" date,
	"until" timestamp with time zone,
	"text_version" integer,
	"epoch" text,
	"granted_at" timestamp with time zone,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text NOT NULL,
	CONSTRAINT "consent_versions_relationship_id_version_pk" PRIMARY KEY("relationship_id","version")
);
--> statement-breakpoint
ALTER TABLE "consent_reads" ADD CONSTRAINT "consent_reads_relationship_id_coaching_relationships_id_fk" FOREIGN KEY ("relationship_id") REFERENCES "public"."coaching_relationships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_versions" ADD CONSTRAINT "consent_versions_relationship_id_coaching_relationships_id_fk" FOREIGN KEY ("relationship_id") REFERENCES "public"."coaching_relationships"("id") ON DELETE cascade ON UPDATE no action;