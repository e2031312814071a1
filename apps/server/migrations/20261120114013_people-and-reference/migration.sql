CREATE TABLE "email_verifications" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" bytea,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"sent_on" date NOT NULL,
	"last_sent_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"superseded_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_verifications_email_lower_case" CHECK ("email" = lower("email")),
	CONSTRAINT "email_verifications_attempts" CHECK ("attempts" between 0 and 5),
	CONSTRAINT "email_verifications_sends" CHECK ("sent_count" between 0 and 5),
	CONSTRAINT "email_verifications_one_end" CHECK ("used_at" is null or "superseded_at" is null)
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key_hash" bytea PRIMARY KEY,
	"failures" integer NOT NULL,
	"last_failed_at" timestamp(3) with time zone NOT NULL,
	"locked_until" timestamp(3) with time zone,
	CONSTRAINT "login_attempts_failures" CHECK ("failures" >= 1)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"token_hash" bytea NOT NULL UNIQUE,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_hash_is_sha256" CHECK (length("token_hash") = 32),
	CONSTRAINT "sessions_expiry_follows" CHECK ("expires_at" > "created_at")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text,
	"scope" text NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"email_verified_at" timestamp(3) with time zone,
	"two_factor" text DEFAULT 'none' NOT NULL,
	"last_login_at" timestamp(3) with time zone,
	"disabled_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "users_email_lower_case" CHECK ("email" = lower("email")),
	CONSTRAINT "users_email_shape" CHECK ("email" ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length("email") <= 254),
	CONSTRAINT "users_full_name_length" CHECK (length("full_name") between 2 and 80),
	CONSTRAINT "users_scope" CHECK ("scope" in ('platform', 'employer', 'agency', 'agencyClient')),
	CONSTRAINT "users_two_factor" CHECK ("two_factor" in ('none', 'totp'))
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"timezone" text NOT NULL,
	"size_band" text,
	"industry_id" uuid,
	"deleted_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "companies_name_length" CHECK (length("name") between 2 and 200),
	CONSTRAINT "companies_size_band" CHECK ("size_band" is null or "size_band" in ('1-10', '11-50', '51-200', '201-1000', '1000+'))
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"email_verification_id" uuid NOT NULL,
	"accept_terms_at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registrations_state" CHECK ("state" in ('started', 'mailSent', 'verified', 'completed'))
);
--> statement-breakpoint
CREATE TABLE "permissions" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"reach" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "permissions_name_reach_unique" UNIQUE("name","reach"),
	CONSTRAINT "permissions_name_shape" CHECK ("name" ~ '^[a-zA-Z]+([.][a-zA-Z]+)*$'),
	CONSTRAINT "permissions_reach" CHECK ("reach" in ('all', 'assigned', 'own', 'read', 'masked'))
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"role_id" uuid,
	"permission_id" uuid,
	CONSTRAINT "role_permissions_pkey" PRIMARY KEY("role_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"description" text NOT NULL,
	"built_in" boolean NOT NULL,
	"company_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_key_unique" UNIQUE NULLS NOT DISTINCT("scope","company_id","key"),
	CONSTRAINT "roles_scope" CHECK ("scope" in ('platform', 'employer', 'agency', 'agencyClient')),
	CONSTRAINT "roles_built_in_belong_to_nobody" CHECK ("built_in" = ("company_id" is null))
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid,
	"role_id" uuid,
	CONSTRAINT "user_roles_pkey" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "teammates" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid,
	"agency_id" uuid,
	"email" text NOT NULL,
	"user_id" uuid,
	"role_id" uuid NOT NULL,
	"seat" text DEFAULT 'paid' NOT NULL,
	"invited_by" uuid,
	"token_hash" bytea,
	"expires_at" timestamp(3) with time zone,
	"message" text,
	"last_seen_at" timestamp(3) with time zone,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "teammates_have_a_tenant" CHECK (num_nonnulls("company_id", "agency_id") >= 1),
	CONSTRAINT "teammates_email_lower_case" CHECK ("email" = lower("email")),
	CONSTRAINT "teammates_message_length" CHECK (length("message") <= 500),
	CONSTRAINT "teammates_state" CHECK ("state" in ('pending', 'active', 'declined', 'expired', 'revoked', 'suspended', 'removed')),
	CONSTRAINT "teammates_active_are_users" CHECK ("state" not in ('active', 'suspended') or "user_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" uuid PRIMARY KEY,
	"slug" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"parent_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY,
	"code" text NOT NULL UNIQUE,
	"name" text NOT NULL UNIQUE,
	"dial_code" text NOT NULL,
	"currency" text NOT NULL,
	"eu" boolean NOT NULL,
	"eea" boolean NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "countries_code_shape" CHECK ("code" ~ '^[A-Z]{2}$'),
	CONSTRAINT "countries_currency_shape" CHECK ("currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "countries_dial_code_shape" CHECK ("dial_code" ~ '^[+][0-9]')
);
--> statement-breakpoint
CREATE TABLE "timezones" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL UNIQUE,
	"country_codes" text[] NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sample_job_description_skills" (
	"sample_id" uuid,
	"skill_id" uuid,
	CONSTRAINT "sample_job_description_skills_pkey" PRIMARY KEY("sample_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "sample_job_descriptions" (
	"id" uuid PRIMARY KEY,
	"slug" text NOT NULL UNIQUE,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"title_id" uuid,
	"locale" text NOT NULL,
	"licence_note" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sample_job_descriptions_body_length" CHECK (length("body") between 200 and 6000)
);
--> statement-breakpoint
CREATE TABLE "skill_aliases" (
	"skill_id" uuid,
	"alias_key" text,
	"alias" text NOT NULL,
	CONSTRAINT "skill_aliases_pkey" PRIMARY KEY("skill_id","alias_key")
);
--> statement-breakpoint
CREATE TABLE "skill_links" (
	"from_id" uuid,
	"to_id" uuid,
	"kind" text,
	"strength" double precision DEFAULT 1 NOT NULL,
	CONSTRAINT "skill_links_pkey" PRIMARY KEY("from_id","kind","to_id"),
	CONSTRAINT "skill_links_kind" CHECK ("kind" in ('broader', 'related')),
	CONSTRAINT "skill_links_strength" CHECK ("strength" between 0 and 1),
	CONSTRAINT "skill_links_lead_elsewhere" CHECK ("from_id" <> "to_id")
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" uuid PRIMARY KEY,
	"slug" text NOT NULL UNIQUE,
	"name" text NOT NULL UNIQUE,
	"kind" text NOT NULL,
	"popularity" double precision NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skills_slug_shape" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "skills_kind" CHECK ("kind" in ('language', 'framework', 'tool', 'domain', 'soft')),
	CONSTRAINT "skills_popularity" CHECK ("popularity" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "title_aliases" (
	"title_id" uuid,
	"alias_key" text,
	"alias" text NOT NULL,
	CONSTRAINT "title_aliases_pkey" PRIMARY KEY("title_id","alias_key")
);
--> statement-breakpoint
CREATE TABLE "title_skills" (
	"title_id" uuid,
	"skill_id" uuid,
	"position" integer NOT NULL,
	CONSTRAINT "title_skills_pkey" PRIMARY KEY("title_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "titles" (
	"id" uuid PRIMARY KEY,
	"slug" text NOT NULL UNIQUE,
	"name" text NOT NULL UNIQUE,
	"family" text NOT NULL,
	"seniority" text NOT NULL,
	"onet_code" text,
	"esco_uri" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "titles_slug_shape" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "titles_seniority" CHECK ("seniority" in ('intern', 'junior', 'mid', 'senior', 'staff', 'lead', 'none'))
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY,
	"tenant_id" uuid,
	"seq" bigint DEFAULT 0 NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"on_behalf_of" uuid,
	"verb" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"requirement_id" uuid,
	"candidate_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"reason_code" text,
	"ip" text,
	"request_id" text NOT NULL,
	"prev_hash" bytea DEFAULT '\x' NOT NULL,
	"hash" bytea DEFAULT '\x' NOT NULL,
	CONSTRAINT "activities_seq_unique" UNIQUE NULLS NOT DISTINCT("tenant_id","seq"),
	CONSTRAINT "activities_actor_type" CHECK ("actor_type" in ('user', 'agency', 'candidateLink', 'apiKey', 'system', 'guest'))
);
--> statement-breakpoint
CREATE TABLE "activity_heads" (
	"tenant_id" uuid CONSTRAINT "activity_heads_tenant_unique" UNIQUE NULLS NOT DISTINCT,
	"seq" bigint NOT NULL,
	"hash" bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY,
	"effect" text NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_after" timestamp(3) with time zone NOT NULL,
	"failed_at" timestamp(3) with time zone,
	"last_error" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_attempts" CHECK ("attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "scheduled_runs" (
	"task" text PRIMARY KEY,
	"last_run_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "email_verifications_user" ON "email_verifications" ("user_id");--> statement-breakpoint
CREATE INDEX "login_attempts_age" ON "login_attempts" ("last_failed_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" ("email") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" ("created_at") WHERE "email_verified_at" is null;--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" ("name");--> statement-breakpoint
CREATE INDEX "registrations_user" ON "registrations" ("user_id");--> statement-breakpoint
CREATE INDEX "registrations_company" ON "registrations" ("company_id");--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teammates_one_tenant_per_user" ON "teammates" ("user_id") WHERE "state" in ('active', 'suspended');--> statement-breakpoint
CREATE INDEX "teammates_company" ON "teammates" ("company_id");--> statement-breakpoint
CREATE INDEX "teammates_agency" ON "teammates" ("agency_id");--> statement-breakpoint
CREATE INDEX "teammates_email" ON "teammates" ("email");--> statement-breakpoint
CREATE INDEX "skill_aliases_key" ON "skill_aliases" ("alias_key");--> statement-breakpoint
CREATE INDEX "skill_links_to" ON "skill_links" ("to_id");--> statement-breakpoint
CREATE INDEX "title_aliases_key" ON "title_aliases" ("alias_key");--> statement-breakpoint
CREATE INDEX "title_skills_skill" ON "title_skills" ("skill_id");--> statement-breakpoint
CREATE INDEX "titles_family" ON "titles" ("family");--> statement-breakpoint
CREATE INDEX "activities_at" ON "activities" ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "activities_target" ON "activities" ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "activities_actor" ON "activities" ("actor_id","at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" ("run_after") WHERE "failed_at" is null;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_country_countries_code_fkey" FOREIGN KEY ("country") REFERENCES "countries"("code");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_industry_id_industries_id_fkey" FOREIGN KEY ("industry_id") REFERENCES "industries"("id");--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_email_verification_id_email_verifications_id_fkey" FOREIGN KEY ("email_verification_id") REFERENCES "email_verifications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_roles_id_fkey" FOREIGN KEY ("role_id") REFERENCES "roles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_permission_id_permissions_id_fkey" FOREIGN KEY ("permission_id") REFERENCES "permissions"("id");--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fkey" FOREIGN KEY ("role_id") REFERENCES "roles"("id");--> statement-breakpoint
ALTER TABLE "teammates" ADD CONSTRAINT "teammates_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "teammates" ADD CONSTRAINT "teammates_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "teammates" ADD CONSTRAINT "teammates_role_id_roles_id_fkey" FOREIGN KEY ("role_id") REFERENCES "roles"("id");--> statement-breakpoint
ALTER TABLE "teammates" ADD CONSTRAINT "teammates_invited_by_users_id_fkey" FOREIGN KEY ("invited_by") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "industries" ADD CONSTRAINT "industries_parent_id_industries_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "industries"("id");--> statement-breakpoint
ALTER TABLE "sample_job_description_skills" ADD CONSTRAINT "sample_job_description_skills_tWBXGq22Rr5W_fkey" FOREIGN KEY ("sample_id") REFERENCES "sample_job_descriptions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sample_job_description_skills" ADD CONSTRAINT "sample_job_description_skills_skill_id_skills_id_fkey" FOREIGN KEY ("skill_id") REFERENCES "skills"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sample_job_descriptions" ADD CONSTRAINT "sample_job_descriptions_title_id_titles_id_fkey" FOREIGN KEY ("title_id") REFERENCES "titles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "skill_aliases" ADD CONSTRAINT "skill_aliases_skill_id_skills_id_fkey" FOREIGN KEY ("skill_id") REFERENCES "skills"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "skill_links" ADD CONSTRAINT "skill_links_from_id_skills_id_fkey" FOREIGN KEY ("from_id") REFERENCES "skills"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "skill_links" ADD CONSTRAINT "skill_links_to_id_skills_id_fkey" FOREIGN KEY ("to_id") REFERENCES "skills"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "title_aliases" ADD CONSTRAINT "title_aliases_title_id_titles_id_fkey" FOREIGN KEY ("title_id") REFERENCES "titles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "title_skills" ADD CONSTRAINT "title_skills_title_id_titles_id_fkey" FOREIGN KEY ("title_id") REFERENCES "titles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "title_skills" ADD CONSTRAINT "title_skills_skill_id_skills_id_fkey" FOREIGN KEY ("skill_id") REFERENCES "skills"("id") ON DELETE CASCADE;