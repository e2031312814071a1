CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"parent_id" uuid,
	"order" integer DEFAULT 100 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_slug" UNIQUE("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "content_tags" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"slug" text NOT NULL CONSTRAINT "content_tags_slug" UNIQUE,
	"colour" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_readings" (
	"item_id" uuid,
	"user_id" uuid,
	"opened_at" timestamp(3) with time zone NOT NULL,
	"done_at" timestamp(3) with time zone,
	"stars" smallint,
	CONSTRAINT "item_readings_pkey" PRIMARY KEY("item_id","user_id"),
	CONSTRAINT "item_readings_stars_range" CHECK ("stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" uuid PRIMARY KEY,
	"title" text NOT NULL,
	"slug" text NOT NULL UNIQUE,
	"summary" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"category_id" uuid NOT NULL,
	"tag_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"cover" text,
	"read_minutes" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp(3) with time zone,
	"published_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "items_state_known" CHECK ("state" in ('draft','inReview','scheduled','published','retired')),
	CONSTRAINT "items_scheduled_when" CHECK ("state" <> 'scheduled' or "publish_at" is not null)
);
--> statement-breakpoint
CREATE INDEX "items_state" ON "items" ("state","published_at");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "categories"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "item_readings" ADD CONSTRAINT "item_readings_item_id_items_id_fkey" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "item_readings" ADD CONSTRAINT "item_readings_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_category_id_categories_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id");--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_author_id_users_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id");