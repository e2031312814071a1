CREATE SCHEMA "demographics";
--> statement-breakpoint
CREATE TABLE "bias_audits" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid,
	"asked_by" uuid,
	"state" text NOT NULL,
	"from_month" text NOT NULL,
	"to_month" text NOT NULL,
	"tries_reranking" boolean NOT NULL,
	"result" jsonb,
	"failure" text,
	"published_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bias_audits_state_known" CHECK ("state" in ('queued','running','ready','failed')),
	CONSTRAINT "bias_audits_months" CHECK ("from_month" <= "to_month"),
	CONSTRAINT "bias_audits_ready_with_result" CHECK (("state" = 'ready') = ("result" is not null)),
	CONSTRAINT "bias_audits_failed_with_reason" CHECK (("state" = 'failed') = ("failure" is not null)),
	CONSTRAINT "bias_audits_published_ready" CHECK ("published_at" is null or "state" = 'ready')
);
--> statement-breakpoint
CREATE TABLE "demographics"."answers" (
	"subject" bytea PRIMARY KEY,
	"sealed" bytea NOT NULL,
	"answered_in" date NOT NULL,
	"kept_until" date NOT NULL,
	CONSTRAINT "answers_subject_length" CHECK (octet_length("subject") = 32),
	CONSTRAINT "answers_sealed_length" CHECK (octet_length("sealed") between 29 and 200)
);
--> statement-breakpoint
CREATE INDEX "bias_audits_lately" ON "bias_audits" ("created_at","id");--> statement-breakpoint
CREATE INDEX "bias_audits_published" ON "bias_audits" ("published_at") WHERE "published_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bias_audits_one_at_a_time" ON "bias_audits" (coalesce("company_id", '00000000-0000-0000-0000-000000000000')) WHERE "state" in ('queued','running');--> statement-breakpoint
ALTER TABLE "bias_audits" ADD CONSTRAINT "bias_audits_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "bias_audits" ADD CONSTRAINT "bias_audits_asked_by_users_id_fkey" FOREIGN KEY ("asked_by") REFERENCES "users"("id") ON DELETE SET NULL;