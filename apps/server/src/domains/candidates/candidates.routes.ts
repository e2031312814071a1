import * as contract from '@assay/contracts/candidates'
import type { Context } from '../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { skillIdFor } from './candidate-rows.ts'
import { type CandidateReach, candidateReach } from './candidates.policy.ts'
import { type Candidate, type CandidateScope, findCandidate, listCandidates } from './candidates.store.ts'
import { showCandidates } from './show-candidates.ts'
import { findSkill, skillSlugOf } from './taxonomy-lookup.ts'

export interface CandidateRoutesNeed {
  /** Candidates in searches that the actor may see; for whom only those are in reach. */
  readonly listShown: (ctx: Context) => Promise<readonly string[]>
}

export function mountCandidates(routes: Routes, { listShown }: CandidateRoutesNeed): void {
  registerEndpoint(routes, contract.listCandidates, async (ctx, { query }) => {
    const scope = await scopeOf(ctx, listShown)
    const { filter, sort, page } = query
    const found = await listCandidates(ctx.db, {
      scope,
      sort,
      page,
      filter: { state: filter.state, country: filter.country, skillIds: skillIdsOf(filter.skill) },
    })
    return { ...found, data: await showCandidates(ctx.db, ctx.actor, found.data) }
  })

  registerEndpoint(routes, contract.getCandidate, async (ctx, { params }) => {
    const reach = candidateReach(ctx.actor)
    assertAllowed(reach.kind !== 'none')
    const candidate = await findCandidate(ctx.db, params.id)
    if (candidate === null || !isInReach(reach, candidate)) throw notFound('candidate')
    if (reach.kind === 'shown' && !(await listShown(ctx)).includes(candidate.id)) throw notFound('candidate')
    const [shown] = await showCandidates(ctx.db, ctx.actor, [candidate])
    if (shown === undefined) throw notFound('candidate')
    return shown
  })
}

async function scopeOf(ctx: Context, listShown: CandidateRoutesNeed['listShown']): Promise<CandidateScope> {
  const reach = candidateReach(ctx.actor)
  assertAllowed(reach.kind !== 'none')
  if (reach.kind === 'agency') return { agencyId: reach.agencyId }
  return reach.kind === 'shown' ? { ids: await listShown(ctx) } : 'pool'
}

// Whoever is not vetted yet is nobody's business but the agency's.
function isInReach(reach: CandidateReach, candidate: Candidate): boolean {
  if (reach.kind === 'agency') return candidate.agencyId === reach.agencyId
  return candidate.state !== 'draft' && candidate.state !== 'inVetting'
}

function skillIdsOf(filter: string | undefined): string[] | undefined {
  return filter?.split(',').flatMap((text) => {
    if (skillSlugOf(text) !== null) return [text]
    const slug = findSkill(text)
    return slug === null ? [] : [skillIdFor(slug)]
  })
}
