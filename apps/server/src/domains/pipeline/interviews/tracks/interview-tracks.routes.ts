import * as contract from '@assay/contracts/interview-tracks'
import { type IncludeTree, includeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { getEntry } from '../../shortlists/index.ts'
import { mayReadWords } from '../interviews.policy.ts'
import { showInterviews } from '../show-interviews.ts'
import { bookLoop } from './book-loop.ts'
import { decideTrack } from './decide-track.ts'
import { presentTrack } from './interview-tracks.resource.ts'
import { listTracks, type Track, trackOne } from './list-tracks.ts'

export function mountInterviewTracks(routes: Routes): void {
  registerEndpoint(routes, contract.listInterviewTracks, async (ctx, { query }) => {
    const { requirement, candidate, standing } = query.filter
    const wanted = standing?.split(',')
    const all = await listTracks(ctx, { requirement, candidate })
    const fitting = all.filter((track) => wanted === undefined || wanted.includes(track.standing))
    const sorted = inOrder(fitting, query.sort[0])
    const { number = 1, size } = query.page
    const page = sorted.slice((number - 1) * size, number * size)
    return { data: await showTracks(ctx, page, query.include), total: fitting.length }
  })

  registerEndpoint(routes, contract.getInterviewTrack, async (ctx, { params, query }) =>
    showOne(ctx, await trackOne(ctx, await getEntry(ctx, params.id)), query.include),
  )

  registerEndpoint(routes, contract.bookLoop, async (ctx, { params, body, query }) => {
    const interviews = await bookLoop(ctx, { ...body, shortlistedId: params.id })
    return { data: await showInterviews(ctx, { interviews, include: query.include }), total: interviews.length }
  })

  registerEndpoint(routes, contract.decideTrack, async (ctx, { params, body, query }) =>
    showOne(ctx, await trackOne(ctx, await decideTrack(ctx, { ...body, id: params.id })), query.include),
  )
}

/** As they come, those without a time are first. */
function inOrder(tracks: readonly Track[], sort: { name: string; descending: boolean } | undefined): readonly Track[] {
  if (sort === undefined) return tracks
  const sorted =
    sort.name === 'stageSince'
      ? tracks.toSorted((left, right) => left.entry.stageSince.getTime() - right.entry.stageSince.getTime())
      : tracks
  return sort.descending ? sorted.toReversed() : sorted
}

async function showOne(ctx: Context, track: Track, include: IncludeTree): Promise<Presented> {
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
