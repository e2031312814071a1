import * as contract from '@assay/contracts/interview-tracks'
import { type IncludeTree, includeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { NAME_FIELDS } from '../../../candidates/index.ts'
import { type Entry, getEntry } from '../../shortlists/index.ts'
import { showInterviews } from '../booking/index.ts'
import { mayReadWords } from '../records/index.ts'
import { bookLoop } from './book-loop.ts'
import { decideTrack } from './decide-track.ts'
import { presentTrack } from './interview-tracks.resource.ts'
import { listTracks, type Track, trackOne } from './list-tracks.ts'

export function mountInterviewTracks(routes: Routes): void {
  registerEndpoint(routes, contract.listInterviewTracks, async (ctx, { query }) => {
    const { requirement, candidate, status } = query.filter
    const { number = 1, size } = query.page
    const { tracks, total } = await listTracks(ctx, {
      filter: { requirement, candidate, statuses: status?.split(',') },
      sort: query.sort[0],
      page: { number, size },
      fields: fieldsFor(query.include),
    })
    return { data: await showTracks(ctx, tracks, query.include), total }
  })

  registerEndpoint(routes, contract.getInterviewTrack, async (ctx, { params, query }) =>
    showOne(ctx, await getEntry(ctx, params.id), query.include),
  )

  registerEndpoint(routes, contract.bookLoop, async (ctx, { params, body, query }) => {
    const interviews = await bookLoop(ctx, { ...body, shortlistedId: params.id })
    return { data: await showInterviews(ctx, { interviews, include: query.include }), total: interviews.length }
  })

  registerEndpoint(routes, contract.decideTrack, async (ctx, { params, body, query }) =>
    showOne(ctx, await decideTrack(ctx, { ...body, id: params.id }), query.include),
  )
}

const fieldsFor = (include: IncludeTree) => (include.has('candidate') ? undefined : NAME_FIELDS)

async function showOne(ctx: Context, entry: Entry, include: IncludeTree): Promise<Presented> {
  const track = await trackOne(ctx, entry, fieldsFor(include))
  const [shown] = await showTracks(ctx, [track], include)
  if (shown === undefined) throw notFound('candidate on a shortlist')
  return shown
}

async function showTracks(ctx: Context, tracks: readonly Track[], include: IncludeTree): Promise<Presented[]> {
  const interviews = include.has('interviews')
    ? await showInterviews(ctx, { interviews: tracks.flatMap((track) => track.interviews), include: includeTree([]) })
    : []
  const shown = new Map(interviews.map((one) => [one.id, one]))
  return tracks.map((track) => {
    const { entry, names } = track
    const candidate = include.has('candidate') ? names.shownOf(entry) : undefined
    return presentTrack(track, {
      candidate: candidate ?? { type: 'candidates', id: entry.candidateId },
      interviews: track.interviews.map(({ id }) => shown.get(id) ?? { type: 'scheduled-interviews', id }),
      mayKnow: mayReadWords(ctx.actor),
    })
  })
}
