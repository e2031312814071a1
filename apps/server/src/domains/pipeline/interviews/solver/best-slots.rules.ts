// The best times for a panel and a candidate. Every start of the grid is scored, so the result is optimal.

import { placeOfZone } from '@assay/contracts/zone-names'
import { dayIn } from '../../../../platform/time/days.ts'
import { DAY_MS, MINUTE_MS } from '../../../../platform/time/durations.ts'
import { clockIn, covers, minuteIn, overlaps, type Span } from '../times/index.ts'

export interface Attendee {
  readonly id: string
  readonly name: string
  readonly zone: string
  /** Merged spans. */
  readonly working: readonly Span[]
  readonly busy: readonly Span[]
  /** Proposed to others, and not agreed yet. */
  readonly offered: readonly Span[]
  /** Minutes of interviews in that week. */
  readonly loadMinutes: number
}

export interface Ask {
  readonly minutes: number
  readonly range: Span
  /** The earliest start. */
  readonly earliest: number
  readonly bufferMs: number
  readonly required: readonly Attendee[]
  readonly optional: readonly Attendee[]
  readonly pool: readonly Attendee[]
  readonly pick: number
  readonly candidate: Attendee
  readonly organizerZone: string
}

export interface Line {
  readonly label: string
  readonly cost: number
}

export interface Placed extends Span {
  readonly cost: number
  readonly why: readonly Line[]
  readonly required: readonly Attendee[]
  readonly optional: readonly Attendee[]
  readonly missing: readonly Attendee[]
}

/** Zone offsets are multiples of this, so every zone’s half hours lie on the grid. */
const GRID_MS = 15 * MINUTE_MS
const HALF_HOUR_MINUTES = 30

const COST = {
  missingOptional: 60,
  offeredElsewhere: 10,
  halfHourOfLoad: 2,
  dayOfWaiting: 3,
  quarterBeyondDay: 2,
  /** Less than three days of waiting, so that three times lie on three days. */
  sameDay: 8,
} as const
/** Usual daytime hours in the candidate’s zone. */
const DAY_FROM = 9 * 60
const DAY_TO = 18 * 60

/** Every start that fits all required people, cheapest first, then earliest. */
export function placeAll(ask: Ask): Placed[] {
  const placed: Placed[] = []
  for (const from of startsOf(ask)) {
    const fitting = placeAt(ask, { from, to: from + ask.minutes * MINUTE_MS })
    if (fitting !== null) placed.push(fitting)
  }
  return placed.toSorted((left, right) => left.cost - right.cost || left.from - right.from)
}

/**
 * The cheapest start and, without overlaps, others that give a choice: a day of the candidate's that has one already
 * costs more.
 */
export function pickApart<Slot extends Span & { readonly cost: number }>(
  cheapestFirst: readonly Slot[],
  { limit, zone }: { readonly limit: number; readonly zone: string },
): Slot[] {
  const picked: Slot[] = []
  const onDay = new Map<string, number>()
  const left = cheapestFirst.map((slot) => ({ slot, day: dayIn(zone, new Date(slot.from)) }))
  const costNow = ({ slot, day }: (typeof left)[number]) => slot.cost + (onDay.get(day) ?? 0) * COST.sameDay
  while (picked.length < limit) {
    const free = left.filter(({ slot }) => !overlaps(picked, slot))
    const [first] = free
    if (first === undefined) break
    const next = free.reduce((best, one) => (costNow(one) < costNow(best) ? one : best), first)
    picked.push(next.slot)
    onDay.set(next.day, (onDay.get(next.day) ?? 0) + 1)
  }
  return picked
}

/** Starts at a full or half hour in the organizer’s or the candidate’s zone. */
export function startsOf({ range, earliest, minutes, organizerZone, candidate }: Ask): number[] {
  const starts: number[] = []
  const first = Math.ceil(Math.max(range.from, earliest) / GRID_MS) * GRID_MS
  for (let at = first; at + minutes * MINUTE_MS <= range.to; at += GRID_MS)
    if ([organizerZone, candidate.zone].some((zone) => minuteIn(zone, at) % HALF_HOUR_MINUTES === 0)) starts.push(at)
  return starts
}

const isThere = ({ working, busy }: Attendee, span: Span, bufferMs: number): boolean =>
  covers(working, span) && !overlaps(busy, { from: span.from - bufferMs, to: span.to + bufferMs })

function placeAt(ask: Ask, span: Span): Placed | null {
  const { required, optional, pool, pick, candidate, bufferMs } = ask
  if (![candidate, ...required].every((one) => isThere(one, span, bufferMs))) return null
  const free = pool.filter((one) => isThere(one, span, bufferMs))
  if (free.length < pick) return null
  const chosen = free.toSorted((left, right) => costOf(left, span) - costOf(right, span)).slice(0, pick)
  const present = optional.filter((one) => isThere(one, span, bufferMs))
  const missing = optional.filter((one) => !present.includes(one))
  const seated = [...required, ...chosen]
  const why = linesOf(ask, span, { seated: [...seated, ...present], missing })
  const cost = why.reduce((sum, line) => sum + line.cost, 0)
  return { ...span, cost, why, required: seated, optional: present, missing }
}

const loadCost = ({ loadMinutes }: Attendee): number =>
  Math.round(loadMinutes / HALF_HOUR_MINUTES) * COST.halfHourOfLoad
const offeredCost = ({ offered }: Attendee, span: Span): number => (overlaps(offered, span) ? COST.offeredElsewhere : 0)
const costOf = (one: Attendee, span: Span): number => loadCost(one) + offeredCost(one, span)

function linesOf(
  { earliest, candidate }: Ask,
  span: Span,
  { seated, missing }: { seated: readonly Attendee[]; missing: readonly Attendee[] },
): Line[] {
  const sum = (of: (one: Attendee) => number) => seated.reduce((total, one) => total + of(one), 0)
  const lines = [
    { label: 'Optional participants not available', cost: missing.length * COST.missingOptional },
    { label: 'Interviews of these people that week', cost: sum(loadCost) },
    { label: 'Proposed to another candidate at the same time', cost: sum((one) => offeredCost(one, span)) },
    { label: 'Early or late for the candidate', cost: quartersBeyondDay(candidate.zone, span) * COST.quarterBeyondDay },
    {
      label: 'Days until the interview',
      cost: Math.max(0, Math.floor((span.from - earliest) / DAY_MS)) * COST.dayOfWaiting,
    },
  ]
  return lines.filter(({ cost }) => cost > 0)
}

function quartersBeyondDay(zone: string, { from, to }: Span): number {
  const [begin, end] = [minuteIn(zone, from), minuteIn(zone, from) + (to - from) / MINUTE_MS]
  return Math.ceil((Math.max(0, DAY_FROM - begin) + Math.max(0, end - DAY_TO)) / 15)
}

/** One plain sentence, such as "Everyone available, 10:00–10:30 Berlin = 13:30 Pune". */
export function reasonFor(placed: Placed, { organizerZone, candidate, pool }: Ask): string {
  const { from, to, required, optional, missing } = placed
  const who = missing.length === 0 ? 'Everyone available' : `${namesOf(missing)} not available`
  const own = `${clockIn(organizerZone, from)}–${clockIn(organizerZone, to)} ${placeOfZone(organizerZone)}`
  const isSame = clockIn(candidate.zone, from) === clockIn(organizerZone, from)
  const theirs = isSame ? '' : ` = ${clockIn(candidate.zone, from)} ${placeOfZone(candidate.zone)}`
  const earliest = Math.min(...[candidate, ...required, ...optional].map(({ zone }) => minuteIn(zone, from)))
  const early = `earliest local time ${String(Math.floor(earliest / 60)).padStart(2, '0')}:00`
  const picked = required.filter(({ id }) => pool.some((one) => one.id === id))
  const least = picked.length === 0 ? '' : `; fewest interviews that week: ${namesOf(picked)}`
  return `${who}, ${own}${theirs}, ${early}${least}`
}

const namesOf = (people: readonly Attendee[]): string =>
  people.length < 3
    ? people.map(({ name }) => name).join(' and ')
    : `${people
        .slice(0, -1)
        .map(({ name }) => name)
        .join(', ')} and ${people.at(-1)?.name}`

/** The person or condition that leaves no time, in one sentence. */
export function nothingBecause(ask: Ask): string {
  const starts = startsOf(ask)
  if (starts.length === 0) return 'The range is too early: times must start at least twelve hours from now.'
  const spans = starts.map((from) => ({ from, to: from + ask.minutes * MINUTE_MS }))
  const never = [ask.candidate, ...ask.required].filter((one) =>
    spans.every((span) => !isThere(one, span, ask.bufferMs)),
  )
  if (never.length > 0) return `${namesOf(never)}: not available for ${ask.minutes} minutes in this range.`
  const people = [ask.candidate, ...ask.required]
  const areThere = (all: readonly Attendee[], span: Span) => all.every((one) => isThere(one, span, ask.bufferMs))
  const together = spans.filter((span) => areThere(people, span))
  if (together.length === 0) {
    const apart = pairsOf(people).find((pair) => !spans.some((span) => areThere(pair, span)))
    return apart === undefined
      ? 'Everyone is available at some time, but never all at once.'
      : `${placesOf(apart)} are never available at the same time in this range.`
  }
  const most = Math.max(...together.map((span) => ask.pool.filter((one) => areThere([one], span)).length))
  const away = ask.pool.filter((one) => !together.some((span) => areThere([one], span)))
  const who = away.length === 0 ? '' : ` Never then: ${placesOf(away)}.`
  return `The round needs ${ask.pick} interviewers, but when the others are available, at most ${most} of ${ask.pool.length} are.${who}`
}

const pairsOf = (people: readonly Attendee[]): Attendee[][] =>
  people.flatMap((one, place) => people.slice(place + 1).map((other) => [one, other]))

/** Names with the places that usually explain it. */
const placesOf = (people: readonly Attendee[]): string =>
  namesOf(people.map((one) => ({ ...one, name: `${one.name} (${placeOfZone(one.zone)})` })))
