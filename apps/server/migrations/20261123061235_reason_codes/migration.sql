CREATE TABLE "reason_codes" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reason_codes_once" UNIQUE("company_id","kind","code"),
	CONSTRAINT "reason_codes_kind" CHECK ("kind" in ('reject','decline','withdraw')),
	CONSTRAINT "reason_codes_label_length" CHECK (char_length("label") between 2 and 60),
	CONSTRAINT "reason_codes_position" CHECK ("position" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reason_codes_name" ON "reason_codes" ("company_id","kind",lower("label")) WHERE "retired_at" is null;--> statement-breakpoint
ALTER TABLE "reason_codes" ADD CONSTRAINT "reason_codes_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
INSERT INTO "reason_codes" ("id", "company_id", "kind", "code", "label", "position")
SELECT cast(encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex') as uuid), c."id", r.* FROM "companies" c CROSS JOIN (VALUES
	('reject', 'missingSkill', 'Missing a required skill', 0),
	('reject', 'lessExperience', 'Not enough experience', 1),
	('reject', 'rate', 'Rate above the salary range', 2),
	('reject', 'availability', 'Not available in time', 3),
	('reject', 'overlap', 'Too little overlap in working hours', 4),
	('reject', 'language', 'Language', 5),
	('reject', 'strongerOthers', 'Other candidates are stronger', 6),
	('reject', 'onHold', 'Job on hold', 7),
	('reject', 'other', 'Other', 8),
	('decline', 'pay', 'Pay', 0),
	('decline', 'otherOffer', 'Another offer', 1),
	('decline', 'startDate', 'Start date', 2),
	('decline', 'terms', 'Terms', 3),
	('decline', 'personal', 'Personal reasons', 4),
	('decline', 'lostInterest', 'No longer interested', 5),
	('decline', 'other', 'Other', 6),
	('withdraw', 'budget', 'Budget', 0),
	('withdraw', 'plansChanged', 'Plans changed', 1),
	('withdraw', 'mistake', 'Error in the offer', 2),
	('withdraw', 'candidateGone', 'Candidate no longer available', 3),
	('withdraw', 'other', 'Other', 4)
) r;
