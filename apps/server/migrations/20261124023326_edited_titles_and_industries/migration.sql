CREATE TABLE "industry_aliases" (
	"industry_id" uuid,
	"alias_key" text,
	"alias" text NOT NULL,
	CONSTRAINT "industry_aliases_pkey" PRIMARY KEY("industry_id","alias_key")
);
--> statement-breakpoint
ALTER TABLE "industries" ADD COLUMN "state" text DEFAULT 'current' NOT NULL;--> statement-breakpoint
ALTER TABLE "industries" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "industries" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "industries" ADD COLUMN "is_added" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "state" text DEFAULT 'current' NOT NULL;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "is_added" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "taxonomy_edits" ADD COLUMN "list" text DEFAULT 'skills' NOT NULL;--> statement-breakpoint
ALTER TABLE "industries" ADD CONSTRAINT "industries_merged_into_id_industries_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "industries"("id");--> statement-breakpoint
ALTER TABLE "industry_aliases" ADD CONSTRAINT "industry_aliases_industry_id_industries_id_fkey" FOREIGN KEY ("industry_id") REFERENCES "industries"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "titles" ADD CONSTRAINT "titles_merged_into_id_titles_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "titles"("id");--> statement-breakpoint
ALTER TABLE "industries" ADD CONSTRAINT "industries_state" CHECK ("state" in ('current', 'deprecated', 'merged', 'removed'));--> statement-breakpoint
ALTER TABLE "industries" ADD CONSTRAINT "industries_merged_into" CHECK (("state" = 'merged') = ("merged_into_id" is not null));--> statement-breakpoint
ALTER TABLE "titles" ADD CONSTRAINT "titles_state" CHECK ("state" in ('current', 'deprecated', 'merged', 'removed'));--> statement-breakpoint
ALTER TABLE "titles" ADD CONSTRAINT "titles_merged_into" CHECK (("state" = 'merged') = ("merged_into_id" is not null));--> statement-breakpoint
ALTER TABLE "taxonomy_edits" ADD CONSTRAINT "taxonomy_edits_list" CHECK ("list" in ('skills', 'titles', 'industries'));