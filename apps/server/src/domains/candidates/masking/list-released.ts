import type { Context, Queries } from '../../../platform/context/context.ts'
import { reachOf } from '../../../platform/context/may.ts'
import { listReleases } from './candidate-releases.store.ts'

/** For a requirement and a candidate, whether the person has shown who they are for it. */
export type IsReleased = (requirementId: string, candidateId: string) => boolean

/** What was released to a company, for whoever knows which requirement is at hand. */
export async function loadReleases(
  db: Queries,
  wanted: { companyId: string; candidateIds: readonly string[]; requirementIds: readonly string[] },
): Promise<IsReleased> {
  const releases = await listReleases(db, wanted)
  const keys = new Set(releases.map(({ requirementId, candidateId }) => `${requirementId}/${candidateId}`))
  return (requirementId, candidateId) => keys.has(`${requirementId}/${candidateId}`)
}

/** Of these candidates, those who have shown who they are for some requirement that the caller works on. */
export async function listReleasedTo(
  ctx: Context,
  candidateIds: readonly string[],
  listAssigned: (ctx: Context) => Promise<ReadonlySet<string>>,
): Promise<ReadonlySet<string>> {
  const { actor, db } = ctx
  const reach = reachOf(actor, 'candidate.unmask')
  if (actor.kind !== 'user' || actor.companyId === null || reach === null) return new Set()
  const requirementIds = reach === 'all' ? null : [...(await listAssigned(ctx))]
  const releases = await listReleases(db, { companyId: actor.companyId, candidateIds, requirementIds })
  return new Set(releases.map(({ candidateId }) => candidateId))
}
