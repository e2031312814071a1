import type { SlotInput } from '@assay/contracts/scheduled-interviews'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../platform/time/durations.ts'
import { isZone } from '../../../../platform/time/zones.ts'
import { instantOfWall, type Span, type WallProblem } from '../times/index.ts'
import { EARLIEST_MS } from './interviews.rules.ts'

/** A time that can be agreed, and the zone in which it was chosen. */
export interface ChosenSlot extends Span {
  readonly zone: string
}

const HALF_HOUR_MS = 1800_000
const MAX_MS = 8 * HOUR_MS
const FURTHEST_MS = 180 * DAY_MS

const PROBLEMS: Readonly<Record<WallProblem, string>> = {
  noSuchZone: 'This time zone doesn’t exist.',
  noSuchTime: 'Clocks skip this time on that day. Choose another one.',
  happensTwice: 'Clocks show this time twice on that day. Set “occurrence” to earlier or later.',
}

/** Converts the request to instants; refuses nonexistent times and wrong lengths. */
export function readSlot(input: SlotInput, { field, zone }: { field: string; zone: string }): ChosenSlot {
  const slot = 'wall' in input ? slotOfWall(input, field) : { ...spanOf(input), zone }
  if (slot.to <= slot.from) throw invalid(field, 'It must end after it starts.')
  if ((slot.to - slot.from) % HALF_HOUR_MS !== 0) throw invalid(field, 'It must last a multiple of 30 minutes.')
  if (slot.to - slot.from > MAX_MS) throw invalid(field, 'It can last at most eight hours.')
  if (slot.from % MINUTE_MS !== 0) throw invalid(field, 'It must start on a full minute.')
  return slot
}

function slotOfWall(input: Extract<SlotInput, { wall: string }>, field: string): ChosenSlot {
  const found = instantOfWall(input.wall, input.zone, input.occurrence)
  if ('problem' in found) throw invalid(field, PROBLEMS[found.problem])
  return { from: found.at, to: found.at + input.minutes * MINUTE_MS, zone: input.zone }
}

const spanOf = ({ start, end }: { start: string; end: string }): Span => ({
  from: Date.parse(start),
  to: Date.parse(end),
})

/** Times to choose from: each at least twelve hours ahead, without overlaps. */
export function readProposal(
  inputs: readonly SlotInput[],
  { zone, now, field = 'slots' }: { zone: string; now: Date; field?: string },
): ChosenSlot[] {
  const slots = inputs.map((input, at) => readSlot(input, { field: `${field}.${at}`, zone }))
  for (const [at, slot] of slots.entries()) {
    if (slot.from < now.getTime() + EARLIEST_MS)
      throw invalid(`${field}.${at}`, 'Proposed times must start at least twelve hours from now.')
    assertNear(slot, now, `${field}.${at}`)
    if (slots.some((other, place) => place < at && other.from < slot.to && slot.from < other.to))
      throw invalid(`${field}.${at}`, 'Two of the times overlap.')
  }
  return slots.toSorted((left, right) => left.from - right.from)
}

/** A time that is already agreed only has to be in the future. */
export function readAgreed(
  input: SlotInput,
  { zone, now, field = 'slot' }: { zone: string; now: Date; field?: string },
) {
  const slot = readSlot(input, { field, zone })
  if (slot.from <= now.getTime()) throw invalid(field, 'This time has passed.')
  assertNear(slot, now, field)
  return slot
}

export function assertZone(zone: string, field: string): void {
  if (!isZone(zone)) throw invalid(field, PROBLEMS.noSuchZone)
}

function assertNear(slot: Span, now: Date, field: string): void {
  if (slot.from > now.getTime() + FURTHEST_MS) throw invalid(field, 'Times can be at most half a year ahead.')
}

function invalid(field: string, detail: string): AppError {
  return new AppError('interview.slot-invalid', { detail, field })
}
