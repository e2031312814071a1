CREATE TABLE "dashboard_layouts" (
	"user_id" uuid PRIMARY KEY,
	"layout" jsonb,
	"period" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dashboard_layouts_layout" CHECK ("layout" is null or jsonb_typeof("layout") = 'array'),
	CONSTRAINT "dashboard_layouts_period" CHECK ("period" is null or "period" in ('7d', '30d', '90d'))
);
--> statement-breakpoint
ALTER TABLE "sample_job_descriptions" ADD COLUMN "category_id" uuid;--> statement-breakpoint
ALTER TABLE "sample_job_descriptions" ADD COLUMN "tag_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "sample_job_descriptions" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "sample_job_descriptions" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "sample_job_descriptions" ADD COLUMN "publish_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "sample_job_descriptions" ADD COLUMN "published_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "sample_job_descriptions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sample_job_descriptions" ADD CONSTRAINT "sample_job_descriptions_category_id_categories_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "sample_job_descriptions" ADD CONSTRAINT "sample_job_descriptions_author_id_users_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "dashboard_layouts" ADD CONSTRAINT "dashboard_layouts_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sample_job_descriptions" ADD CONSTRAINT "sample_job_descriptions_state" CHECK ("state" in ('draft', 'scheduled', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "sample_job_descriptions" ADD CONSTRAINT "sample_job_descriptions_scheduled_when" CHECK ("state" <> 'scheduled' or "publish_at" is not null);--> statement-breakpoint
UPDATE "sample_job_descriptions" SET "published_at" = "created_at";
