ALTER TABLE "payment_objects" RENAME COLUMN "taken" TO "fetched_version";--> statement-breakpoint
ALTER TABLE "payment_objects" RENAME COLUMN "applied" TO "applied_version";