import type { Context, Queries } from '../../../platform/context/context.ts'
import { accessOf } from '../../../platform/context/may.ts'
import { listReleases } from './candidate-releases.store.ts'

/** Whether the candidate released their identity for the requirement. */
export type IsReleased = (requirementId: string, candidateId: string) => boolean

/** Releases to a company, for callers that know the requirement at hand. */
export async function loadReleases(
  db: Queries,
  wanted: { companyId: string; candidateIds: readonly string[]; requirementIds: readonly string[] },
): Promise<IsReleased> {
  const releases = await listReleases(db, wanted)
  const keys = new Set(releases.map(({ requirementId, candidateId }) => `${requirementId}/${candidateId}`))
  return (requirementId, candidateId) => keys.has(`${requirementId}/${candidateId}`)
}

/** Of these candidates, those who released their identity for a requirement that the caller works on. */
export async function listReleasedTo(
  ctx: Context,
  candidateIds: readonly string[],
  listAssigned: (ctx: Context) => Promise<ReadonlySet<string>>,
): Promise<ReadonlySet<string>> {
  const { actor, db } = ctx
  const access = accessOf(actor, 'candidate.unmask')
  if (actor.kind !== 'user' || actor.companyId === null || access === null) return new Set()
  const requirementIds = access === 'all' ? null : [...(await listAssigned(ctx))]
  const releases = await listReleases(db, { companyId: actor.companyId, candidateIds, requirementIds })
  return new Set(releases.map(({ candidateId }) => candidateId))
}
