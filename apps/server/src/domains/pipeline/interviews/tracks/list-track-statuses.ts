import type { PipelineStage } from '@assay/contracts/shortlisteds'
import type { SortKey } from '@assay/jsonapi/read-query'
import type { Context } from '../../../../platform/context/context.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { type EntryAt, listEntriesAt } from '../../shortlists/index.ts'
import { listStatesOfEntries, scopeOfCaller } from '../records/index.ts'
import { roundsOf, summarize, type TrackStatus } from './tracks.rules.ts'

export interface TrackFilter {
  readonly requirement?: string | undefined
  readonly candidate?: string | undefined
  readonly statuses?: readonly string[] | undefined
}

export interface EntryStatus {
  readonly entry: EntryAt
  readonly status: TrackStatus
  readonly waitingSince: Date | null
}

const STAGES: readonly PipelineStage[] = ['contactReleased', 'interviewing', 'decision']

const ORDER: readonly TrackStatus[] = ['unscheduled', 'waiting', 'feedbackDue', 'scheduled', 'done']

/** Sorts and counts thousands of tracks from few columns, and loads only one page of them fully. */
export async function listTrackStatuses(ctx: Context, { statuses, ...filter }: TrackFilter): Promise<EntryStatus[]> {
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
  return all.filter(({ status }) => statuses === undefined || statuses.includes(status))
}

/** Candidates without a time first, unless another order is requested. */
export function inOrder(all: readonly EntryStatus[], sort: SortKey | undefined): EntryStatus[] {
  const sorted = all.toSorted(sort?.name === 'stageSince' ? byStageSince : byStatus)
  return sort?.descending === true ? sorted.toReversed() : sorted
}

const byStageSince = (left: EntryStatus, right: EntryStatus): number =>
  left.entry.stageSince.getTime() - right.entry.stageSince.getTime()

const byStatus = (left: EntryStatus, right: EntryStatus): number =>
  ORDER.indexOf(left.status) - ORDER.indexOf(right.status) ||
  (left.waitingSince?.getTime() ?? 0) - (right.waitingSince?.getTime() ?? 0)
