CREATE TABLE "candidate_texts" (
	"candidate_id" uuid PRIMARY KEY,
	"said" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "candidate_texts_words" ON "candidate_texts" USING gin (to_tsvector('simple', "said"));--> statement-breakpoint
ALTER TABLE "candidate_texts" ADD CONSTRAINT "candidate_texts_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- Texts of profiles that are here already, from their masked parts; a résumé that came as one text is complete after its next import.
INSERT INTO "candidate_texts" ("candidate_id", "said")
SELECT c.id, left(concat_ws(E'\n', c.headline, c.summary,
  (SELECT string_agg(concat_ws(E'\n', w.title, w.summary), E'\n') FROM candidate_work w WHERE w.candidate_id = c.id),
  (SELECT string_agg(s.name, E'\n') FROM candidate_skills k JOIN skills s ON s.id = k.skill_id WHERE k.candidate_id = c.id)), 30000)
FROM candidates c WHERE c.state <> 'erased';
