CREATE TYPE "evidence_grade" AS ENUM('claimed', 'agency', 'assessed', 'interviewed', 'workSample');--> statement-breakpoint
CREATE TABLE "agencies" (
	"id" uuid PRIMARY KEY,
	"legal_name" text NOT NULL,
	"slug" text NOT NULL UNIQUE,
	"country" text NOT NULL,
	"registration_no" text,
	"website" text,
	"domain" text NOT NULL UNIQUE,
	"specialities" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"contact_email" text NOT NULL,
	"dpo_email" text NOT NULL,
	"ownership_days" integer DEFAULT 180 NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agencies_state_known" CHECK ("state" in ('applied','underReview','approved','rejected','suspended','closed')),
	CONSTRAINT "agencies_legal_name_length" CHECK (char_length("legal_name") between 2 and 200),
	CONSTRAINT "agencies_slug_shape" CHECK ("slug" ~ '^[a-z0-9-]{1,80}$'),
	CONSTRAINT "agencies_country_code" CHECK ("country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "agencies_ownership_days" CHECK ("ownership_days" between 0 and 3650)
);
--> statement-breakpoint
CREATE TABLE "candidate_changes" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "candidate_changes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" xid8 DEFAULT pg_current_xact_id() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_contacts" (
	"candidate_id" uuid PRIMARY KEY,
	"legal_name" text,
	"email" text,
	"phone" text,
	"city" text,
	"links" jsonb DEFAULT '[]' NOT NULL,
	"deny_companies" text[] DEFAULT '{}'::text[] NOT NULL,
	"originals" jsonb DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_education" (
	"candidate_id" uuid,
	"position" smallint,
	"area" text,
	"study_type" text,
	"institution" text,
	CONSTRAINT "candidate_education_pkey" PRIMARY KEY("candidate_id","position")
);
--> statement-breakpoint
CREATE TABLE "candidate_languages" (
	"candidate_id" uuid,
	"code" text,
	"level" text NOT NULL,
	CONSTRAINT "candidate_languages_pkey" PRIMARY KEY("candidate_id","code"),
	CONSTRAINT "candidate_languages_level_known" CHECK ("level" in ('A1','A2','B1','B2','C1','C2'))
);
--> statement-breakpoint
CREATE TABLE "candidate_skills" (
	"candidate_id" uuid,
	"skill_id" uuid,
	"years" real,
	"level" smallint,
	"evidence" "evidence_grade" NOT NULL,
	"evidence_on" date,
	"last_used_on" date,
	"prominence" smallint DEFAULT 1 NOT NULL,
	"excerpt" text,
	CONSTRAINT "candidate_skills_pkey" PRIMARY KEY("candidate_id","skill_id"),
	CONSTRAINT "candidate_skills_years_range" CHECK ("years" between 0 and 60),
	CONSTRAINT "candidate_skills_level_range" CHECK ("level" between 1 and 5),
	CONSTRAINT "candidate_skills_prominence_range" CHECK ("prominence" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "candidate_work" (
	"candidate_id" uuid,
	"position" smallint,
	"title" text NOT NULL,
	"title_id" uuid,
	"employer" text,
	"started_on" text,
	"ended_on" text,
	"summary" text,
	"skill_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	CONSTRAINT "candidate_work_pkey" PRIMARY KEY("candidate_id","position")
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"id" uuid PRIMARY KEY,
	"agency_id" uuid,
	"external_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"masked_name" text NOT NULL,
	"headline" text NOT NULL,
	"summary" text,
	"title_id" uuid,
	"seniority" text NOT NULL,
	"experience_months" integer,
	"rate_amount_minor" bigint,
	"rate_currency" text,
	"rate_period" text,
	"hourly_rate_minor" integer,
	"notice_days" integer,
	"hours_per_week" integer,
	"timezone" text,
	"working_hours" jsonb DEFAULT '[]' NOT NULL,
	"country" text,
	"engagement" text[] DEFAULT '{}'::text[] NOT NULL,
	"state" text NOT NULL,
	"last_confirmed_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidates_source_external_id" UNIQUE NULLS NOT DISTINCT("agency_id","external_id"),
	CONSTRAINT "candidates_state_known" CHECK ("state" in ('draft','inVetting','available','engaged','paused','erased')),
	CONSTRAINT "candidates_seniority_known" CHECK ("seniority" in ('intern','junior','mid','senior','staff','lead','none')),
	CONSTRAINT "candidates_experience_range" CHECK ("experience_months" between 0 and 720),
	CONSTRAINT "candidates_rate_whole" CHECK (num_nulls("rate_amount_minor", "rate_currency", "rate_period") in (0, 3)
          and ("rate_period" is null or "rate_period" in ('hour','day','month','year'))
          and ("rate_currency" is null or "rate_currency" ~ '^[A-Z]{3}$')
          and coalesce("rate_amount_minor", 0) >= 0),
	CONSTRAINT "candidates_hourly_rate_range" CHECK ("hourly_rate_minor" >= 0),
	CONSTRAINT "candidates_notice_range" CHECK ("notice_days" between 0 and 365),
	CONSTRAINT "candidates_hours_range" CHECK ("hours_per_week" between 1 and 60),
	CONSTRAINT "candidates_country_code" CHECK ("country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"candidate_id" uuid,
	"purpose" text,
	"until" date NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_pkey" PRIMARY KEY("candidate_id","purpose"),
	CONSTRAINT "consents_purpose_known" CHECK ("purpose" in ('matching','contact','community','statistics'))
);
--> statement-breakpoint
CREATE TABLE "vetting_results" (
	"id" uuid PRIMARY KEY,
	"candidate_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"method" text NOT NULL,
	"assessor_role" text NOT NULL,
	"result" text NOT NULL,
	"score" real,
	"score_max" real,
	"on" date NOT NULL,
	"valid_until" date,
	"document_hash" text,
	"supersedes" uuid CONSTRAINT "vetting_results_superseded_once" UNIQUE,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vetting_results_result_known" CHECK ("result" in ('pass','fail','score')),
	CONSTRAINT "vetting_results_score_whole" CHECK (("result" <> 'score' or num_nulls("score", "score_max") = 0)
          and ("score" is null or "score" between 0 and "score_max"))
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
	"name" text NOT NULL,
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
CREATE TABLE "reference_data" (
	"name" text PRIMARY KEY,
	"digest" text NOT NULL,
	"synchronised_at" timestamp(3) with time zone NOT NULL
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
	"name" text NOT NULL,
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
	"name" text NOT NULL,
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
CREATE TABLE "shortlisteds" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"added_by" uuid NOT NULL,
	"search_id" uuid,
	"rank_at_add" integer,
	"score_at_add" integer,
	"owner_id" uuid,
	"stage" text NOT NULL,
	"stage_since" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"pass_code" text,
	"pass_note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlisteds_once" UNIQUE("requirement_id","candidate_id"),
	CONSTRAINT "shortlisteds_stage_known" CHECK ("stage" in ('submitted','duplicate','denied','shortlisted','contactRequested','contactReleased','interviewing','decision','offer','hired','passed','withdrawn','closed')),
	CONSTRAINT "shortlisteds_passed_with_reason" CHECK ("stage" <> 'passed' or "pass_code" is not null)
);
--> statement-breakpoint
CREATE TABLE "anonymous_users" (
	"id" uuid PRIMARY KEY,
	"cookie_hash" text NOT NULL UNIQUE,
	"first_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"consent_analytics" boolean DEFAULT false NOT NULL,
	"converted_user_id" uuid
);
--> statement-breakpoint
CREATE TABLE "candidate_anonymous_searches" (
	"id" uuid PRIMARY KEY,
	"anonymous_user_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"door" text NOT NULL,
	"text" text,
	"query_card" jsonb NOT NULL,
	"spans" jsonb NOT NULL,
	"not_understood" jsonb NOT NULL,
	"lint" jsonb NOT NULL,
	"matches" jsonb NOT NULL,
	"facets" jsonb NOT NULL,
	"waterfall" jsonb NOT NULL,
	"pool_hash" text NOT NULL,
	"pool_size" integer NOT NULL,
	"matched_count" integer NOT NULL,
	"pay_band" jsonb,
	"model_version_id" text NOT NULL,
	"took_ms" real NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_anonymous_searches_place" UNIQUE("anonymous_user_id","place"),
	CONSTRAINT "candidate_anonymous_searches_place_range" CHECK ("place" >= 1),
	CONSTRAINT "candidate_anonymous_searches_text_length" CHECK (char_length("text") <= 4000),
	CONSTRAINT "candidate_anonymous_searches_door_known" CHECK ("door" in ('jobDesc','summary','skill')),
	CONSTRAINT "candidate_anonymous_searches_counts" CHECK ("matched_count" between 0 and "pool_size")
);
--> statement-breakpoint
CREATE TABLE "requirement_assignments" (
	"requirement_id" uuid,
	"user_id" uuid,
	"assigned_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requirement_assignments_pkey" PRIMARY KEY("requirement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "requirements" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"query_card" jsonb NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL,
	"band_amount_minor" bigint,
	"band_currency" text,
	"band_period" text,
	"state" text NOT NULL,
	"opened_at" timestamp(3) with time zone,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requirements_state_known" CHECK ("state" in ('draft','pendingApproval','open','paused','filled','cancelled','archived')),
	CONSTRAINT "requirements_seats_range" CHECK ("seats" between 1 and 1000),
	CONSTRAINT "requirements_title_length" CHECK (char_length("title") between 1 and 120),
	CONSTRAINT "requirements_band_whole" CHECK (num_nulls("band_amount_minor", "band_currency", "band_period") in (0, 3)
          and coalesce("band_amount_minor", 0) >= 0),
	CONSTRAINT "requirements_opened" CHECK ("state" in ('draft','pendingApproval','cancelled','archived') or "opened_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "candidate_searches" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"requirement_id" uuid,
	"parent_id" uuid,
	"door" text NOT NULL,
	"text" text,
	"query_card" jsonb NOT NULL,
	"spans" jsonb NOT NULL,
	"not_understood" jsonb NOT NULL,
	"lint" jsonb NOT NULL,
	"pool_hash" text NOT NULL,
	"pool_size" integer NOT NULL,
	"matched_count" integer NOT NULL,
	"frozen_count" integer NOT NULL,
	"facets" jsonb NOT NULL,
	"waterfall" jsonb NOT NULL,
	"model_version_id" text NOT NULL,
	"took_ms" real NOT NULL,
	"state" text NOT NULL,
	"saved_name" text,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_searches_door_known" CHECK ("door" in ('jobDesc','summary','skill')),
	CONSTRAINT "candidate_searches_state_known" CHECK ("state" in ('queued','running','ready','failed','superseded')),
	CONSTRAINT "candidate_searches_text_length" CHECK (char_length("text") <= 20000),
	CONSTRAINT "candidate_searches_name_length" CHECK (char_length("saved_name") between 1 and 80),
	CONSTRAINT "candidate_searches_counts" CHECK ("matched_count" between 0 and "pool_size" and "frozen_count" between 0 and "matched_count"),
	CONSTRAINT "candidate_searches_deletion_whole" CHECK (num_nulls("deleted_at", "deleted_by") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "search_matches" (
	"search_id" uuid,
	"rank" integer,
	"candidate_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"low" integer NOT NULL,
	"high" integer NOT NULL,
	"tie_group" integer NOT NULL,
	"overlap_hours" real,
	"must_haves" jsonb NOT NULL,
	"contributions" jsonb NOT NULL,
	"sentence" text NOT NULL,
	CONSTRAINT "search_matches_pkey" PRIMARY KEY("search_id","rank"),
	CONSTRAINT "search_matches_once" UNIQUE("search_id","candidate_id"),
	CONSTRAINT "search_matches_rank_range" CHECK ("rank" >= 1),
	CONSTRAINT "search_matches_band" CHECK ("low" <= "high")
);
--> statement-breakpoint
CREATE TABLE "stars" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"requirement_id" uuid,
	"note" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stars_once" UNIQUE("user_id","candidate_id"),
	CONSTRAINT "stars_note_length" CHECK (char_length("note") <= 200)
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
	"agency_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_key_unique" UNIQUE NULLS NOT DISTINCT("company_id","agency_id","key"),
	CONSTRAINT "roles_scope" CHECK ("scope" in ('platform', 'employer', 'agency', 'agencyClient')),
	CONSTRAINT "roles_built_in_belong_to_nobody" CHECK ("built_in" = (num_nonnulls("company_id", "agency_id") = 0))
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
CREATE INDEX "candidate_changes_xid" ON "candidate_changes" ("xid");--> statement-breakpoint
CREATE INDEX "candidates_created" ON "candidates" ("created_at","id");--> statement-breakpoint
CREATE INDEX "vetting_results_candidate" ON "vetting_results" ("candidate_id","on");--> statement-breakpoint
CREATE INDEX "skill_aliases_key" ON "skill_aliases" ("alias_key");--> statement-breakpoint
CREATE INDEX "skill_links_to" ON "skill_links" ("to_id");--> statement-breakpoint
CREATE INDEX "title_aliases_key" ON "title_aliases" ("alias_key");--> statement-breakpoint
CREATE INDEX "title_skills_skill" ON "title_skills" ("skill_id");--> statement-breakpoint
CREATE INDEX "titles_family" ON "titles" ("family");--> statement-breakpoint
CREATE INDEX "email_verifications_user" ON "email_verifications" ("user_id");--> statement-breakpoint
CREATE INDEX "login_attempts_age" ON "login_attempts" ("last_failed_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" ("email") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_mail_domain" ON "users" (split_part("email", '@', 2));--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" ("created_at") WHERE "email_verified_at" is null;--> statement-breakpoint
CREATE INDEX "shortlisteds_of_company" ON "shortlisteds" ("company_id","candidate_id");--> statement-breakpoint
CREATE INDEX "anonymous_users_last_seen" ON "anonymous_users" ("last_seen_at");--> statement-breakpoint
CREATE INDEX "candidate_anonymous_searches_expiry" ON "candidate_anonymous_searches" ("expires_at");--> statement-breakpoint
CREATE INDEX "requirement_assignments_user" ON "requirement_assignments" ("user_id");--> statement-breakpoint
CREATE INDEX "requirements_company" ON "requirements" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_searches_of_user" ON "candidate_searches" ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "candidate_searches_of_company" ON "candidate_searches" ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "search_matches_candidate" ON "search_matches" ("candidate_id");--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" ("name");--> statement-breakpoint
CREATE INDEX "registrations_user" ON "registrations" ("user_id");--> statement-breakpoint
CREATE INDEX "registrations_company" ON "registrations" ("company_id");--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teammates_one_tenant_per_user" ON "teammates" ("user_id") WHERE "state" in ('active', 'suspended');--> statement-breakpoint
CREATE INDEX "teammates_company" ON "teammates" ("company_id");--> statement-breakpoint
CREATE INDEX "teammates_agency" ON "teammates" ("agency_id");--> statement-breakpoint
CREATE INDEX "teammates_email" ON "teammates" ("email");--> statement-breakpoint
CREATE INDEX "activities_at" ON "activities" ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "activities_target" ON "activities" ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "activities_actor" ON "activities" ("actor_id","at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" ("run_after") WHERE "failed_at" is null;--> statement-breakpoint
ALTER TABLE "candidate_contacts" ADD CONSTRAINT "candidate_contacts_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "candidate_education" ADD CONSTRAINT "candidate_education_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "candidate_languages" ADD CONSTRAINT "candidate_languages_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_skill_id_skills_id_fkey" FOREIGN KEY ("skill_id") REFERENCES "skills"("id");--> statement-breakpoint
ALTER TABLE "candidate_work" ADD CONSTRAINT "candidate_work_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "candidate_work" ADD CONSTRAINT "candidate_work_title_id_titles_id_fkey" FOREIGN KEY ("title_id") REFERENCES "titles"("id");--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_title_id_titles_id_fkey" FOREIGN KEY ("title_id") REFERENCES "titles"("id");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "vetting_results" ADD CONSTRAINT "vetting_results_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "vetting_results" ADD CONSTRAINT "vetting_results_supersedes_vetting_results_id_fkey" FOREIGN KEY ("supersedes") REFERENCES "vetting_results"("id");--> statement-breakpoint
ALTER TABLE "industries" ADD CONSTRAINT "industries_parent_id_industries_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "industries"("id");--> statement-breakpoint
ALTER TABLE "sample_job_description_skills" ADD CONSTRAINT "sample_job_description_skills_tWBXGq22Rr5W_fkey" FOREIGN KEY ("sample_id") REFERENCES "sample_job_descriptions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sample_job_description_skills" ADD CONSTRAINT "sample_job_description_skills_skill_id_skills_id_fkey" FOREIGN KEY ("skill_id") REFERENCES "skills"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sample_job_descriptions" ADD CONSTRAINT "sample_job_descriptions_title_id_titles_id_fkey" FOREIGN KEY ("title_id") REFERENCES "titles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "skill_aliases" ADD CONSTRAINT "skill_aliases_skill_id_skills_id_fkey" FOREIGN KEY ("skill_id") REFERENCES "skills"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "skill_links" ADD CONSTRAINT "skill_links_from_id_skills_id_fkey" FOREIGN KEY ("from_id") REFERENCES "skills"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "skill_links" ADD CONSTRAINT "skill_links_to_id_skills_id_fkey" FOREIGN KEY ("to_id") REFERENCES "skills"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "title_aliases" ADD CONSTRAINT "title_aliases_title_id_titles_id_fkey" FOREIGN KEY ("title_id") REFERENCES "titles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "title_skills" ADD CONSTRAINT "title_skills_title_id_titles_id_fkey" FOREIGN KEY ("title_id") REFERENCES "titles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "title_skills" ADD CONSTRAINT "title_skills_skill_id_skills_id_fkey" FOREIGN KEY ("skill_id") REFERENCES "skills"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "shortlisteds" ADD CONSTRAINT "shortlisteds_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "shortlisteds" ADD CONSTRAINT "shortlisteds_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id");--> statement-breakpoint
ALTER TABLE "shortlisteds" ADD CONSTRAINT "shortlisteds_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id");--> statement-breakpoint
ALTER TABLE "shortlisteds" ADD CONSTRAINT "shortlisteds_added_by_users_id_fkey" FOREIGN KEY ("added_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "shortlisteds" ADD CONSTRAINT "shortlisteds_search_id_candidate_searches_id_fkey" FOREIGN KEY ("search_id") REFERENCES "candidate_searches"("id");--> statement-breakpoint
ALTER TABLE "shortlisteds" ADD CONSTRAINT "shortlisteds_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "anonymous_users" ADD CONSTRAINT "anonymous_users_converted_user_id_users_id_fkey" FOREIGN KEY ("converted_user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "candidate_anonymous_searches" ADD CONSTRAINT "candidate_anonymous_searches_mqxUn3Hs3c3F_fkey" FOREIGN KEY ("anonymous_user_id") REFERENCES "anonymous_users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "requirement_assignments" ADD CONSTRAINT "requirement_assignments_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "requirement_assignments" ADD CONSTRAINT "requirement_assignments_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "requirement_assignments" ADD CONSTRAINT "requirement_assignments_assigned_by_users_id_fkey" FOREIGN KEY ("assigned_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_created_by_users_id_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD CONSTRAINT "candidate_searches_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD CONSTRAINT "candidate_searches_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD CONSTRAINT "candidate_searches_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id");--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD CONSTRAINT "candidate_searches_parent_id_candidate_searches_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "candidate_searches"("id");--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD CONSTRAINT "candidate_searches_deleted_by_users_id_fkey" FOREIGN KEY ("deleted_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_search_id_candidate_searches_id_fkey" FOREIGN KEY ("search_id") REFERENCES "candidate_searches"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id");--> statement-breakpoint
ALTER TABLE "stars" ADD CONSTRAINT "stars_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "stars" ADD CONSTRAINT "stars_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "stars" ADD CONSTRAINT "stars_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_country_countries_code_fkey" FOREIGN KEY ("country") REFERENCES "countries"("code");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_industry_id_industries_id_fkey" FOREIGN KEY ("industry_id") REFERENCES "industries"("id");--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_email_verification_id_email_verifications_id_fkey" FOREIGN KEY ("email_verification_id") REFERENCES "email_verifications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_roles_id_fkey" FOREIGN KEY ("role_id") REFERENCES "roles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_permission_id_permissions_id_fkey" FOREIGN KEY ("permission_id") REFERENCES "permissions"("id");--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fkey" FOREIGN KEY ("role_id") REFERENCES "roles"("id");--> statement-breakpoint
ALTER TABLE "teammates" ADD CONSTRAINT "teammates_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "teammates" ADD CONSTRAINT "teammates_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "teammates" ADD CONSTRAINT "teammates_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "teammates" ADD CONSTRAINT "teammates_role_id_roles_id_fkey" FOREIGN KEY ("role_id") REFERENCES "roles"("id");--> statement-breakpoint
ALTER TABLE "teammates" ADD CONSTRAINT "teammates_invited_by_users_id_fkey" FOREIGN KEY ("invited_by") REFERENCES "users"("id") ON DELETE SET NULL;