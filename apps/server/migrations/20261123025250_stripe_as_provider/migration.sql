CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY,
	"kind" text NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "document_number" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "document_url" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "checkout_ref" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "payment_method" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_provider_ref_key" UNIQUE("provider_ref");