-- Reminders of scorecards are kept under the name of what they ask for, so that none is sent twice.
UPDATE "interview_reminders" SET "kind" = 'score' || "kind" WHERE "kind" LIKE 'cards.%';
