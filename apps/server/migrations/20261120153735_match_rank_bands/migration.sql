ALTER TABLE "search_matches" ADD COLUMN "rank_low" integer;--> statement-breakpoint
ALTER TABLE "search_matches" ADD COLUMN "rank_high" integer;--> statement-breakpoint
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_rank_band" CHECK ("rank" between "rank_low" and "rank_high" and num_nulls("rank_low", "rank_high") in (0, 2));