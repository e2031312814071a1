CREATE TABLE "search_alerts" (
	"search_id" uuid,
	"user_id" uuid,
	"frequency" text NOT NULL,
	"top_ids" uuid[] NOT NULL,
	"notified_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_alerts_pkey" PRIMARY KEY("search_id","user_id"),
	CONSTRAINT "search_alerts_frequency" CHECK ("frequency" in ('daily', 'weekly'))
);
--> statement-breakpoint
CREATE INDEX "search_alerts_due" ON "search_alerts" ("due_at");--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_search_id_candidate_searches_id_fkey" FOREIGN KEY ("search_id") REFERENCES "candidate_searches"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;