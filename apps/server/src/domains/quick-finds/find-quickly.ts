import type { FindKind } from '@assay/contracts/quick-finds'
import type { Context } from '../../platform/context/context.ts'
import { findByName } from '../candidates/index.ts'
import { entryScopeOf, listEntryCandidates } from '../pipeline/shortlists/index.ts'
import { listAssignedTo, listJobsNamed, mayReadPipeline, requirementAccessOf } from '../requirements/index.ts'
import { listOwnSearches, listShown, mayListSearches } from '../search/index.ts'
import { listPooledIds, listPools, mayKeepPools } from '../talent-pools/index.ts'
import { findMatesNamed } from '../tenants/index.ts'

interface Find {
  readonly id: string
  readonly kind: FindKind
  readonly label: string
  readonly detail: string | null
  readonly at: Date | null
}

/** Of each kind. */
const LIMIT = 5
const FIRST = { size: LIMIT }

/** Records whose names begin with a few letters, limited to those that the caller may read. */
export async function findQuickly(ctx: Context, text: string): Promise<Find[]> {
  const found = await Promise.all([
    findJobs(ctx, text),
    findCandidates(ctx, text),
    findSearches(ctx, text),
    findPools(ctx, text),
    findPeople(ctx, text),
  ])
  return found.flat()
}

async function findJobs(ctx: Context, text: string): Promise<Find[]> {
  const jobs = await listJobsNamed(ctx.db, { access: await requirementAccessOf(ctx), text, limit: LIMIT })
  return jobs.map(({ id, title, state }) => ({ id, kind: 'job', label: title, detail: state, at: null }))
}

async function findCandidates(ctx: Context, text: string): Promise<Find[]> {
  const found = await findByName(ctx, { text, limit: LIMIT, listShown, listWorkedWith, listAssigned: listAssignedTo })
  return found.map(({ id, attributes: { legalName, maskedName, headline } }) => ({
    id,
    kind: 'candidate',
    label: String(legalName ?? maskedName),
    detail: String(headline),
    at: null,
  }))
}

/** In the pipelines that the caller may read, and in talent pools. */
async function listWorkedWith(ctx: Context): Promise<readonly string[]> {
  const { actor, db } = ctx
  const entries = mayReadPipeline(actor) ? await listEntryCandidates(db, await entryScopeOf(ctx)) : []
  const pooled = mayKeepPools(actor) ? await listPooledIds(db, actor) : []
  return [...new Set([...entries, ...pooled])]
}

async function findSearches(ctx: Context, text: string): Promise<Find[]> {
  if (!mayListSearches(ctx.actor)) return []
  const found = await listOwnSearches(ctx, { filter: { text }, sort: [], page: FIRST })
  return found.data.map(({ id, savedName, criteria, createdAt }) => ({
    id,
    kind: 'search',
    label: savedName ?? criteria.title ?? 'Skill search',
    detail: null,
    at: createdAt,
  }))
}

async function findPools({ actor, db }: Context, text: string): Promise<Find[]> {
  if (!mayKeepPools(actor)) return []
  const { data } = await listPools(db, { keeper: actor, filter: { search: text }, sort: [], page: FIRST })
  return data.map(({ id, name, description }) => ({ id, kind: 'pool', label: name, detail: description, at: null }))
}

async function findPeople(ctx: Context, text: string): Promise<Find[]> {
  const people = await findMatesNamed(ctx, text, LIMIT)
  return people.map(({ id, fullName, email }) => ({
    id,
    kind: 'person',
    label: fullName || email,
    detail: fullName === '' ? null : email,
    at: null,
  }))
}
