ALTER TABLE "email_verifications" DROP CONSTRAINT "email_verifications_attempts";--> statement-breakpoint
ALTER TABLE "verifications" DROP CONSTRAINT "verifications_attempts";--> statement-breakpoint
ALTER TABLE "feedback_requests" DROP CONSTRAINT "feedback_requests_attempts";--> statement-breakpoint
ALTER TABLE "email_verifications" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "verifications" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "feedback_requests" DROP COLUMN "attempts";--> statement-breakpoint
UPDATE "shortlisted_stages" SET "actor_id" = NULL WHERE "actor_type" IN ('candidateLink', 'feedbackLink');
