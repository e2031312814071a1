CREATE TABLE "agency_webhooks" (
	"id" uuid PRIMARY KEY,
	"agency_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"sealed_secret" bytea NOT NULL,
	"previous_secret" bytea,
	"previous_until" timestamp(3) with time zone,
	"disabled_at" timestamp(3) with time zone,
	"disabled_because" text,
	"failing_since" timestamp(3) with time zone,
	"last_succeeded_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_webhooks_events" CHECK (cardinality("events") > 0),
	CONSTRAINT "agency_webhooks_url_length" CHECK (char_length("url") between 8 and 500),
	CONSTRAINT "agency_webhooks_previous_whole" CHECK (("previous_secret" is null) = ("previous_until" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY,
	"webhook_id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"event" text NOT NULL,
	"url" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp(3) with time zone,
	"last_status" integer,
	"last_error" text,
	"last_took_ms" integer,
	"delivered_at" timestamp(3) with time zone,
	"is_replay" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_state" CHECK ("state" in ('pending', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "agency_webhooks_agency" ON "agency_webhooks" ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" ("webhook_id","message_id") WHERE not "is_replay";--> statement-breakpoint
ALTER TABLE "agency_webhooks" ADD CONSTRAINT "agency_webhooks_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_agency_webhooks_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "agency_webhooks"("id") ON DELETE CASCADE;