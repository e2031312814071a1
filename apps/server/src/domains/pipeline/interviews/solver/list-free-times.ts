import type { Context } from '../../../../platform/context/context.ts'
import { DAY_MS, MINUTE_MS } from '../../../../platform/time/durations.ts'
import { listMembersAmong } from '../../../tenants/index.ts'
import { EARLIEST_MS, type Interview } from '../records/index.ts'
import type { Span } from '../times/index.ts'
import { type Ask, pickApart, placeAll } from './best-slots.rules.ts'
import { type Lane, laneOfCandidate, lanesOfInterviewers } from './read-availability.ts'
import { attendeeOf } from './suggest-slots.ts'

const WITHIN_MS = 14 * DAY_MS
const MAX_TIMES = 12
/** So that the times of a day are spread over it. */
const APART_MS = 90 * MINUTE_MS

/**
 * Times that the candidate can name instead, because the required interviewers are free then: within the candidate's
 * working hours or, if there are none, at any hour. The caller has already authorized it.
 */
export async function listFreeTimes(
  ctx: Context,
  { interview, needed }: { interview: Interview; needed: readonly string[] },
): Promise<Span[]> {
  const { id, candidateId, companyId, minutes, zoneOrganizer, organizerId } = interview
  const earliest = ctx.now().getTime() + EARLIEST_MS
  const range = { from: earliest, to: earliest + WITHIN_MS }
  const members = await listMembersAmong(ctx.db, companyId, needed.length > 0 ? needed : [organizerId])
  if (members.size === 0) return []
  const lanes = await lanesOfInterviewers(ctx, [...members], range)
  const own = await laneOfCandidate(ctx, { candidateId, companyId: null, name: '' }, range)
  const known = [...lanes, own].flatMap(({ busy }) => busy.filter(({ interviewId }) => interviewId === id))
  const attend = (lane: Lane) =>
    attendeeOf({ ...lane, busy: lane.busy.filter(({ interviewId }) => interviewId !== id) })
  const ask: Ask = {
    minutes,
    range,
    earliest,
    bufferMs: 0,
    pick: 0,
    pool: [],
    optional: [],
    required: lanes.map(attend),
    candidate: attend(own),
    organizerZone: zoneOrganizer,
  }
  const within = placeAll(ask)
  const placed = within.length > 0 ? within : placeAll({ ...ask, candidate: { ...ask.candidate, working: [range] } })
  const others = placed.filter(({ from }) => !known.some((span) => span.from === from))
  const apart = others.map((one) => ({ ...one, to: one.to + APART_MS }))
  return pickApart(apart, { limit: MAX_TIMES, zone: own.zone })
    .map(({ from, to }) => ({ from, to: to - APART_MS }))
    .toSorted((left, right) => left.from - right.from)
}
