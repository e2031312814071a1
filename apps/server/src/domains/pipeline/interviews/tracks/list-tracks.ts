import type { Recommendation } from '@assay/contracts/scheduled-interviews'
import type { SortKey } from '@assay/jsonapi/read-query'
import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { listWaysToMeet } from '../../../candidates/index.ts'
import { listAssignedTo, listRequirementsById, type Requirement } from '../../../requirements/index.ts'
import { type Entry, listEntriesById } from '../../shortlists/index.ts'
import { type CandidateNames, nameCandidates, visibleScorecards } from '../booking/index.ts'
import {
  type Interview,
  listInterviewsOfEntries,
  listPanels,
  listScorecards,
  listSlots,
  mayDecide,
  maySchedule,
  waitsOn,
} from '../records/index.ts'
import { inOrder, listTrackStatuses, type TrackFilter } from './list-track-statuses.ts'
import {
  isDue,
  roundsOf,
  summarize,
  type TrackedInterview,
  type TrackRound,
  type TrackSummary,
} from './tracks.rules.ts'

export interface TrackRoundSeen extends TrackRound {
  readonly recommendations: readonly { readonly recommendation: Recommendation; readonly count: number }[]
}

export interface Track extends TrackSummary {
  readonly entry: Entry
  readonly requirement: Requirement
  readonly rounds: readonly TrackRoundSeen[]
  readonly interviews: readonly Interview[]
  readonly scorecardsDue: number
  readonly zone: string
  readonly names: CandidateNames
  readonly mayDo: readonly ('propose' | 'bookLoop' | 'decide')[]
}

/** The attributes of candidates to read; undefined: all of them. */
type Fields = ReadonlySet<string> | undefined

interface TracksQuery {
  readonly filter: TrackFilter
  readonly sort: SortKey | undefined
  readonly page: { readonly number: number; readonly size: number }
  readonly fields: Fields
}

/** Candidates with released contact and without a decision; those without a time first. */
export async function listTracks(
  ctx: Context,
  { filter, sort, page, fields }: TracksQuery,
): Promise<{ tracks: Track[]; total: number }> {
  const statuses = inOrder(await listTrackStatuses(ctx, filter), sort)
  const from = (page.number - 1) * page.size
  const ids = statuses.slice(from, from + page.size).map(({ entry }) => entry.id)
  const entries = new Map((await listEntriesById(ctx.db, ids)).map((entry) => [entry.id, entry]))
  const shown = ids.flatMap((id) => entries.get(id) ?? [])
  return { tracks: await trackEntries(ctx, shown, fields), total: statuses.length }
}

export async function trackOne(ctx: Context, entry: Entry, fields: Fields): Promise<Track> {
  const [track] = await trackEntries(ctx, [entry], fields)
  if (track === undefined) throw notFound('candidate on a shortlist')
  return track
}

async function trackEntries(ctx: Context, entries: readonly Entry[], fields: Fields): Promise<Track[]> {
  const interviews = await listInterviewsOfEntries(
    ctx.db,
    entries.map(({ id }) => id),
  )
  const ids = interviews.map(({ id }) => id)
  const [panels, slots, scorecards, assigned] = await Promise.all([
    listPanels(ctx.db, ids),
    listSlots(ctx.db, ids),
    listScorecards(ctx.db, ids),
    listAssignedTo(ctx),
  ])
  const of = <Row extends { readonly interviewId: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ interviewId }) => interviewId)
  const around = { panels: of(panels), slots: of(slots), scorecards: of(scorecards) }
  const requirementIds = [...new Set(entries.map(({ requirementId }) => requirementId))]
  const requirements = new Map((await listRequirementsById(ctx.db, requirementIds)).map((row) => [row.id, row]))
  const zones = await listWaysToMeet(
    ctx.db,
    entries.map(({ candidateId }) => candidateId),
  )
  const names = await nameCandidates(ctx, entries, fields)
  const byEntry = Map.groupBy(interviews, ({ shortlistedId }) => shortlistedId)
  return entries.flatMap((entry) => {
    const requirement = requirements.get(entry.requirementId)
    if (requirement === undefined) return []
    const own = byEntry.get(entry.id) ?? []
    const tracked = own.map((interview) => trackInterview(interview, around))
    const rounds = roundsOf(requirement.plan, tracked)
    return [
      {
        entry,
        requirement,
        names,
        interviews: own,
        ...summarize(rounds, { since: entry.stageSince, isDecided: entry.stage === 'decision' }),
        rounds: rounds.map((round) => ({ ...round, recommendations: recommendationsOf(ctx, round, around) })),
        scorecardsDue: tracked.reduce((sum, { scorecardsDue }) => sum + scorecardsDue, 0),
        zone: zones.get(entry.candidateId)?.timezone ?? 'UTC',
        mayDo: possible(ctx, { entry, requirement, rounds, assigned }),
      },
    ]
  })
}

interface Around {
  readonly panels: ReadonlyMap<string, Awaited<ReturnType<typeof listPanels>>>
  readonly slots: ReadonlyMap<string, Awaited<ReturnType<typeof listSlots>>>
  readonly scorecards: ReadonlyMap<string, Awaited<ReturnType<typeof listScorecards>>>
}

function trackInterview(interview: Interview, { panels, slots, scorecards }: Around): TrackedInterview {
  const { id, round, kind, minutes, state, stateSince, startsAt, endsAt } = interview
  const submitted = new Set((scorecards.get(id) ?? []).map(({ userId }) => userId))
  const missing = (panels.get(id) ?? []).filter(({ userId, required }) => required && !submitted.has(userId))
  const scorecardsDue = state === 'awaitingFeedback' ? missing.length : 0
  return {
    id,
    round,
    kind,
    minutes,
    state,
    stateSince,
    startsAt,
    endsAt,
    scorecardsDue,
    waitingOn: waitsOn({ state, slots: slots.get(id) ?? [], scorecardsDue }),
  }
}

function recommendationsOf(ctx: Context, { latest }: TrackRound, { panels, scorecards }: Around) {
  if (latest === null) return []
  const all = scorecards.get(latest.id) ?? []
  const submitted = new Set(all.map(({ userId }) => userId))
  const seen = visibleScorecards(ctx.actor, { panel: panels.get(latest.id) ?? [], scorecards: all, submitted })
  const counts = Map.groupBy(seen, ({ recommendation }) => recommendation)
  return [...counts].map(([recommendation, some]) => ({ recommendation, count: some.length }))
}

function possible(
  ctx: Context,
  {
    entry,
    requirement,
    rounds,
    assigned,
  }: { entry: Entry; requirement: Requirement; rounds: readonly TrackRound[]; assigned: ReadonlySet<string> },
): Track['mayDo'] {
  const isOpen = requirement.state === 'open' || requirement.state === 'paused'
  const isBefore = entry.stage === 'contactReleased' || entry.stage === 'interviewing'
  const plans = isOpen && isBefore && maySchedule(ctx.actor, { requirement, assigned })
  const due = rounds.filter((round) => round.isPlanned && isDue(round))
  return [
    ...(plans ? (['propose'] as const) : []),
    ...(plans && due.length > 0 ? (['bookLoop'] as const) : []),
    ...(isOpen && entry.stage === 'interviewing' && mayDecide(ctx.actor, { requirement, assigned })
      ? (['decide'] as const)
      : []),
  ]
}
