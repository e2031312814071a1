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
CREATE INDEX "candidate_changes_xid" ON "candidate_changes" ("xid");--> statement-breakpoint
CREATE INDEX "candidates_created" ON "candidates" ("created_at","id");--> statement-breakpoint
CREATE INDEX "vetting_results_candidate" ON "vetting_results" ("candidate_id","on");--> statement-breakpoint
CREATE INDEX "shortlisteds_of_company" ON "shortlisteds" ("company_id","candidate_id");--> statement-breakpoint
CREATE INDEX "anonymous_users_last_seen" ON "anonymous_users" ("last_seen_at");--> statement-breakpoint
CREATE INDEX "candidate_anonymous_searches_expiry" ON "candidate_anonymous_searches" ("expires_at");--> statement-breakpoint
CREATE INDEX "requirement_assignments_user" ON "requirement_assignments" ("user_id");--> statement-breakpoint
CREATE INDEX "requirements_company" ON "requirements" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_searches_of_user" ON "candidate_searches" ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "candidate_searches_of_company" ON "candidate_searches" ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "search_matches_candidate" ON "search_matches" ("candidate_id");--> statement-breakpoint
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
ALTER TABLE "stars" ADD CONSTRAINT "stars_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id") ON DELETE SET NULL;