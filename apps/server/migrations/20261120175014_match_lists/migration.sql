CREATE TABLE "search_match_lists" (
	"search_id" uuid PRIMARY KEY,
	"candidate_ids" uuid[] NOT NULL,
	"kept" json NOT NULL,
	CONSTRAINT "search_match_lists_somebody" CHECK (cardinality("candidate_ids") > 0)
);
--> statement-breakpoint
-- What is frozen comes along word for word; a word may stand where otherwise its place in the list of words stands.
INSERT INTO "search_match_lists" ("search_id", "candidate_ids", "kept")
SELECT m.search_id, array_agg(m.candidate_id ORDER BY m.rank), json_build_object(
	'words', json_build_array(),
	'rows', json_agg(json_build_array(
		m.score, m.low, m.high, m.tie_group, m.rank_low, m.rank_high, m.rank_without_claims, m.overlap_hours, m.sentence,
		(SELECT coalesce(json_agg(json_build_array(t -> 'position', t -> 'met', t -> 'bySkillId', t -> 'note') ORDER BY place), '[]')
			FROM jsonb_array_elements(m.must_haves) WITH ORDINALITY AS tick(t, place)),
		(SELECT coalesce(json_agg(CASE jsonb_typeof(l -> 'evidence')
			WHEN 'object' THEN json_build_array(l -> 'feature', l -> 'label', l -> 'value', l -> 'points',
				l -> 'evidence' -> 'grade', l -> 'evidence' -> 'on', l -> 'evidence' -> 'excerpt')
			ELSE json_build_array(l -> 'feature', l -> 'label', l -> 'value', l -> 'points') END ORDER BY place), '[]')
			FROM jsonb_array_elements(m.contributions) WITH ORDINALITY AS line(l, place))
	) ORDER BY m.rank))
FROM "search_matches" m GROUP BY m.search_id;
--> statement-breakpoint
DROP TABLE "search_matches";--> statement-breakpoint
ALTER TABLE "search_match_lists" ADD CONSTRAINT "search_match_lists_search_id_candidate_searches_id_fkey" FOREIGN KEY ("search_id") REFERENCES "candidate_searches"("id") ON DELETE CASCADE;
--> statement-breakpoint
create trigger search_match_lists_frozen before update on search_match_lists
  for each row execute function refuse_change();
