CREATE UNLOGGED TABLE "open_streams" (
	"id" uuid PRIMARY KEY,
	"session_id" text NOT NULL,
	"server_id" uuid NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_windows" (
	"key" bytea PRIMARY KEY,
	"used" integer NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "open_streams_session" ON "open_streams" ("session_id");--> statement-breakpoint
CREATE INDEX "open_streams_server" ON "open_streams" ("server_id");--> statement-breakpoint
CREATE INDEX "rate_windows_ends" ON "rate_windows" ("ends_at");