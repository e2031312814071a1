CREATE TABLE "agency_messages" (
	"id" uuid PRIMARY KEY,
	"thread_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_messages_side_known" CHECK ("side" in ('employer','agency')),
	CONSTRAINT "agency_messages_length" CHECK (char_length("body") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "agency_thread_reads" (
	"thread_id" uuid,
	"user_id" uuid,
	"read_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "agency_thread_reads_pkey" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "agency_threads" (
	"id" uuid PRIMARY KEY,
	"agency_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"requirement_id" uuid,
	"candidate_id" uuid,
	"last_message_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_threads_once" UNIQUE NULLS NOT DISTINCT("agency_id","company_id","requirement_id","candidate_id")
);
--> statement-breakpoint
CREATE INDEX "agency_messages_of_thread" ON "agency_messages" ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "agency_messages_of_author" ON "agency_messages" ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "agency_threads_of_company" ON "agency_threads" ("company_id","last_message_at");--> statement-breakpoint
CREATE INDEX "agency_threads_of_agency" ON "agency_threads" ("agency_id","last_message_at");--> statement-breakpoint
CREATE INDEX "agency_threads_of_candidate" ON "agency_threads" ("candidate_id");--> statement-breakpoint
ALTER TABLE "agency_messages" ADD CONSTRAINT "agency_messages_thread_id_agency_threads_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "agency_threads"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "agency_messages" ADD CONSTRAINT "agency_messages_author_id_users_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "agency_thread_reads" ADD CONSTRAINT "agency_thread_reads_thread_id_agency_threads_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "agency_threads"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "agency_thread_reads" ADD CONSTRAINT "agency_thread_reads_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "agency_threads" ADD CONSTRAINT "agency_threads_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "agency_threads" ADD CONSTRAINT "agency_threads_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "agency_threads" ADD CONSTRAINT "agency_threads_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "agency_threads" ADD CONSTRAINT "agency_threads_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;