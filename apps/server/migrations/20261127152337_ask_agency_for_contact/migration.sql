ALTER TABLE "submissions" ADD COLUMN "contact_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "contact_asked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "contact_message" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "contact_answer" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "contact_answered_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_contact_asked_by_users_id_fkey" FOREIGN KEY ("contact_asked_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_contact_asked" CHECK (("contact_asked_by" is null) = ("contact_asked_at" is null));--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_contact_answered" CHECK (("contact_answer" is null) = ("contact_answered_at" is null)
        and ("contact_answer" is null or "contact_asked_at" is not null));--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_contact_answer" CHECK ("contact_answer" in ('introducing','notYet','declined'));--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_contact_message" CHECK (length("contact_message") <= 500);