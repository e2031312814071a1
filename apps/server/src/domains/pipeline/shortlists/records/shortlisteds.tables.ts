import { type PipelineStage, pipelineStages } from '@assay/contracts/shortlisteds'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, primaryKey, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../../platform/database/columns.ts'
import { candidates } from '../../../candidates/profiles/candidates.tables.ts'
import { users } from '../../../identity/users/users.tables.ts'
import { requirements } from '../../../requirements/records/requirements.tables.ts'
import { candidateSearches } from '../../../search/searches/searches.tables.ts'
import { companies } from '../../../tenants/companies/companies.tables.ts'

/** Instants as text. */
export interface BeforeAnew {
  readonly stage: PipelineStage
  readonly stageSince: string
  readonly addedBy: string
  readonly ownerId: string | null
  readonly searchId: string | null
  readonly rankAtAdd: number | null
  readonly scoreAtAdd: number | null
  readonly modelAtAdd: string | null
  readonly overrideReason?: string | null
  readonly overriddenBy?: string | null
  readonly overriddenAt?: string | null
}

export const shortlisteds = snakeCase.table(
  'shortlisteds',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    requirementId: uuid()
      .notNull()
      .references(() => requirements.id),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    addedBy: uuid()
      .notNull()
      .references(() => users.id),
    searchId: uuid().references(() => candidateSearches.id),
    rankAtAdd: integer(),
    scoreAtAdd: integer(),
    modelAtAdd: text(),
    /** Why the candidate was preferred to others with better ranks than `rankAtAdd`. */
    overrideReason: text(),
    overriddenBy: uuid().references(() => users.id),
    overriddenAt: instant('overridden_at'),
    ownerId: uuid().references(() => users.id),
    stage: text({ enum: pipelineStages }).notNull(),
    stageSince: instant('stage_since').notNull().defaultNow(),
    rejectionCode: text(),
    rejectionNote: text(),
    /** The former entry before the candidate was added again, so that the addition can be undone. */
    beforeAnew: jsonb().$type<BeforeAnew>(),
    /** The retention period is over: the entry is anonymous, counts in figures and is in no list. */
    anonymizedAt: instant('anonymized_at'),
    version: version(),
    ...timestamps(),
  },
  (entry) => [
    unique('shortlisteds_once').on(entry.requirementId, entry.candidateId),
    index('shortlisteds_of_requirement').on(entry.requirementId, entry.stageSince),
    index('shortlisteds_of_company').on(entry.companyId, entry.candidateId),
    index('shortlisteds_settled')
      .on(entry.companyId, entry.stageSince)
      .where(sql`${entry.stage} in ('hired','rejected','withdrawn','closed')`),
    check(
      'shortlisteds_stage_known',
      sql`${entry.stage} in ('submitted','duplicate','denied','shortlisted','contactRequested','contactReleased','interviewing','decision','offer','hired','rejected','withdrawn','closed')`,
    ),
    check('shortlisteds_rejected_with_reason', sql`${entry.stage} <> 'rejected' or ${entry.rejectionCode} is not null`),
  ],
)

/** Every step of an entry with its author, for waiting times and for training. */
export const shortlistedStages = snakeCase.table(
  'shortlisted_stages',
  {
    id: id(),
    shortlistedId: uuid()
      .notNull()
      .references(() => shortlisteds.id, { onDelete: 'cascade' }),
    /** Null for the first stage. */
    fromStage: text({ enum: pipelineStages }),
    toStage: text({ enum: pipelineStages }).notNull(),
    at: instant('at').notNull(),
    actorType: text({ enum: ['user', 'agency', 'candidateLink', 'feedbackLink', 'system', 'guest'] }).notNull(),
    actorId: uuid(),
    reasonCode: text(),
  },
  (step) => [
    index('shortlisted_stages_of_entry').on(step.shortlistedId, step.at),
    check(
      'shortlisted_stages_known',
      sql`${step.toStage} in ('submitted','duplicate','denied','shortlisted','contactRequested','contactReleased','interviewing','decision','offer','hired','rejected','withdrawn','closed')`,
    ),
    check(
      'shortlisted_stages_actor',
      sql`${step.actorType} in ('user','agency','candidateLink','feedbackLink','system','guest')`,
    ),
    check('shortlisted_stages_lead_somewhere', sql`${step.fromStage} is distinct from ${step.toStage}`),
  ],
)

/** One vote per user and entry. */
export const shortlistVotes = snakeCase.table(
  'shortlist_votes',
  {
    shortlistedId: uuid()
      .notNull()
      .references(() => shortlisteds.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    vote: text({ enum: ['up', 'down', 'unsure'] }).notNull(),
    note: text(),
    votedAt: instant('voted_at').notNull(),
  },
  (vote) => [
    primaryKey({ columns: [vote.shortlistedId, vote.userId] }),
    check('shortlist_votes_known', sql`${vote.vote} in ('up','down','unsure')`),
    check('shortlist_votes_note_length', sql`length(${vote.note}) <= 500`),
  ],
)
