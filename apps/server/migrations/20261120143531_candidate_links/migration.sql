CREATE TABLE "installation_keys" (
	"name" text PRIMARY KEY,
	"key" bytea NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_keys_length" CHECK (octet_length("key") = 32)
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY,
	"purpose" text NOT NULL,
	"action" text NOT NULL,
	"candidate_id" uuid NOT NULL,
	"company_id" uuid,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"token_hash" bytea NOT NULL UNIQUE,
	"payload" jsonb DEFAULT '{}' NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp(3) with time zone,
	"outcome" text,
	"closed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verifications_purpose" CHECK ("purpose" in ('candidateAction')),
	CONSTRAINT "verifications_action" CHECK ("action" in ('answerContactRequest','chooseInterviewSlot','answerOffer','followProgress','correctOrEraseData','askForExplanation','confirmStart','askForAccommodation')),
	CONSTRAINT "verifications_attempts" CHECK ("attempts" between 0 and 5),
	CONSTRAINT "verifications_used_with_outcome" CHECK (("used_at" is null) = ("outcome" is null)),
	CONSTRAINT "verifications_token_hash" CHECK (octet_length("token_hash") = 32)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_one_open" ON "verifications" ("candidate_id","action","subject_type","subject_id") WHERE "used_at" is null and "closed_at" is null;--> statement-breakpoint
CREATE INDEX "verifications_subject" ON "verifications" ("subject_type","subject_id");--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id");--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");