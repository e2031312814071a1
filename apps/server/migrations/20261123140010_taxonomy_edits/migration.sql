CREATE TABLE "taxonomy_edits" (
	"id" uuid PRIMARY KEY,
	"number" integer NOT NULL UNIQUE,
	"slug" text NOT NULL,
	"change" jsonb NOT NULL,
	"name_before" text,
	"name_after" text NOT NULL,
	"edited_by" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taxonomy_edits_number" CHECK ("number" > 0)
);
--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "state" text DEFAULT 'current' NOT NULL;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "is_added" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "taxonomy_edits_slug" ON "taxonomy_edits" ("slug");--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_merged_into_id_skills_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "skills"("id");--> statement-breakpoint
ALTER TABLE "taxonomy_edits" ADD CONSTRAINT "taxonomy_edits_edited_by_users_id_fkey" FOREIGN KEY ("edited_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_state" CHECK ("state" in ('current', 'deprecated', 'merged', 'removed'));--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_merged_into" CHECK (("state" = 'merged') = ("merged_into_id" is not null));