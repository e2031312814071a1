CREATE TABLE "identity_attempts" (
	"id" uuid PRIMARY KEY,
	"purpose" text NOT NULL,
	"company_id" uuid,
	"user_id" uuid,
	"state_hash" bytea NOT NULL UNIQUE,
	"browser_hash" text NOT NULL,
	"sealed" bytea NOT NULL,
	"outcome" text DEFAULT 'started' NOT NULL,
	"token_hash" bytea,
	"issuer" text,
	"subject" text,
	"email" text,
	"full_name" text,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_attempts_purpose" CHECK ("purpose" in ('signIn', 'link')),
	CONSTRAINT "identity_attempts_outcome" CHECK ("outcome" in ('started', 'taken', 'proven', 'used')),
	CONSTRAINT "identity_attempts_holder" CHECK (("purpose" = 'link') = ("user_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "linked_identities" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"last_login_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "linked_identities_subject" UNIQUE NULLS NOT DISTINCT("issuer","subject","company_id"),
	CONSTRAINT "linked_identities_subject_length" CHECK (length("subject") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "scim_tokens" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"token_hash" bytea NOT NULL UNIQUE,
	"hint" text NOT NULL,
	"created_by" uuid,
	"last_used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scim_tokens_hash" CHECK (octet_length("token_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "sign_in_domains" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"proof" text NOT NULL,
	"proven_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_domains_once" UNIQUE("company_id","domain"),
	CONSTRAINT "sign_in_domains_lower_case" CHECK ("domain" = lower("domain"))
);
--> statement-breakpoint
CREATE TABLE "sign_in_providers" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL UNIQUE,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" bytea NOT NULL,
	"enforced" boolean DEFAULT false NOT NULL,
	"join_role" text,
	"tested_at" timestamp(3) with time zone,
	"test_problem" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sign_in_providers_name" CHECK (char_length("name") between 1 and 60),
	CONSTRAINT "sign_in_providers_join_role" CHECK ("join_role" in ('viewer', 'recruiter'))
);
--> statement-breakpoint
ALTER TABLE "teammates" ADD COLUMN "is_provisioned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "teammates" ADD COLUMN "external_id" text;--> statement-breakpoint
CREATE INDEX "identity_attempts_expiry" ON "identity_attempts" ("expires_at");--> statement-breakpoint
CREATE INDEX "linked_identities_user" ON "linked_identities" ("user_id");--> statement-breakpoint
CREATE INDEX "linked_identities_company" ON "linked_identities" ("company_id");--> statement-breakpoint
CREATE INDEX "scim_tokens_company" ON "scim_tokens" ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_domains_proven" ON "sign_in_domains" ("domain") WHERE "proven_at" is not null;--> statement-breakpoint
ALTER TABLE "identity_attempts" ADD CONSTRAINT "identity_attempts_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "identity_attempts" ADD CONSTRAINT "identity_attempts_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_created_by_users_id_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "sign_in_domains" ADD CONSTRAINT "sign_in_domains_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sign_in_providers" ADD CONSTRAINT "sign_in_providers_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "teammates" ADD CONSTRAINT "teammates_external_id_length" CHECK (length("external_id") <= 255);