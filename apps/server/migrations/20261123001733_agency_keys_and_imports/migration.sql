CREATE TABLE "agency_api_calls" (
	"id" uuid PRIMARY KEY,
	"agency_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"error_code" text,
	"took_ms" integer NOT NULL,
	"network" text,
	"request_id" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agency_api_keys" (
	"id" uuid PRIMARY KEY,
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"secret_hash" bytea NOT NULL UNIQUE,
	"previous_hash" bytea UNIQUE,
	"previous_until" timestamp(3) with time zone,
	"scopes" text[] NOT NULL,
	"rate_limit" integer NOT NULL,
	"ip_allow" text[] DEFAULT '{}'::text[] NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	"created_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_api_keys_name_length" CHECK (char_length("name") between 1 and 60),
	CONSTRAINT "agency_api_keys_rate" CHECK ("rate_limit" between 1 and 500),
	CONSTRAINT "agency_api_keys_scopes" CHECK (cardinality("scopes") > 0),
	CONSTRAINT "agency_api_keys_previous_whole" CHECK (("previous_hash" is null) = ("previous_until" is null))
);
--> statement-breakpoint
CREATE TABLE "agency_api_usage" (
	"key_id" uuid PRIMARY KEY,
	"window_starts_at" timestamp(3) with time zone NOT NULL,
	"requests" integer NOT NULL,
	"last_used_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_run_batches" (
	"id" uuid PRIMARY KEY,
	"import_id" uuid NOT NULL,
	"first_row" integer NOT NULL,
	"external_id_hashes" text[] NOT NULL,
	"imported" integer NOT NULL,
	"updated" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"rejected" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_run_batches_once" UNIQUE("import_id","first_row")
);
--> statement-breakpoint
CREATE TABLE "import_run_errors" (
	"id" uuid PRIMARY KEY,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"external_id" text,
	"pointer" text,
	"detail" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_run_errors_row" UNIQUE("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY,
	"agency_id" uuid NOT NULL,
	"started_by" uuid NOT NULL,
	"name" text,
	"expected_rows" integer,
	"state" text NOT NULL,
	"finished_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_runs_state_known" CHECK ("state" in ('open','finished')),
	CONSTRAINT "import_runs_finished" CHECK (("state" = 'finished') = ("finished_at" is not null))
);
--> statement-breakpoint
CREATE INDEX "agency_api_calls_agency" ON "agency_api_calls" ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "agency_api_keys_agency" ON "agency_api_keys" ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "import_runs_agency" ON "import_runs" ("agency_id","created_at");--> statement-breakpoint
ALTER TABLE "agency_api_calls" ADD CONSTRAINT "agency_api_calls_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "agency_api_calls" ADD CONSTRAINT "agency_api_calls_key_id_agency_api_keys_id_fkey" FOREIGN KEY ("key_id") REFERENCES "agency_api_keys"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "agency_api_keys" ADD CONSTRAINT "agency_api_keys_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "agency_api_keys" ADD CONSTRAINT "agency_api_keys_created_by_users_id_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "agency_api_usage" ADD CONSTRAINT "agency_api_usage_key_id_agency_api_keys_id_fkey" FOREIGN KEY ("key_id") REFERENCES "agency_api_keys"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "import_run_batches" ADD CONSTRAINT "import_run_batches_import_id_import_runs_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import_runs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "import_run_errors" ADD CONSTRAINT "import_run_errors_import_id_import_runs_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import_runs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_started_by_users_id_fkey" FOREIGN KEY ("started_by") REFERENCES "users"("id");