import { getCandidateResume } from '@assay/contracts/candidate-resumes'
import * as contract from '@assay/contracts/candidates'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { idsOfSkill } from '../../taxonomy/index.ts'
import { putCandidate } from '../import/index.ts'
import { type CandidateScope, candidateAccess, listCandidates, skillIdFor } from '../profiles/index.ts'
import { findSkill, skillSlugOf } from '../taxonomy/index.ts'
import { findKeptInstead } from './candidate-contacts.store.ts'
import { areListed, countReading } from './count-reading.ts'
import { findAccessibleCandidate, type ListShown } from './find-accessible-candidate.ts'
import { listReleasedTo } from './list-released.ts'
import { showCandidates } from './show-candidates.ts'
import { showResume } from './show-resume.ts'
import { type ShownCandidate, shownJsonResumeOf } from './shown-json-resume.rules.ts'

export interface CandidateRoutesNeed {
  /** Candidates in searches that the actor may see, for actors limited to those. */
  readonly listShown: ListShown
  /** Requirements assigned to the actor, for actors who see unmasked candidates of those only. */
  readonly listAssigned: (ctx: Context) => Promise<ReadonlySet<string>>
}

export function mountCandidates(routes: Routes, { listShown, listAssigned }: CandidateRoutesNeed): void {
  registerEndpoint(routes, contract.listCandidates, async (ctx, { query }) => {
    const scope = await scopeOf(ctx, listShown)
    const { filter, sort, page } = query
    const found = await listCandidates(ctx.db, {
      scope,
      sort,
      page,
      filter: {
        state: filter.state,
        country: filter.country,
        externalId: filter.externalId,
        search: filter.search,
        skillIds: skillIdsOf(filter.skill),
      },
    })
    const fields = query.fields.get('candidates')
    await countReading(
      ctx,
      found.data.map(({ id }) => id),
      areListed(fields) ? 'listed' : 'profiles',
    )
    return { ...found, data: await showCandidates(ctx.db, ctx.actor, found.data, undefined, fields) }
  })

  registerEndpoint(routes, contract.getCandidate, async (ctx, { params }) =>
    showOne(ctx, params.id, { listShown, listAssigned }),
  )

  registerEndpoint(routes, contract.getJsonResume, async (ctx, { params }) => {
    const { attributes } = await showOne(ctx, params.id, { listShown, listAssigned })
    return {
      bytes: Buffer.from(`${JSON.stringify(shownJsonResumeOf(attributes as ShownCandidate), null, 2)}\n`),
      name: `${String(attributes['maskedName']).replace(/\W+/g, '-').toLowerCase()}.json`,
    }
  })

  registerEndpoint(routes, getCandidateResume, async (ctx, { params }) =>
    showResume(ctx, params.id, { listShown, listAssigned }),
  )

  registerEndpoint(
    routes,
    contract.putCandidate,
    async (ctx, { body }) => {
      const { id, outcome, sameEmail } = await putCandidate(ctx, body)
      const candidate = await findAccessibleCandidate(ctx, id, listShown)
      const [shown] = candidate === null ? [] : await showCandidates(ctx.db, ctx.actor, [candidate])
      if (shown === undefined) throw notFound('candidate')
      return { data: shown, status: outcome === 'created' ? 201 : 200, meta: { outcome, sameEmail } }
    },
    { keepsMeta: true },
  )
}

/** One profile, which counts as read. */
async function showOne(ctx: Context, id: string, { listShown, listAssigned }: CandidateRoutesNeed): Promise<Presented> {
  const candidate = await findAccessibleCandidate(ctx, id, listShown)
  if (candidate === null) throw await notFoundOrMerged(ctx, id, listShown)
  await countReading(ctx, [candidate.id], 'profiles')
  const released = await listReleasedTo(ctx, [candidate.id], listAssigned)
  const [shown] = await showCandidates(ctx.db, ctx.actor, [candidate], released)
  if (shown === undefined) throw notFound('candidate')
  return shown
}

/** Of a merged profile, a caller who may read the kept one learns where it is. */
async function notFoundOrMerged(ctx: Context, id: string, listShown: ListShown): Promise<AppError> {
  const mergedInto = await findKeptInstead(ctx.db, id)
  const kept = mergedInto === null ? null : await findAccessibleCandidate(ctx, mergedInto, listShown)
  if (kept === null) return notFound('candidate')
  return new AppError('resource.not-found', {
    detail: `This profile was merged into that of ${kept.maskedName}.`,
    meta: { mergedInto: kept.id },
  })
}

async function scopeOf(ctx: Context, listShown: ListShown): Promise<CandidateScope> {
  const access = candidateAccess(ctx.actor)
  if (access.kind === 'none') throw new AppError('permission.denied')
  if (access.kind === 'agency') return { agencyId: access.agencyId }
  return access.kind === 'shown' ? { ids: await listShown(ctx) } : access.kind
}

function skillIdsOf(filter: string | undefined): string[] | undefined {
  return filter?.split(',').flatMap((text) => {
    if (skillSlugOf(text) !== null) return idsOfSkill(text)
    const slug = findSkill(text)
    return slug === null ? [] : idsOfSkill(skillIdFor(slug))
  })
}
