import * as contract from '@assay/contracts/shortlisteds'
import type { IncludeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { type Entry, getSeenEntry, listEntries, viewScopeOfCaller } from '../records/index.ts'
import { tagCandidate } from '../tags/index.ts'
import { askAgency } from './ask-agency.ts'
import { assignOwner } from './assign-owner.ts'
import { changeEntries } from './change-entries.ts'
import { decideSubmission } from './decide-submission.ts'
import { overrideRank } from './override-rank.ts'
import { rejectCandidate } from './reject-candidate.ts'
import { restoreCandidate } from './restore-candidate.ts'
import { type Rankings, shortlistCandidates } from './shortlist-candidates.ts'
import { showEntries } from './show-shortlisteds.ts'
import { voteOnCandidate } from './vote-on-candidate.ts'

export function mountShortlisteds(routes: Routes, rankings: Rankings): void {
  const showOne = async (ctx: Context, entry: Entry, include: IncludeTree): Promise<Presented> => {
    const [shown] = await showEntries(ctx, rankings, { entries: [entry], include })
    if (shown === undefined) throw notFound('shortlist entry')
    return shown
  }

  registerEndpoint(routes, contract.listShortlisteds, async (ctx, { query }) => {
    const { filter, sort, page, include } = query
    const found = await listEntries(ctx.db, { sort, page, filter, scope: await viewScopeOfCaller(ctx) })
    const fields = query.fields.get('candidates')
    return { ...found, data: await showEntries(ctx, rankings, { entries: found.data, include, fields }) }
  })

  registerEndpoint(routes, contract.getShortlisted, async (ctx, { params, query }) =>
    showOne(ctx, await getSeenEntry(ctx, params.id), query.include),
  )

  registerEndpoint(routes, contract.shortlistCandidate, async (ctx, { body, query }) => {
    const { candidateId, ...rest } = body
    const [added] = await shortlistCandidates(ctx, rankings, { ...rest, candidateIds: [candidateId] })
    if (added === undefined) throw notFound('candidate')
    return { data: await showOne(ctx, added.entry, query.include), status: added.isNew ? 201 : 200 }
  })

  registerEndpoint(routes, contract.shortlistCandidates, async (ctx, { params, body, query }) => {
    const added = await shortlistCandidates(ctx, rankings, { ...body, requirementId: params.id })
    const entries = added.map(({ entry }) => entry)
    const newIds = added.flatMap(({ entry, isNew }) => (isNew ? [entry.id] : []))
    const data = await showEntries(ctx, rankings, { entries, include: query.include })
    return { data, total: data.length, meta: { added: newIds.length, addedIds: newIds } }
  })

  registerEndpoint(routes, contract.changeShortlisteds, async (ctx, { body, query }) => {
    const { entries, refused } = await changeEntries(ctx, body.changes)
    const data = await showEntries(ctx, rankings, { entries, include: query.include })
    return { data, total: data.length, meta: { refused } }
  })

  registerEndpoint(routes, contract.rejectShortlisted, async (ctx, { params, body, query }) =>
    showOne(ctx, await rejectCandidate(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.restoreShortlisted, async (ctx, { params, body, query }) =>
    showOne(ctx, await restoreCandidate(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.overrideRank, async (ctx, { params, body, query }) =>
    showOne(ctx, await overrideRank(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.assignShortlisted, async (ctx, { params, body, query }) =>
    showOne(ctx, await assignOwner(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.voteShortlisted, async (ctx, { params, body, query }) =>
    showOne(ctx, await voteOnCandidate(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.askAgency, async (ctx, { params, body, query }) =>
    showOne(ctx, await askAgency(ctx, { ...body, id: params.id }), query.include),
  )

  registerEndpoint(routes, contract.tagShortlisted, async (ctx, { params, body, query }) =>
    showOne(ctx, await tagCandidate(ctx, { ...body, id: params.id }), query.include),
  )

  for (const [verdict, endpoint] of VERDICTS)
    registerEndpoint(routes, endpoint, async (ctx, { params, query }) =>
      showOne(ctx, await decideSubmission(ctx, { id: params.id, verdict }), query.include),
    )
}

const VERDICTS = [
  ['accept', contract.acceptShortlisted],
  ['deny', contract.denyShortlisted],
  ['markDuplicate', contract.duplicateShortlisted],
] as const
