ALTER TABLE "coaching_relationships" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coaching_relationships" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "coaching_relationships" ADD COLUMN "is_blocked" boolean DEFAULT false NOT NULL;