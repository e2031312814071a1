CREATE TABLE "impressions" (
	"search_id" uuid,
	"viewer_id" uuid,
	"candidate_id" uuid,
	"company_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"shown_at" timestamp(3) with time zone NOT NULL,
	"opened_at" timestamp(3) with time zone,
	"long_look_at" timestamp(3) with time zone,
	CONSTRAINT "impressions_pkey" PRIMARY KEY("search_id","viewer_id","candidate_id"),
	CONSTRAINT "impressions_place" CHECK ("place" between 1 and 200),
	CONSTRAINT "impressions_look" CHECK ("long_look_at" is null or "opened_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "learning_agreements" (
	"company_id" uuid PRIMARY KEY,
	"agreed_at" timestamp(3) with time zone NOT NULL,
	"recorded_by" uuid NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "learning_agreements_note_length" CHECK (length("note") between 3 and 500)
);
--> statement-breakpoint
CREATE TABLE "model_versions" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"model" text NOT NULL,
	"model_hash" text NOT NULL,
	"based_on" text NOT NULL,
	"based_on_hash" text NOT NULL,
	"learned_from" jsonb NOT NULL,
	"metrics" jsonb NOT NULL,
	"diff" jsonb NOT NULL,
	"shadow" jsonb NOT NULL,
	"guards" jsonb NOT NULL,
	"proposed_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_versions_state_known" CHECK ("state" in ('proposed','serving','retired','rolledBack','rejected','superseded')),
	CONSTRAINT "model_versions_hash" CHECK (length("model_hash") = 64 and length("based_on_hash") = 64),
	CONSTRAINT "model_versions_reason_length" CHECK (length("reason") between 3 and 500),
	CONSTRAINT "model_versions_decided_whole" CHECK ("state" in ('proposed','superseded') or ("decided_at" is not null and "reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "model_activations" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid,
	"model_hash" text,
	"since" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "model_activations_hash" CHECK (length("model_hash") = 64)
);
--> statement-breakpoint
CREATE INDEX "impressions_of_company" ON "impressions" ("company_id","shown_at");--> statement-breakpoint
CREATE INDEX "impressions_of_candidate" ON "impressions" ("candidate_id","shown_at");--> statement-breakpoint
CREATE UNIQUE INDEX "model_versions_name" ON "model_versions" ("name");--> statement-breakpoint
CREATE INDEX "model_versions_lately" ON "model_versions" ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "model_versions_serving" ON "model_versions" (coalesce("company_id", '00000000-0000-0000-0000-000000000000')) WHERE "state" = 'serving';--> statement-breakpoint
CREATE UNIQUE INDEX "model_versions_proposed" ON "model_versions" (coalesce("company_id", '00000000-0000-0000-0000-000000000000')) WHERE "state" = 'proposed';--> statement-breakpoint
CREATE INDEX "model_activations_lately" ON "model_activations" ("company_id","since","id");--> statement-breakpoint
ALTER TABLE "impressions" ADD CONSTRAINT "impressions_search_id_candidate_searches_id_fkey" FOREIGN KEY ("search_id") REFERENCES "candidate_searches"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "impressions" ADD CONSTRAINT "impressions_viewer_id_users_id_fkey" FOREIGN KEY ("viewer_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "impressions" ADD CONSTRAINT "impressions_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "impressions" ADD CONSTRAINT "impressions_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "learning_agreements" ADD CONSTRAINT "learning_agreements_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "learning_agreements" ADD CONSTRAINT "learning_agreements_recorded_by_users_id_fkey" FOREIGN KEY ("recorded_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_proposed_by_users_id_fkey" FOREIGN KEY ("proposed_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_decided_by_users_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "model_activations" ADD CONSTRAINT "model_activations_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "model_activations" ADD CONSTRAINT "model_activations_model_hash_ranking_models_hash_fkey" FOREIGN KEY ("model_hash") REFERENCES "ranking_models"("hash");