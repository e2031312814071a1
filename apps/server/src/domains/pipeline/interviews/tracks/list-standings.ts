import type { PipelineStage } from '@assay/contracts/shortlisteds'
import type { SortKey } from '@assay/jsonapi/read-query'
import type { Context } from '../../../../platform/context/context.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { type Entry, listEntriesAt } from '../../shortlists/index.ts'
import { listStatesOfEntries, scopeOfCaller } from '../records/index.ts'
import { roundsOf, type Standing, summarize } from './tracks.rules.ts'

export interface TrackFilter {
  readonly requirement?: string | undefined
  readonly candidate?: string | undefined
  readonly standings?: readonly string[] | undefined
}

export interface EntryStanding {
  readonly entry: Entry
  readonly standing: Standing
  readonly waitingSince: Date | null
}

const STAGES: readonly PipelineStage[] = ['contactReleased', 'interviewing', 'decision']

const ORDER: readonly Standing[] = ['unscheduled', 'waiting', 'feedbackDue', 'scheduled', 'done']

/** Sorts and counts thousands of tracks from few columns, and loads only one page of them fully. */
export async function listStandings(ctx: Context, { standings, ...filter }: TrackFilter): Promise<EntryStanding[]> {
  const { companyId, requirementIds } = await scopeOfCaller(ctx)
  const entries = await listEntriesAt(ctx.db, { scope: { companyId, requirementIds }, stages: STAGES, filter })
  const states = await listStatesOfEntries(
    ctx.db,
    entries.map(({ id }) => id),
  )
  const byEntry = Map.groupBy(states, ({ shortlistedId }) => shortlistedId)
  const ids = [...new Set(entries.map(({ requirementId }) => requirementId))]
  const plans = new Map((await listRequirementsById(ctx.db, ids)).map(({ id, plan }) => [id, plan]))
  const all = entries.map((entry) => {
    // The status depends on neither the side to answer nor the number of due scorecards.
    const rest = { waitingOn: 'nobody', scorecardsDue: 0 } as const
    const tracked = (byEntry.get(entry.id) ?? []).map((state) => ({ ...state, ...rest }))
    const rounds = roundsOf(plans.get(entry.requirementId) ?? [], tracked)
    return { entry, ...summarize(rounds, { since: entry.stageSince, isDecided: entry.stage === 'decision' }) }
  })
  return all.filter(({ standing }) => standings === undefined || standings.includes(standing))
}

/** Candidates without a time first, unless another order is requested. */
export function inOrder(all: readonly EntryStanding[], sort: SortKey | undefined): EntryStanding[] {
  const sorted = all.toSorted(sort?.name === 'stageSince' ? byStageSince : byStanding)
  return sort?.descending === true ? sorted.toReversed() : sorted
}

const byStageSince = (left: EntryStanding, right: EntryStanding): number =>
  left.entry.stageSince.getTime() - right.entry.stageSince.getTime()

const byStanding = (left: EntryStanding, right: EntryStanding): number =>
  ORDER.indexOf(left.standing) - ORDER.indexOf(right.standing) ||
  (left.waitingSince?.getTime() ?? 0) - (right.waitingSince?.getTime() ?? 0)
