CREATE TABLE "compensation_pins" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL CONSTRAINT "compensation_pins_one_each" UNIQUE,
	"compensation_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compensations" (
	"id" uuid PRIMARY KEY,
	"kind" text NOT NULL,
	"title_id" uuid NOT NULL,
	"skill_id" uuid,
	"country" text,
	"min_years" integer,
	"engagement" text NOT NULL,
	"period" text NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"p10" bigint,
	"p25" bigint,
	"p50" bigint,
	"p75" bigint,
	"p90" bigint,
	"sample_size" integer,
	"contributors" integer,
	"max_share" real,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "compensations_cell" UNIQUE NULLS NOT DISTINCT("kind","title_id","skill_id","country","min_years","engagement","period","currency"),
	CONSTRAINT "compensations_kind_known" CHECK ("kind" in ('expected','offered','accepted')),
	CONSTRAINT "compensations_engagement_known" CHECK ("engagement" in ('fullTime','contract')),
	CONSTRAINT "compensations_period_known" CHECK ("period" in ('hour','day','month','year')),
	CONSTRAINT "compensations_codes" CHECK ("currency" ~ '^[A-Z]{3}$' and "country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "compensations_bar" CHECK (case "state"
        when 'published' then num_nulls("p25", "p50", "p75", "sample_size", "contributors", "max_share") = 0
          and "contributors" >= 5 and "max_share" <= 0.25
          and (num_nulls("p10", "p90") = 2 or "contributors" >= 10)
        when 'suppressed' then num_nonnulls("p10", "p25", "p50", "p75", "p90", "sample_size", "contributors", "max_share") = 0
        else false end)
);
--> statement-breakpoint
CREATE INDEX "compensation_pins_company" ON "compensation_pins" ("company_id");--> statement-breakpoint
CREATE INDEX "compensations_title" ON "compensations" ("title_id","engagement");--> statement-breakpoint
ALTER TABLE "compensation_pins" ADD CONSTRAINT "compensation_pins_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "compensation_pins" ADD CONSTRAINT "compensation_pins_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "compensation_pins" ADD CONSTRAINT "compensation_pins_compensation_id_compensations_id_fkey" FOREIGN KEY ("compensation_id") REFERENCES "compensations"("id");--> statement-breakpoint
ALTER TABLE "compensation_pins" ADD CONSTRAINT "compensation_pins_created_by_users_id_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "compensations" ADD CONSTRAINT "compensations_title_id_titles_id_fkey" FOREIGN KEY ("title_id") REFERENCES "titles"("id");--> statement-breakpoint
ALTER TABLE "compensations" ADD CONSTRAINT "compensations_skill_id_skills_id_fkey" FOREIGN KEY ("skill_id") REFERENCES "skills"("id");