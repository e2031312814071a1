CREATE TABLE "credit_movements" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period_start" timestamp(3) with time zone NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "credit_movements_once" UNIQUE("subject_id","kind"),
	CONSTRAINT "credit_movements_kind" CHECK ("kind" in ('reserve','spend','release','refund'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"company_id" uuid PRIMARY KEY,
	"plan_id" text DEFAULT 'free' NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL,
	"interval" text DEFAULT 'month' NOT NULL,
	"credits_included" integer,
	"credits_extra" integer DEFAULT 0 NOT NULL,
	"credits_used" integer DEFAULT 0 NOT NULL,
	"period_start" timestamp(3) with time zone NOT NULL,
	"period_end" timestamp(3) with time zone NOT NULL,
	"trial_end" timestamp(3) with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"provider" text DEFAULT 'none' NOT NULL,
	"provider_ref" text,
	"state" text DEFAULT 'active' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_credits" CHECK ("credits_used" >= 0 and "credits_extra" >= 0
          and ("credits_included" is null
            or "credits_used" <= "credits_included" + "credits_extra")),
	CONSTRAINT "subscriptions_period" CHECK ("period_start" < "period_end"),
	CONSTRAINT "subscriptions_interval" CHECK ("interval" in ('month','year')),
	CONSTRAINT "subscriptions_provider" CHECK ("provider" in ('none','manual','stripe')),
	CONSTRAINT "subscriptions_state" CHECK ("state" in ('incomplete','incompleteExpired','trialing','active','paused','pastDue','unpaid','canceled')),
	CONSTRAINT "subscriptions_seats" CHECK ("seats" >= 1)
);
--> statement-breakpoint
CREATE TABLE "candidate_releases" (
	"contact_info_id" uuid PRIMARY KEY,
	"candidate_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"released_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "candidate_releases_once" UNIQUE("candidate_id","requirement_id")
);
--> statement-breakpoint
CREATE TABLE "contact_infos" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"shortlisted_id" uuid NOT NULL,
	"agency_id" uuid,
	"requested_by" uuid NOT NULL,
	"message" text NOT NULL,
	"pay_amount_minor" bigint NOT NULL,
	"pay_currency" text NOT NULL,
	"pay_period" text NOT NULL,
	"location" text,
	"mismatches" text[] DEFAULT '{}'::text[] NOT NULL,
	"purpose" text NOT NULL,
	"undo_until" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"clock_reminded_at" timestamp(3) with time zone,
	"reminded_at" timestamp(3) with time zone,
	"state" text NOT NULL,
	"credit" text NOT NULL,
	"details" jsonb,
	"decided_by" text,
	"decided_at" timestamp(3) with time zone,
	"mandate" text,
	"decline_code" text,
	"decline_note" text,
	"dispute_code" text,
	"dispute_note" text,
	"disputed_at" timestamp(3) with time zone,
	"retain_until" timestamp(3) with time zone,
	"ended_because" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_infos_state" CHECK ("state" in ('queued','pending','approved','declined','expired','withdrawn','disputed','refunded','revoked')),
	CONSTRAINT "contact_infos_credit_follows" CHECK ("credit" = case when "state" in ('queued','pending') then 'reserved'
          when "state" in ('approved','disputed','revoked') then 'spent' else 'returned' end),
	CONSTRAINT "contact_infos_details_follow" CHECK (("details" is not null) = ("state" in ('approved','disputed'))),
	CONSTRAINT "contact_infos_message" CHECK (char_length("message") between 50 and 1500),
	CONSTRAINT "contact_infos_pay" CHECK ("pay_amount_minor" >= 0 and "pay_currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "contact_infos_pay_period" CHECK ("pay_period" in ('hour','day','month','year')),
	CONSTRAINT "contact_infos_sent" CHECK ("state" in ('queued','withdrawn') or "sent_at" is not null),
	CONSTRAINT "contact_infos_mandate" CHECK ("decided_by" is distinct from 'operator' or "mandate" is not null),
	CONSTRAINT "contact_infos_decided" CHECK (("decided_by" is null) = ("decided_at" is null)),
	CONSTRAINT "contact_infos_dispute" CHECK ("state" not in ('disputed','refunded') or "dispute_code" is not null)
);
--> statement-breakpoint
CREATE TABLE "data_corrections" (
	"id" uuid PRIMARY KEY,
	"candidate_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"proposal" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"answer" text,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_corrections_proposal" CHECK (char_length("proposal") between 3 and 2000),
	CONSTRAINT "data_corrections_state" CHECK ("state" in ('proposed','done','refused')),
	CONSTRAINT "data_corrections_topic" CHECK ("topic" in ('name','contact','skills','work','pay','availability','other'))
);
--> statement-breakpoint
CREATE TABLE "told_ends" (
	"shortlisted_id" uuid,
	"stage_since" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "told_ends_pkey" PRIMARY KEY("shortlisted_id","stage_since")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "credit_movements_one_end" ON "credit_movements" ("subject_id") WHERE "kind" in ('spend','release');--> statement-breakpoint
CREATE INDEX "credit_movements_company" ON "credit_movements" ("company_id","at");--> statement-breakpoint
CREATE INDEX "candidate_releases_company" ON "candidate_releases" ("company_id","candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_infos_one_open" ON "contact_infos" ("requirement_id","candidate_id") WHERE "state" in ('queued','pending','approved','disputed');--> statement-breakpoint
CREATE INDEX "contact_infos_company" ON "contact_infos" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_infos_candidate" ON "contact_infos" ("candidate_id");--> statement-breakpoint
CREATE INDEX "contact_infos_agency" ON "contact_infos" ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_infos_undo" ON "contact_infos" ("undo_until") WHERE "state" = 'queued';--> statement-breakpoint
CREATE INDEX "contact_infos_expiry" ON "contact_infos" ("expires_at") WHERE "state" = 'pending';--> statement-breakpoint
CREATE INDEX "contact_infos_retention" ON "contact_infos" ("retain_until") WHERE "state" in ('approved','disputed');--> statement-breakpoint
CREATE INDEX "data_corrections_candidate" ON "data_corrections" ("candidate_id","created_at");--> statement-breakpoint
CREATE INDEX "data_corrections_waiting" ON "data_corrections" ("created_at") WHERE "state" = 'proposed';--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_company_id_subscriptions_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "subscriptions"("company_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "candidate_releases" ADD CONSTRAINT "candidate_releases_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "candidate_releases" ADD CONSTRAINT "candidate_releases_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "candidate_releases" ADD CONSTRAINT "candidate_releases_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id");--> statement-breakpoint
ALTER TABLE "contact_infos" ADD CONSTRAINT "contact_infos_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "contact_infos" ADD CONSTRAINT "contact_infos_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id");--> statement-breakpoint
ALTER TABLE "contact_infos" ADD CONSTRAINT "contact_infos_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id");--> statement-breakpoint
ALTER TABLE "contact_infos" ADD CONSTRAINT "contact_infos_shortlisted_id_shortlisteds_id_fkey" FOREIGN KEY ("shortlisted_id") REFERENCES "shortlisteds"("id");--> statement-breakpoint
ALTER TABLE "contact_infos" ADD CONSTRAINT "contact_infos_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "contact_infos" ADD CONSTRAINT "contact_infos_requested_by_users_id_fkey" FOREIGN KEY ("requested_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "data_corrections" ADD CONSTRAINT "data_corrections_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "data_corrections" ADD CONSTRAINT "data_corrections_decided_by_users_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "told_ends" ADD CONSTRAINT "told_ends_shortlisted_id_shortlisteds_id_fkey" FOREIGN KEY ("shortlisted_id") REFERENCES "shortlisteds"("id") ON DELETE CASCADE;