import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { fromEitherEnd } from '../../../platform/database/keyset.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { taxonomyProposals } from './taxonomy-proposals.tables.ts'

export type Proposal = typeof taxonomyProposals.$inferSelect

export async function insertProposal(db: Queries, row: typeof taxonomyProposals.$inferInsert): Promise<Proposal> {
  const [inserted] = await db.insert(taxonomyProposals).values(row).returning()
  if (inserted === undefined) throw new Error('The proposal was not inserted.')
  return inserted
}

export async function findProposal(db: Queries, id: string): Promise<Proposal | null> {
  const [found] = await db.select().from(taxonomyProposals).where(eq(taxonomyProposals.id, id))
  return found ?? null
}

export async function lockProposal(db: Queries, id: string): Promise<Proposal | null> {
  const [found] = await db.select().from(taxonomyProposals).where(eq(taxonomyProposals.id, id)).for('update')
  return found ?? null
}

export async function settleProposal(
  db: Queries,
  { id, ...change }: Pick<Proposal, 'id' | 'state' | 'comment' | 'decidedBy' | 'editNumber'> & { decidedAt: Date },
): Promise<Proposal> {
  const [settled] = await db
    .update(taxonomyProposals)
    .set({ ...change, updatedAt: change.decidedAt })
    .where(eq(taxonomyProposals.id, id))
    .returning()
  if (settled === undefined) throw new Gone('proposal')
  return settled
}

/** Latest first by default. */
export async function listProposals(
  db: Queries,
  wanted: {
    /** null: by all users. */
    by: string | null
    list: Proposal['list'] | undefined
    state: Proposal['state'] | undefined
    sort: readonly SortKey[]
    page: PageRequest
  },
) {
  const { by, list, state, sort, page } = wanted
  const where = and(
    by === null ? undefined : eq(taxonomyProposals.proposedBy, by),
    list === undefined ? undefined : eq(taxonomyProposals.list, list),
    state === undefined ? undefined : eq(taxonomyProposals.state, state),
  )
  return listPage<Proposal>({
    page,
    keys: fromEitherEnd<Proposal>(
      [
        { by: taxonomyProposals.createdAt, descending: true, read: (row) => row.createdAt },
        { by: taxonomyProposals.id, descending: true, read: (row) => row.id },
      ],
      sort,
    ),
    rows: (clauses) =>
      db
        .select()
        .from(taxonomyProposals)
        .where(and(where, clauses.where))
        .orderBy(...clauses.orderBy)
        .limit(clauses.limit)
        .offset(clauses.offset),
    count: () => db.select({ total: count() }).from(taxonomyProposals).where(where),
  })
}
