CREATE TABLE "agency_logos" (
	"agency_id" uuid PRIMARY KEY,
	"media_type" text NOT NULL,
	"content" bytea NOT NULL,
	CONSTRAINT "agency_logos_media_type" CHECK ("media_type" in ('image/png', 'image/jpeg', 'image/webp')),
	CONSTRAINT "agency_logos_size" CHECK (length("content") between 1 and 524288)
);
--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "logo_changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "agency_logos" ADD CONSTRAINT "agency_logos_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE CASCADE;