import { proposalStates } from '@assay/contracts/taxonomy-proposals'
import { taxonomyLists } from '@assay/taxonomy/edits/taxonomy-edit'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'
import type { WantedEdit } from './wanted-edits.rules.ts'

/** Proposed changes to skills, job titles and industries. */
export const taxonomyProposals = snakeCase.table(
  'taxonomy_proposals',
  {
    id: id(),
    list: text({ enum: taxonomyLists }).notNull().default('skills'),
    /** As it was sent: accepting makes the change that it means by then. */
    wanted: jsonb().$type<WantedEdit>().notNull(),
    /** Of the skill, job title or industry. */
    name: text('skill_name').notNull(),
    summary: text().notNull(),
    reason: text().notNull(),
    state: text({ enum: proposalStates }).notNull().default('open'),
    comment: text(),
    proposedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant('decided_at'),
    editNumber: integer(),
    ...timestamps(),
  },
  (proposal) => [
    index('taxonomy_proposals_by_state').on(proposal.state, proposal.createdAt),
    index('taxonomy_proposals_own').on(proposal.proposedBy, proposal.createdAt),
    check('taxonomy_proposals_list_known', sql`${proposal.list} in ('skills','titles','industries')`),
    check('taxonomy_proposals_state_known', sql`${proposal.state} in ('open','accepted','refused','withdrawn')`),
    check(
      'taxonomy_proposals_decided_whole',
      sql`(${proposal.state} = 'open') = (${proposal.decidedAt} is null)
          and (${proposal.state} in ('accepted','refused')) = (${proposal.decidedBy} is not null)
          and (${proposal.state} = 'accepted') = (${proposal.editNumber} is not null)
          and (${proposal.state} <> 'refused' or ${proposal.comment} is not null)`,
    ),
    check('taxonomy_proposals_reason_length', sql`char_length(${proposal.reason}) between 5 and 500`),
    check('taxonomy_proposals_comment_length', sql`char_length(${proposal.comment}) between 3 and 500`),
  ],
)
