import type { Context } from '../../../../platform/context/context.ts'
import { ValidationError } from '../../../../platform/errors/app-error.ts'
import {
  assertPanel,
  getOnShortlistForAct,
  keepInterviewers,
  NO_PLANNED_INTERVIEWER,
  type Seated,
  zoneOf,
} from '../booking/index.ts'
import { EARLIEST_MS } from '../records/index.ts'
import type { Span } from '../times/index.ts'
import { unite } from '../times/index.ts'
import {
  type Ask,
  type Attendee,
  nothingBecause,
  type Placed,
  pickApart,
  placeAll,
  reasonFor,
} from './best-slots.rules.ts'
import { type Lane, readAvailability, readRange } from './read-availability.ts'

export interface SuggestSlots {
  readonly requirementId: string
  readonly candidateId: string
  readonly minutes: number
  readonly from: string
  readonly to: string
  readonly panel: readonly Seated[]
  readonly pool: { readonly userIds: readonly string[]; readonly pick: number } | null
  readonly bufferMinutes: number
  readonly limit: number
}

export interface SlotSuggestion extends Placed {
  readonly reason: string
}

/** The best times for all participants: the cheapest, then others on other days. Stores nothing. */
export async function suggestSlots(
  ctx: Context,
  input: SuggestSlots,
): Promise<{ suggestions: SlotSuggestion[]; considered: number; nothingBecause: string | null }> {
  const { actor } = await getOnShortlistForAct(ctx, input)
  const range = readRange(input.from, input.to)
  const onPanel = new Set(input.panel.map(({ userId }) => userId))
  const named = (input.pool?.userIds ?? []).filter((id) => !onPanel.has(id))
  const wanted = input.pool?.pick ?? 0
  if (wanted > named.length)
    throw new ValidationError([{ field: 'pool', message: 'There are fewer possible interviewers than that.' }])
  await assertPanel(ctx.db, actor.companyId, input.panel)
  const pool = await keepInterviewers(ctx.db, actor.companyId, named)
  if (pool.length === 0 && named.length > 0)
    return { suggestions: [], considered: 0, nothingBecause: NO_PLANNED_INTERVIEWER }
  const pick = Math.min(wanted, pool.length)
  const attend = await loadAttendees(ctx, { ...input, userIds: [...onPanel, ...pool], range })
  const ask: Ask = {
    range,
    pick,
    minutes: input.minutes,
    earliest: ctx.now().getTime() + EARLIEST_MS,
    bufferMs: input.bufferMinutes * 60_000,
    organizerZone: await zoneOf(ctx, actor, undefined),
    required: input.panel.flatMap(({ userId, required }) => (required ? attend.of(userId) : [])),
    optional: input.panel.flatMap(({ userId, required }) => (required ? [] : attend.of(userId))),
    pool: pool.map(attend.of),
    candidate: attend.candidate,
  }
  const placed = placeAll(ask)
  return {
    suggestions: pickApart(placed, { limit: input.limit, zone: ask.candidate.zone }).map((one) => ({
      ...one,
      reason: reasonFor(one, ask),
    })),
    considered: placed.length,
    nothingBecause: placed.length === 0 ? nothingBecause(ask) : null,
  }
}

export interface Attendees {
  readonly of: (userId: string) => Attendee
  readonly candidate: Attendee
}

/** The availability of all participants within a range. The load is that of the range’s first week. */
export async function loadAttendees(
  ctx: Context,
  {
    userIds,
    range,
    requirementId,
    candidateId,
  }: { userIds: readonly string[]; range: Span; requirementId: string; candidateId: string },
): Promise<Attendees> {
  const lanes = await readAvailability(ctx, { userIds, range, candidate: { requirementId, candidateId } })
  const attendees = new Map<string, Attendee>()
  for (const lane of lanes) attendees.set(lane.id, attendeeOf(lane))
  const candidate = attendees.get(candidateId)
  if (candidate === undefined) throw new Error('The candidate has no lane.')
  return {
    candidate,
    of: (userId) => {
      const found = attendees.get(userId)
      if (found === undefined) throw new Error('A participant has no lane.')
      return found
    },
  }
}

export function attendeeOf({ id, name, zone, working, busy, load }: Lane): Attendee {
  const spansOf = (isOffer: boolean) => unite(busy.filter(({ kind }) => (kind === 'proposed') === isOffer))
  return {
    id,
    name,
    zone,
    working: unite(working),
    busy: spansOf(false),
    offered: spansOf(true),
    loadMinutes: load.minutes,
  }
}
