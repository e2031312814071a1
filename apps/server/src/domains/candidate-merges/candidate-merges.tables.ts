import { duplicateSignals, duplicateStates, type MergeChoices, mergeStates } from '@assay/contracts/candidate-merges'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, snakeCase, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../../platform/database/columns.ts'
import { candidates } from '../candidates/profiles/candidates.tables.ts'
import { users } from '../identity/users/users.tables.ts'

const aCandidate = () =>
  uuid()
    .notNull()
    .references(() => candidates.id, { onDelete: 'cascade' })

/** Pairs who are probably the same person. A dismissed one is not proposed again. */
export const candidateDuplicates = snakeCase.table(
  'candidate_duplicates',
  {
    id: id(),
    firstId: aCandidate(),
    secondId: aCandidate(),
    signals: text({ enum: duplicateSignals }).array().notNull(),
    state: text({ enum: duplicateStates }).notNull().default('open'),
    ...timestamps(),
  },
  (pair) => [
    unique('candidate_duplicates_once').on(pair.firstId, pair.secondId),
    index('candidate_duplicates_second').on(pair.secondId),
    index('candidate_duplicates_created').on(pair.createdAt, pair.id),
    check('candidate_duplicates_ordered', sql`${pair.firstId} < ${pair.secondId}`),
    check('candidate_duplicates_state_known', sql`${pair.state} in ('open','dismissed','merged')`),
  ],
)

/** Which rows of which table followed the kept profile. */
export type Moved = Readonly<Record<string, readonly string[]>>

/** Data for an undo: both profiles as they were. Erased once the merge is final. */
export type Before = Readonly<Record<'kept' | 'gone', unknown>>

export const candidateMerges = snakeCase.table(
  'candidate_merges',
  {
    id: id(),
    keptId: aCandidate(),
    goneId: aCandidate(),
    state: text({ enum: mergeStates }).notNull(),
    choices: jsonb().$type<MergeChoices>().notNull(),
    reason: text().notNull(),
    proposedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** The user who confirmed or rejected it; null where no second person was needed. */
    decidedBy: uuid().references(() => users.id),
    mergedAt: instant('merged_at'),
    undoUntil: instant('undo_until'),
    undoneAt: instant('undone_at'),
    moved: jsonb().$type<Moved>().notNull().default({}),
    before: jsonb().$type<Before>(),
    /** The kept profile's version after the merge: a higher one was changed since. */
    writtenVersion: integer(),
    ...timestamps(),
  },
  (merge) => [
    uniqueIndex('candidate_merges_one_open').on(merge.goneId).where(sql`${merge.state} = 'proposed'`),
    index('candidate_merges_kept').on(merge.keptId),
    index('candidate_merges_gone').on(merge.goneId),
    index('candidate_merges_created').on(merge.createdAt, merge.id),
    check('candidate_merges_state_known', sql`${merge.state} in ('proposed','rejected','merged','undone')`),
    check('candidate_merges_two_profiles', sql`${merge.keptId} <> ${merge.goneId}`),
    check('candidate_merges_dated', sql`(${merge.state} in ('merged','undone')) = (${merge.mergedAt} is not null)`),
    check(
      'candidate_merges_second_person',
      sql`${merge.state} not in ('merged','undone') or ${merge.decidedBy} is distinct from ${merge.proposedBy}`,
    ),
    check('candidate_merges_reason_length', sql`length(${merge.reason}) between 10 and 300`),
  ],
)
