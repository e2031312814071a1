CREATE TABLE "calendar_connections" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"account" text NOT NULL,
	"sealed_secret" bytea NOT NULL,
	"home_url" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_synchronized_at" timestamp(3) with time zone,
	"next_attempt_at" timestamp(3) with time zone,
	"claimed_until" timestamp(3) with time zone,
	"is_asked_again" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_connections_once" UNIQUE("user_id","home_url","account"),
	CONSTRAINT "calendar_connections_state" CHECK ("state" in ('new','working','failing','refused')),
	CONSTRAINT "calendar_connections_refused" CHECK (("state" = 'refused') = ("next_attempt_at" is null)),
	CONSTRAINT "calendar_connections_address" CHECK (char_length("address") between 8 and 500),
	CONSTRAINT "calendar_connections_account" CHECK (char_length("account") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "calendar_objects" (
	"id" uuid PRIMARY KEY,
	"calendar_id" uuid NOT NULL,
	"href" text NOT NULL,
	"etag" text NOT NULL,
	"is_skipped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "calendar_objects_once" UNIQUE("calendar_id","href")
);
--> statement-breakpoint
CREATE TABLE "connected_calendars" (
	"id" uuid PRIMARY KEY,
	"connection_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"is_writable" boolean NOT NULL,
	"is_busy" boolean DEFAULT false NOT NULL,
	"receives" boolean DEFAULT false NOT NULL,
	"tag" text,
	"cursor" text,
	"whole_at" timestamp(3) with time zone,
	"zone" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connected_calendars_once" UNIQUE("connection_id","url"),
	CONSTRAINT "connected_calendars_receives" CHECK ("is_writable" or not "receives")
);
--> statement-breakpoint
CREATE TABLE "written_interviews" (
	"id" uuid PRIMARY KEY,
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"href" text NOT NULL,
	"etag" text,
	"sequence" integer NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"found" text DEFAULT 'same' NOT NULL,
	"found_start" timestamp(3) with time zone,
	"found_end" timestamp(3) with time zone,
	"found_at" timestamp(3) with time zone,
	"is_left" boolean DEFAULT false NOT NULL,
	"is_wanted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "written_interviews_once" UNIQUE("interview_id","user_id"),
	CONSTRAINT "written_interviews_found" CHECK ("found" in ('same','moved','deleted')),
	CONSTRAINT "written_interviews_found_whole" CHECK (("found" = 'same') = ("found_at" is null)),
	CONSTRAINT "written_interviews_moved_whole" CHECK (("found" = 'moved') = ("found_start" is not null) and num_nulls("found_start", "found_end") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "busy_times" ADD COLUMN "object_id" uuid;--> statement-breakpoint
ALTER TABLE "busy_times" ALTER COLUMN "import_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "busy_times_of_object" ON "busy_times" ("object_id");--> statement-breakpoint
CREATE INDEX "calendar_connections_due" ON "calendar_connections" ("next_attempt_at") WHERE "next_attempt_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "connected_calendars_one_receives" ON "connected_calendars" ("user_id") WHERE "receives";--> statement-breakpoint
CREATE INDEX "written_interviews_of_user" ON "written_interviews" ("user_id");--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_object_id_calendar_objects_id_fkey" FOREIGN KEY ("object_id") REFERENCES "calendar_objects"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD CONSTRAINT "calendar_connections_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "calendar_objects" ADD CONSTRAINT "calendar_objects_calendar_id_connected_calendars_id_fkey" FOREIGN KEY ("calendar_id") REFERENCES "connected_calendars"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "connected_calendars" ADD CONSTRAINT "connected_calendars_connection_id_calendar_connections_id_fkey" FOREIGN KEY ("connection_id") REFERENCES "calendar_connections"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "connected_calendars" ADD CONSTRAINT "connected_calendars_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "written_interviews" ADD CONSTRAINT "written_interviews_interview_id_scheduled_interviews_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "scheduled_interviews"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "written_interviews" ADD CONSTRAINT "written_interviews_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "written_interviews" ADD CONSTRAINT "written_interviews_calendar_id_connected_calendars_id_fkey" FOREIGN KEY ("calendar_id") REFERENCES "connected_calendars"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_of_one" CHECK (num_nonnulls("import_id", "object_id") = 1);