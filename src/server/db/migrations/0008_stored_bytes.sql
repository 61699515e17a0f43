ALTER TABLE "sync_operations" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sync_owners" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sync_owners" ADD COLUMN "operations" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "sync_operations" SET "bytes" = octet_length("value"::text) WHERE "value" IS NOT NULL;--> statement-breakpoint
UPDATE "sync_owners" SET "bytes" = stored."bytes", "operations" = stored."operations"
FROM (SELECT "owner", sum("bytes") AS "bytes", count(*) AS "operations" FROM "sync_operations" GROUP BY "owner") AS stored
WHERE stored."owner" = "sync_owners"."owner";
