CREATE TABLE "agency_clients" (
	"id" uuid PRIMARY KEY,
	"agency_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"fee_type" text NOT NULL,
	"fee_percent" numeric(4,1),
	"fee_amount_minor" bigint,
	"fee_currency" text,
	"guarantee_days" integer NOT NULL,
	"stage_visible" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp(3) with time zone,
	"ends_at" timestamp(3) with time zone,
	"ended_by" text,
	"end_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_clients_state_known" CHECK ("state" in ('invited','active','paused','ended')),
	CONSTRAINT "agency_clients_fee_type_known" CHECK ("fee_type" in ('percent','fixed')),
	CONSTRAINT "agency_clients_fee_whole" CHECK (("fee_type" = 'percent' and "fee_percent" between 0 and 50 and num_nonnulls("fee_amount_minor", "fee_currency") = 0)
          or ("fee_type" = 'fixed' and "fee_percent" is null and "fee_amount_minor" >= 0 and "fee_currency" ~ '^[A-Z]{3}$')),
	CONSTRAINT "agency_clients_guarantee_range" CHECK ("guarantee_days" between 0 and 180),
	CONSTRAINT "agency_clients_ended_by_known" CHECK ("ended_by" in ('employer','agency')),
	CONSTRAINT "agency_clients_started" CHECK ("state" in ('invited','ended') or "starts_at" is not null),
	CONSTRAINT "agency_clients_ended" CHECK ("state" <> 'ended' or "ends_at" is not null),
	CONSTRAINT "agency_clients_message_length" CHECK (length("message") <= 1000),
	CONSTRAINT "agency_clients_reason_length" CHECK (length("end_reason") <= 500)
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY,
	"shortlisted_id" uuid NOT NULL UNIQUE,
	"agency_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"submitted_by" uuid NOT NULL,
	"note" text,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"owned_until" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_state_known" CHECK ("state" in ('submitted','accepted','denied','duplicate','expired')),
	CONSTRAINT "submissions_decided" CHECK (("state" = 'submitted') = ("decided_at" is null)),
	CONSTRAINT "submissions_owned" CHECK (("state" in ('accepted','expired')) = ("owned_until" is not null)),
	CONSTRAINT "submissions_note_length" CHECK (length("note") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "requirement_agencies" (
	"requirement_id" uuid,
	"agency_id" uuid,
	"contact_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"allowed_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requirement_agencies_pkey" PRIMARY KEY("requirement_id","agency_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "agency_clients_once" ON "agency_clients" ("agency_id","company_id") WHERE "state" <> 'ended';--> statement-breakpoint
CREATE INDEX "agency_clients_company" ON "agency_clients" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "agency_clients_agency" ON "agency_clients" ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "agency_clients_ending" ON "agency_clients" ("ends_at") WHERE "state" in ('active','paused') and "ends_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_agency" ON "submissions" ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "submissions_company" ON "submissions" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "submissions_requirement" ON "submissions" ("requirement_id");--> statement-breakpoint
CREATE INDEX "submissions_ownership" ON "submissions" ("owned_until") WHERE "state" = 'accepted';--> statement-breakpoint
CREATE INDEX "requirement_agencies_agency" ON "requirement_agencies" ("agency_id");--> statement-breakpoint
ALTER TABLE "agency_clients" ADD CONSTRAINT "agency_clients_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "agency_clients" ADD CONSTRAINT "agency_clients_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "agency_clients" ADD CONSTRAINT "agency_clients_invited_by_users_id_fkey" FOREIGN KEY ("invited_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_shortlisted_id_shortlisteds_id_fkey" FOREIGN KEY ("shortlisted_id") REFERENCES "shortlisteds"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_submitted_by_users_id_fkey" FOREIGN KEY ("submitted_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_decided_by_users_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "requirement_agencies" ADD CONSTRAINT "requirement_agencies_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "requirement_agencies" ADD CONSTRAINT "requirement_agencies_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "requirement_agencies" ADD CONSTRAINT "requirement_agencies_allowed_by_users_id_fkey" FOREIGN KEY ("allowed_by") REFERENCES "users"("id");