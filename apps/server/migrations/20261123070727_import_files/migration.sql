CREATE TABLE "import_run_rows" (
	"id" uuid PRIMARY KEY,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"file_name" text,
	"file_hash" text,
	"cells" text[],
	"broken" text,
	"content" text,
	"external_id" text,
	"email" text,
	"state" text NOT NULL,
	"column" text,
	"problem" text,
	"matched_by" text,
	"choice" text,
	"candidate_id" uuid,
	"written_version" integer,
	"before" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_run_rows_row" UNIQUE("import_id","row"),
	CONSTRAINT "import_run_rows_state_known" CHECK ("state" in ('ready','known','problem','imported','updated','unchanged','skipped','undone','kept'))
);
--> statement-breakpoint
ALTER TABLE "import_run_batches" ADD COLUMN "skipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run_errors" ADD COLUMN "column" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "source" text DEFAULT 'api' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "columns" text[];--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "fields" jsonb;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "encoding" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "is_remembered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "duplicates" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "consent_until" date;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "started_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "undone_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "import_runs" ALTER COLUMN "agency_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "import_run_rows_candidate" ON "import_run_rows" ("candidate_id");--> statement-breakpoint
ALTER TABLE "import_run_rows" ADD CONSTRAINT "import_run_rows_import_id_import_runs_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import_runs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "import_run_rows" ADD CONSTRAINT "import_run_rows_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_source_known" CHECK ("source" in ('api','table','documents'));--> statement-breakpoint
ALTER TABLE "import_runs" DROP CONSTRAINT "import_runs_state_known", ADD CONSTRAINT "import_runs_state_known" CHECK ("state" in ('open','importing','finished','undoing','undone'));--> statement-breakpoint
ALTER TABLE "import_runs" DROP CONSTRAINT "import_runs_finished", ADD CONSTRAINT "import_runs_finished" CHECK (("state" in ('finished','undoing','undone')) = ("finished_at" is not null));