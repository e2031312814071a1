CREATE TABLE "taxonomy_proposals" (
	"id" uuid PRIMARY KEY,
	"wanted" jsonb NOT NULL,
	"skill_name" text NOT NULL,
	"summary" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"comment" text,
	"proposed_by" uuid NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"edit_number" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taxonomy_proposals_state_known" CHECK ("state" in ('open','accepted','refused','withdrawn')),
	CONSTRAINT "taxonomy_proposals_decided_whole" CHECK (("state" = 'open') = ("decided_at" is null)
          and ("state" in ('accepted','refused')) = ("decided_by" is not null)
          and ("state" = 'accepted') = ("edit_number" is not null)
          and ("state" <> 'refused' or "comment" is not null)),
	CONSTRAINT "taxonomy_proposals_reason_length" CHECK (char_length("reason") between 5 and 500),
	CONSTRAINT "taxonomy_proposals_comment_length" CHECK (char_length("comment") between 3 and 500)
);
--> statement-breakpoint
CREATE INDEX "taxonomy_proposals_by_state" ON "taxonomy_proposals" ("state","created_at");--> statement-breakpoint
CREATE INDEX "taxonomy_proposals_own" ON "taxonomy_proposals" ("proposed_by","created_at");--> statement-breakpoint
ALTER TABLE "taxonomy_proposals" ADD CONSTRAINT "taxonomy_proposals_proposed_by_users_id_fkey" FOREIGN KEY ("proposed_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "taxonomy_proposals" ADD CONSTRAINT "taxonomy_proposals_decided_by_users_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id");