ALTER TABLE "owed_letters" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "owed_letters" ADD COLUMN "says" text;--> statement-breakpoint
CREATE INDEX "owed_letters_subject" ON "owed_letters" ("subject_id") WHERE "state" = 'owed';--> statement-breakpoint
ALTER TABLE "owed_letters" ADD CONSTRAINT "owed_letters_says" CHECK (char_length("says") between 1 and 4000);--> statement-breakpoint
ALTER TABLE "owed_letters" DROP CONSTRAINT "owed_letters_about", ADD CONSTRAINT "owed_letters_about" CHECK (case "about" when 'end' then "stage" in ('passed','closed')
          and "request_id" is null when 'answer' then "request_id" is not null
          when 'interview' then "says" is not null and "subject_id" is not null
          when 'offer' then "says" is not null and "subject_id" is not null else false end);--> statement-breakpoint
ALTER TABLE "owed_letters" DROP CONSTRAINT "owed_letters_told", ADD CONSTRAINT "owed_letters_told" CHECK ("state" in ('owed','told','overtaken') and ("state" = 'told') = ("how" is not null)
          and ("how" is null) = ("told_at" is null) and ("how" is null) = ("told_by" is null));