CREATE TABLE "work_term_readings" (
	"digest" text PRIMARY KEY,
	"reached_id" uuid,
	"read_count" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone
);
