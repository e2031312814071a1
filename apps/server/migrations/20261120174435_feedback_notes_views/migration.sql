CREATE TABLE "list_views" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"filters" jsonb NOT NULL,
	"sort" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_views_name" UNIQUE("user_id","list","name"),
	CONSTRAINT "list_views_list" CHECK ("list" in ('shortlists','requirements','contacts','interviews','offers','hires')),
	CONSTRAINT "list_views_name_length" CHECK (char_length("name") between 1 and 60),
	CONSTRAINT "list_views_columns" CHECK (jsonb_typeof("columns") = 'array'),
	CONSTRAINT "list_views_filters" CHECK (jsonb_typeof("filters") = 'object')
);
--> statement-breakpoint
CREATE TABLE "feedback_opinions" (
	"feedback_request_id" uuid,
	"shortlisted_id" uuid,
	"vote" text,
	"note" text,
	"answered_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_opinions_pkey" PRIMARY KEY("feedback_request_id","shortlisted_id"),
	CONSTRAINT "feedback_opinions_vote" CHECK ("vote" in ('up','down','unsure')),
	CONSTRAINT "feedback_opinions_note" CHECK (char_length("note") <= 500),
	CONSTRAINT "feedback_opinions_answered" CHECK (("vote" is null) = ("answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "feedback_requests" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"email" text,
	"message" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"reminded_at" timestamp(3) with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"ended_because" text,
	"forget_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_requests_email" CHECK ("email" = lower("email") and length("email") <= 254),
	CONSTRAINT "feedback_requests_message" CHECK (char_length("message") <= 1000),
	CONSTRAINT "feedback_requests_attempts" CHECK ("attempts" between 0 and 5),
	CONSTRAINT "feedback_requests_ended" CHECK (("ended_at" is null) = ("ended_because" is null)),
	CONSTRAINT "feedback_requests_because" CHECK ("ended_because" in ('expired','withdrawn','closed')),
	CONSTRAINT "feedback_requests_open_has_address" CHECK ("ended_at" is not null or "email" is not null)
);
--> statement-breakpoint
CREATE TABLE "shortlist_notes" (
	"id" uuid PRIMARY KEY,
	"shortlisted_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_notes_length" CHECK (char_length("body") between 1 and 2000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_one_default" ON "list_views" ("user_id","list") WHERE "is_default";--> statement-breakpoint
CREATE INDEX "feedback_opinions_of_entry" ON "feedback_opinions" ("shortlisted_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_requests_one_open" ON "feedback_requests" ("requirement_id","email") WHERE "ended_at" is null;--> statement-breakpoint
CREATE INDEX "feedback_requests_of_company" ON "feedback_requests" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_requests_of_requirement" ON "feedback_requests" ("requirement_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_requests_due" ON "feedback_requests" ("expires_at") WHERE "ended_at" is null;--> statement-breakpoint
CREATE INDEX "feedback_requests_forgotten" ON "feedback_requests" ("forget_at") WHERE "email" is not null;--> statement-breakpoint
CREATE INDEX "shortlist_notes_of_entry" ON "shortlist_notes" ("shortlisted_id","created_at");--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "feedback_opinions" ADD CONSTRAINT "feedback_opinions_feedback_request_id_feedback_requests_id_fkey" FOREIGN KEY ("feedback_request_id") REFERENCES "feedback_requests"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "feedback_opinions" ADD CONSTRAINT "feedback_opinions_shortlisted_id_shortlisteds_id_fkey" FOREIGN KEY ("shortlisted_id") REFERENCES "shortlisteds"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "feedback_requests" ADD CONSTRAINT "feedback_requests_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "feedback_requests" ADD CONSTRAINT "feedback_requests_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id");--> statement-breakpoint
ALTER TABLE "feedback_requests" ADD CONSTRAINT "feedback_requests_asked_by_users_id_fkey" FOREIGN KEY ("asked_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "shortlist_notes" ADD CONSTRAINT "shortlist_notes_shortlisted_id_shortlisteds_id_fkey" FOREIGN KEY ("shortlisted_id") REFERENCES "shortlisteds"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "shortlist_notes" ADD CONSTRAINT "shortlist_notes_author_id_users_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "activities" DROP CONSTRAINT "activities_actor_type", ADD CONSTRAINT "activities_actor_type" CHECK ("actor_type" in ('user', 'agency', 'candidateLink', 'feedbackLink', 'apiKey', 'system', 'guest'));--> statement-breakpoint
ALTER TABLE "shortlisted_stages" DROP CONSTRAINT "shortlisted_stages_actor", ADD CONSTRAINT "shortlisted_stages_actor" CHECK ("actor_type" in ('user','agency','candidateLink','feedbackLink','system','guest'));