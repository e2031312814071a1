CREATE TABLE "shortlist_votes" (
	"shortlisted_id" uuid,
	"user_id" uuid,
	"vote" text NOT NULL,
	"note" text,
	"voted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "shortlist_votes_pkey" PRIMARY KEY("shortlisted_id","user_id"),
	CONSTRAINT "shortlist_votes_known" CHECK ("vote" in ('up','down','unsure')),
	CONSTRAINT "shortlist_votes_note_length" CHECK (length("note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "shortlisted_tags" (
	"shortlisted_id" uuid,
	"tag_id" uuid,
	CONSTRAINT "shortlisted_tags_pkey" PRIMARY KEY("shortlisted_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"kind" text DEFAULT 'candidate' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tags_name_length" CHECK (char_length("name") between 1 and 30),
	CONSTRAINT "tags_colour" CHECK ("colour" ~* '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
ALTER TABLE "shortlisteds" ADD COLUMN "model_at_add" text;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "closed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "close_code" text;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "close_note" text;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "weights_frozen_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "period" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "flags" jsonb DEFAULT '{"nyc":false,"eu":false,"colorado":false}' NOT NULL;--> statement-breakpoint
CREATE INDEX "shortlisteds_of_requirement" ON "shortlisteds" ("requirement_id","stage_since");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_once_per_company" ON "tags" ("company_id",lower("name"));--> statement-breakpoint
ALTER TABLE "shortlist_votes" ADD CONSTRAINT "shortlist_votes_shortlisted_id_shortlisteds_id_fkey" FOREIGN KEY ("shortlisted_id") REFERENCES "shortlisteds"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "shortlist_votes" ADD CONSTRAINT "shortlist_votes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "shortlisted_tags" ADD CONSTRAINT "shortlisted_tags_shortlisted_id_shortlisteds_id_fkey" FOREIGN KEY ("shortlisted_id") REFERENCES "shortlisteds"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "shortlisted_tags" ADD CONSTRAINT "shortlisted_tags_tag_id_tags_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tags"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");