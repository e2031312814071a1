CREATE TABLE "communities" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "communities_name_length" CHECK (char_length("name") between 3 and 60),
	CONSTRAINT "communities_description_length" CHECK (char_length("description") <= 500),
	CONSTRAINT "communities_visibility_known" CHECK ("visibility" in ('private','link'))
);
--> statement-breakpoint
CREATE TABLE "community_members" (
	"id" uuid PRIMARY KEY,
	"community_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"invited_by" uuid,
	"invited_at" timestamp(3) with time zone NOT NULL,
	"joined_at" timestamp(3) with time zone,
	"consent_until" date,
	"renewal_asked_at" timestamp(3) with time zone,
	"readiness" text,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_members_once" UNIQUE("community_id","candidate_id"),
	CONSTRAINT "community_members_state_known" CHECK ("state" in ('invited','joined','muted','left','consentExpired')),
	CONSTRAINT "community_members_joined_with_consent" CHECK ("state" not in ('joined','muted') or ("consent_until" is not null and "joined_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "community_posts" (
	"id" uuid PRIMARY KEY,
	"community_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"starts_at" timestamp(3) with time zone,
	"place" text,
	"options" jsonb DEFAULT '[]' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp(3) with time zone,
	"sent_to" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_posts_kind_known" CHECK ("kind" in ('update','event','poll')),
	CONSTRAINT "community_posts_state_known" CHECK ("state" in ('draft','published','archived')),
	CONSTRAINT "community_posts_event_has_start" CHECK (("kind" = 'event') = ("starts_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "community_reads" (
	"post_id" uuid,
	"member_id" uuid,
	"read_at" timestamp(3) with time zone NOT NULL,
	"vote" smallint,
	CONSTRAINT "community_reads_pkey" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "communities_name_once" ON "communities" ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "community_members_consent" ON "community_members" ("consent_until") WHERE "state" in ('joined','muted');--> statement-breakpoint
CREATE INDEX "community_posts_community" ON "community_posts" ("community_id","created_at");--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_community_id_communities_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_invited_by_users_id_fkey" FOREIGN KEY ("invited_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_community_id_communities_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_author_id_users_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "community_reads" ADD CONSTRAINT "community_reads_post_id_community_posts_id_fkey" FOREIGN KEY ("post_id") REFERENCES "community_posts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "community_reads" ADD CONSTRAINT "community_reads_member_id_community_members_id_fkey" FOREIGN KEY ("member_id") REFERENCES "community_members"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "verifications" DROP CONSTRAINT "verifications_action", ADD CONSTRAINT "verifications_action" CHECK ("action" in ('answerContactRequest','chooseInterviewSlot','answerOffer','followProgress','correctOrEraseData','askForExplanation','confirmStart','askForAccommodation','followCommunity'));