CREATE TABLE "mail_deliveries" (
	"id" uuid PRIMARY KEY,
	"key" text NOT NULL UNIQUE,
	"message_id" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"try_again_at" timestamp(3) with time zone,
	"last_error" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_deliveries_state" CHECK ("state" in ('sending', 'sent', 'waiting', 'failed', 'uncertain')),
	CONSTRAINT "mail_deliveries_attempts" CHECK ("attempts" between 1 and 4),
	CONSTRAINT "mail_deliveries_sent" CHECK (("state" = 'sent') = ("sent_at" is not null)),
	CONSTRAINT "mail_deliveries_waiting" CHECK (("state" = 'waiting') = ("try_again_at" is not null)),
	CONSTRAINT "mail_deliveries_key_length" CHECK (length("key") between 1 and 300)
);
--> statement-breakpoint
CREATE INDEX "mail_deliveries_troubled" ON "mail_deliveries" ("created_at") WHERE "state" in ('failed', 'uncertain');--> statement-breakpoint
CREATE INDEX "mail_deliveries_sending" ON "mail_deliveries" ("started_at") WHERE "state" = 'sending';