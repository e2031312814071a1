ALTER TABLE "owed_letters" RENAME TO "manual_notices";--> statement-breakpoint
ALTER TABLE "told_ends" RENAME TO "end_notices";--> statement-breakpoint
ALTER TABLE "candidate_requests" RENAME COLUMN "wish" TO "message";--> statement-breakpoint
ALTER TABLE "candidate_requests" RENAME COLUMN "written_down_by" TO "recorded_by";--> statement-breakpoint
ALTER TABLE "manual_notices" RENAME COLUMN "says" TO "message";--> statement-breakpoint
ALTER TABLE "manual_notices" RENAME COLUMN "tell_by" TO "deliver_by";--> statement-breakpoint
ALTER TABLE "manual_notices" RENAME COLUMN "how" TO "method";--> statement-breakpoint
ALTER TABLE "manual_notices" RENAME COLUMN "told_by" TO "delivered_by";--> statement-breakpoint
ALTER TABLE "manual_notices" RENAME COLUMN "told_at" TO "delivered_at";--> statement-breakpoint
ALTER TABLE "shortlisteds" RENAME COLUMN "pass_code" TO "rejection_code";--> statement-breakpoint
ALTER TABLE "shortlisteds" RENAME COLUMN "pass_note" TO "rejection_note";--> statement-breakpoint
ALTER TABLE "candidate_requests" DROP CONSTRAINT "candidate_requests_wish";--> statement-breakpoint
ALTER TABLE "manual_notices" DROP CONSTRAINT "owed_letters_about";--> statement-breakpoint
ALTER TABLE "manual_notices" DROP CONSTRAINT "owed_letters_told";--> statement-breakpoint
ALTER TABLE "manual_notices" DROP CONSTRAINT "owed_letters_how";--> statement-breakpoint
ALTER TABLE "manual_notices" DROP CONSTRAINT "owed_letters_note";--> statement-breakpoint
ALTER TABLE "manual_notices" DROP CONSTRAINT "owed_letters_key";--> statement-breakpoint
ALTER TABLE "manual_notices" DROP CONSTRAINT "owed_letters_says";--> statement-breakpoint
ALTER TABLE "shortlisteds" DROP CONSTRAINT "shortlisteds_passed_with_reason";--> statement-breakpoint
DROP INDEX "owed_letters_company";--> statement-breakpoint
DROP INDEX "owed_letters_agency";--> statement-breakpoint
DROP INDEX "owed_letters_candidate";--> statement-breakpoint
DROP INDEX "owed_letters_subject";--> statement-breakpoint
ALTER TABLE "candidate_requests" ALTER COLUMN "state" SET DEFAULT 'open';--> statement-breakpoint
ALTER TABLE "manual_notices" ALTER COLUMN "state" SET DEFAULT 'pending';--> statement-breakpoint
DROP INDEX "candidate_requests_one_open";--> statement-breakpoint
DROP INDEX "candidate_requests_waiting";--> statement-breakpoint
DROP INDEX "shortlisteds_settled";--> statement-breakpoint
ALTER TABLE "shortlisteds" DROP CONSTRAINT "shortlisteds_stage_known";--> statement-breakpoint
ALTER TABLE "shortlisted_stages" DROP CONSTRAINT "shortlisted_stages_known";--> statement-breakpoint
ALTER TABLE "candidate_requests" DROP CONSTRAINT "candidate_requests_state";--> statement-breakpoint
UPDATE "shortlisteds" SET "stage" = 'rejected' WHERE "stage" = 'passed';--> statement-breakpoint
UPDATE "shortlisted_stages" SET "from_stage" = 'rejected' WHERE "from_stage" = 'passed';--> statement-breakpoint
UPDATE "shortlisted_stages" SET "to_stage" = 'rejected' WHERE "to_stage" = 'passed';--> statement-breakpoint
UPDATE "contact_infos" SET "ended_because" = 'rejected' WHERE "ended_because" = 'passed';--> statement-breakpoint
UPDATE "candidate_requests" SET "state" = 'open' WHERE "state" = 'asked';--> statement-breakpoint
UPDATE "manual_notices" SET "stage" = 'rejected' WHERE "stage" = 'passed';--> statement-breakpoint
UPDATE "manual_notices" SET "state" = CASE "state" WHEN 'owed' THEN 'pending' WHEN 'told' THEN 'delivered' ELSE 'superseded' END;--> statement-breakpoint
UPDATE "list_views" SET "filters" = jsonb_set("filters", '{stage}', to_jsonb(regexp_replace("filters"->>'stage', '\mpassed\M', 'rejected')))
  WHERE "filters"->>'stage' ~ '\mpassed\M';--> statement-breakpoint
UPDATE "model_versions" SET "learned_from" = jsonb_set("learned_from" #- '{outcomes,passed}', '{outcomes,rejected}', "learned_from"#>'{outcomes,passed}')
  WHERE "learned_from"->'outcomes' ? 'passed';--> statement-breakpoint
-- A permission's id is made of its name and reach.
INSERT INTO "permissions" ("id", "name", "reach", "created_at", "updated_at")
  SELECT "new"."id"::uuid, 'shortlist.reject', "old"."reach", "old"."created_at", "old"."updated_at" FROM "permissions" AS "old"
  JOIN (VALUES ('all', '019b76da-a800-7523-a2e9-ea0c4cf156b8'), ('assigned', '019b76da-a800-7f35-99f0-73ad4a18b7f3'),
    ('own', '019b76da-a800-788a-a985-47363f73fd25'), ('read', '019b76da-a800-71d6-966d-9083cb0e820e'),
    ('masked', '019b76da-a800-7281-b0fc-bc8c0f44ed0a')) AS "new" ("reach", "id") ON "new"."reach" = "old"."reach"
  WHERE "old"."name" = 'shortlist.pass';--> statement-breakpoint
UPDATE "role_permissions" SET "permission_id" = "new"."id" FROM "permissions" AS "old"
  JOIN "permissions" AS "new" ON "new"."name" = 'shortlist.reject' AND "new"."reach" = "old"."reach"
  WHERE "old"."name" = 'shortlist.pass' AND "role_permissions"."permission_id" = "old"."id";--> statement-breakpoint
DELETE FROM "permissions" WHERE "name" = 'shortlist.pass';--> statement-breakpoint
UPDATE "profiles" SET "notification_matrix" = ("notification_matrix" - 'letterToPassOn' - 'candidateAsked' - 'candidateAnswerDue')
    || jsonb_strip_nulls(jsonb_build_object('manualNoticePending', "notification_matrix"->'letterToPassOn',
      'candidateRequestSubmitted', "notification_matrix"->'candidateAsked', 'candidateRequestDue', "notification_matrix"->'candidateAnswerDue'))
  WHERE "notification_matrix" ?| array['letterToPassOn','candidateAsked','candidateAnswerDue'];--> statement-breakpoint
UPDATE "notifications" SET "kind" = CASE "kind" WHEN 'letterToPassOn' THEN 'manualNoticePending' WHEN 'candidateAsked' THEN 'candidateRequestSubmitted'
    ELSE 'candidateRequestDue' END,
  "target_type" = CASE "target_type" WHEN 'owed-letters' THEN 'manual-notices' ELSE "target_type" END,
  "link" = replace("link", 'show=letters', 'show=notices')
  WHERE "kind" IN ('letterToPassOn', 'candidateAsked', 'candidateAnswerDue');--> statement-breakpoint
UPDATE "scheduled_runs" SET "task" = 'remind of candidate requests' WHERE "task" = 'remind of wishes';--> statement-breakpoint
-- What is still to be done of events that were recorded before: it waits under the new names.
UPDATE "outbox" SET "effect" = replace(replace(replace(replace(replace(replace(replace("effect",
    'OfPassed', 'OfRejected'), 'tellOfWish', 'tellOfCandidateRequest'), 'mailWish', 'mailRequest'), 'tellOfAnswerDue', 'tellOfDueRequest'),
    'tellOfLetter', 'tellOfManualNotice'), 'OfCards', 'OfScorecards'), 'mailContactAsked', 'mailContactRequested');--> statement-breakpoint
UPDATE "outbox" SET "effect" = replace(replace("effect", '.tell', '.notify'), '.letGoOfWords', '.supersedeNotices');--> statement-breakpoint
UPDATE "outbox" SET "event" = "new"."name", "effect" = "new"."name" || substr("effect", length("event") + 1),
    "payload" = replace(jsonb_set("payload", '{name}', to_jsonb("new"."name"))::text, '"stage": "passed"', '"stage": "rejected"')::jsonb
  FROM (VALUES ('candidatePassed', 'candidateRejected'), ('companyAsked', 'candidateRequestSubmitted'), ('requestTakenBack', 'requestWithdrawn'),
    ('requestAnswered', 'candidateRequestAnswered'), ('answerDue', 'candidateRequestDue'), ('letterOwed', 'manualNoticeCreated'),
    ('letterPassedOn', 'manualNoticeDelivered'), ('endTold', 'endNotified')) AS "new" ("before", "name")
  WHERE "outbox"."event" = "new"."before";--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_requests_one_open" ON "candidate_requests" ("shortlisted_id","kind") WHERE "state" = 'open';--> statement-breakpoint
CREATE INDEX "candidate_requests_waiting" ON "candidate_requests" ("answer_by") WHERE "state" = 'open';--> statement-breakpoint
CREATE INDEX "shortlisteds_settled" ON "shortlisteds" ("company_id","stage_since") WHERE "stage" in ('hired','rejected','withdrawn','closed');--> statement-breakpoint
CREATE INDEX "manual_notices_company" ON "manual_notices" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "manual_notices_agency" ON "manual_notices" ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "manual_notices_candidate" ON "manual_notices" ("candidate_id");--> statement-breakpoint
CREATE INDEX "manual_notices_subject" ON "manual_notices" ("subject_id") WHERE "state" = 'pending';--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD CONSTRAINT "candidate_requests_message" CHECK (char_length("message") between 10 and 2000);--> statement-breakpoint
ALTER TABLE "manual_notices" ADD CONSTRAINT "manual_notices_about" CHECK (case "about" when 'end' then "stage" in ('rejected','closed')
          and "request_id" is null when 'answer' then "request_id" is not null
          when 'interview' then "message" is not null and "subject_id" is not null
          when 'offer' then "message" is not null and "subject_id" is not null else false end);--> statement-breakpoint
ALTER TABLE "manual_notices" ADD CONSTRAINT "manual_notices_delivered" CHECK ("state" in ('pending','delivered','superseded') and ("state" = 'delivered') = ("method" is not null)
          and ("method" is null) = ("delivered_at" is null) and ("method" is null) = ("delivered_by" is null));--> statement-breakpoint
ALTER TABLE "manual_notices" ADD CONSTRAINT "manual_notices_method" CHECK ("method" in ('phone','inPerson','otherWay'));--> statement-breakpoint
ALTER TABLE "manual_notices" ADD CONSTRAINT "manual_notices_message" CHECK (char_length("message") between 1 and 4000);--> statement-breakpoint
ALTER TABLE "manual_notices" ADD CONSTRAINT "manual_notices_note" CHECK (char_length("note") <= 500);--> statement-breakpoint
ALTER TABLE "manual_notices" ADD CONSTRAINT "manual_notices_key" CHECK (char_length("key") between 1 and 300);--> statement-breakpoint
ALTER TABLE "shortlisteds" ADD CONSTRAINT "shortlisteds_rejected_with_reason" CHECK ("stage" <> 'rejected' or "rejection_code" is not null);--> statement-breakpoint
ALTER TABLE "shortlisteds" ADD CONSTRAINT "shortlisteds_stage_known" CHECK ("stage" in ('submitted','duplicate','denied','shortlisted','contactRequested','contactReleased','interviewing','decision','offer','hired','rejected','withdrawn','closed'));--> statement-breakpoint
ALTER TABLE "shortlisted_stages" ADD CONSTRAINT "shortlisted_stages_known" CHECK ("to_stage" in ('submitted','duplicate','denied','shortlisted','contactRequested','contactReleased','interviewing','decision','offer','hired','rejected','withdrawn','closed'));--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD CONSTRAINT "candidate_requests_state" CHECK ("state" in ('open','answered','withdrawn'));
