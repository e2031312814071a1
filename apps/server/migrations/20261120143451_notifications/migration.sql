CREATE TABLE "profile_photos" (
	"user_id" uuid PRIMARY KEY,
	"media_type" text NOT NULL,
	"content" bytea NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "profile_photos_media_type" CHECK ("media_type" in ('image/png', 'image/jpeg', 'image/webp')),
	CONSTRAINT "profile_photos_size" CHECK (length("content") between 1 and 1048576)
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY,
	"headline" text,
	"phone" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"working_hours" jsonb,
	"quiet_hours" jsonb,
	"notification_matrix" jsonb DEFAULT '{}' NOT NULL,
	"idle_lock_minutes" integer DEFAULT 30 NOT NULL,
	"blind_mode" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "profiles_headline_length" CHECK (char_length("headline") <= 120),
	CONSTRAINT "profiles_phone_shape" CHECK ("phone" ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "profiles_idle_lock" CHECK ("idle_lock_minutes" between 0 and 240)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"body" text,
	"link" text,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"dedupe_key" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_once" UNIQUE("user_id","channel","dedupe_key"),
	CONSTRAINT "notifications_state" CHECK (case "channel" when 'app' then "state" in ('unread', 'read', 'archived')
          when 'mail' then "state" in ('queued', 'sent', 'failed', 'uncertain') else false end),
	CONSTRAINT "notifications_sent" CHECK (("state" = 'sent') = ("sent_at" is not null)),
	CONSTRAINT "notifications_title_length" CHECK (char_length("title") between 1 and 160),
	CONSTRAINT "notifications_body_length" CHECK (char_length("body") <= 600),
	CONSTRAINT "notifications_link_inside" CHECK ("link" ~ '^/([^/]|$)'),
	CONSTRAINT "notifications_dedupe_length" CHECK (char_length("dedupe_key") between 1 and 200)
);
--> statement-breakpoint
CREATE INDEX "notifications_own" ON "notifications" ("user_id","created_at","id") WHERE "channel" = 'app';--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" ("user_id") WHERE "state" = 'unread';--> statement-breakpoint
CREATE INDEX "notifications_queued" ON "notifications" ("due_at") WHERE "state" = 'queued';--> statement-breakpoint
ALTER TABLE "profile_photos" ADD CONSTRAINT "profile_photos_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;