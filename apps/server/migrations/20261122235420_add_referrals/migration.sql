CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY,
	"referrer_user_id" uuid NOT NULL,
	"referrer_tenant_id" uuid,
	"kind" text NOT NULL,
	"code" text NOT NULL CONSTRAINT "referrals_code" UNIQUE,
	"is_link" boolean DEFAULT false NOT NULL,
	"email" text,
	"was_known" boolean DEFAULT false NOT NULL,
	"landed_at" timestamp(3) with time zone,
	"signed_up_user_id" uuid,
	"signed_up_tenant_id" uuid,
	"qualified_at" timestamp(3) with time zone,
	"paid_at" timestamp(3) with time zone,
	"reward_credits" integer NOT NULL,
	"rules_version" text NOT NULL,
	"reason" text,
	"dispute" text,
	"state" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referrals_state_known" CHECK ("state" in ('created','clicked','signedUp','qualified','approved','paid','rejected','expired')),
	CONSTRAINT "referrals_kind_known" CHECK ("kind" in ('company','agency')),
	CONSTRAINT "referrals_dispute_length" CHECK (char_length("dispute") <= 500)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_one_link" ON "referrals" ("referrer_user_id") WHERE "is_link";--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_tenant_once" ON "referrals" ("signed_up_tenant_id") WHERE "state" in ('signedUp','qualified','approved','paid');--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_invited_once" ON "referrals" ("referrer_user_id","email");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" ("referrer_user_id","created_at");--> statement-breakpoint
CREATE INDEX "referrals_state" ON "referrals" ("state");--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_user_id_users_id_fkey" FOREIGN KEY ("referrer_user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_signed_up_user_id_users_id_fkey" FOREIGN KEY ("signed_up_user_id") REFERENCES "users"("id");