DROP TABLE "sandbox_checkouts" CASCADE;--> statement-breakpoint
ALTER TABLE "payment_events" DROP COLUMN "checkout_id";