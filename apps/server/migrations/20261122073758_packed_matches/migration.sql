-- What was kept stays as it was written, as bytes; what is kept from now on comes packed.
ALTER TABLE "search_match_lists" ALTER COLUMN "kept" SET DATA TYPE bytea USING convert_to("kept"::text, 'UTF8');--> statement-breakpoint
-- Neither packed bytes nor hashes get smaller by packing.
ALTER TABLE "search_match_lists" ALTER COLUMN "kept" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "candidate_searches" ALTER COLUMN "seal" SET STORAGE EXTERNAL;
