// The candidate’s steps by link: choose, propose other times, reschedule, cancel, report a no-show.
import type { SlotInput } from '@assay/contracts/scheduled-interviews'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { getOpenLink, type HeldLink } from '../../../candidate-links/index.ts'
import type { Requirement } from '../../../requirements/index.ts'
import { assertNotStarted, assertReleased, assertReschedulesLeft } from '../booking/index.ts'
import { contestIn, reportIn } from '../outcomes/index.ts'
import {
  assertZone,
  bookSlot,
  type ChosenSlot,
  endAsCancelled,
  findInterviewById,
  type Interview,
  listSlots,
  lockWithRequirement,
  MAX_COUNTERS,
  mayAnswerInterview,
  type OfferedSlot,
  offerSlots,
  readProposal,
  stepTo,
  wrongState,
} from '../records/index.ts'

const PURPOSE = 'chooseInterviewSlot'

interface Held {
  readonly interview: Interview
  readonly requirement: Requirement
  readonly taker: { readonly by: 'candidate'; readonly userId: null; readonly now: Date }
}

/** A step of the candidate, by link or through the agency. */
export type CandidateStep = (tx: Tx, held: Held) => Promise<void>

/** The link stays valid for the next step of the interview; the state machine decides what is allowed. */
async function carryOut(ctx: Context, token: string, step: CandidateStep): Promise<HeldLink> {
  const held = await getOpenLink(ctx, token, PURPOSE)
  const { own, link } = held
  const found = await findInterviewById(own.db, link.subjectId)
  if (found === null) throw notFound('interview')
  assertAllowed(mayAnswerInterview(own.actor, found))
  await takeStep(own, found, step)
  return held
}

/** Taken by the candidate, or by the agency that represents them. */
export async function takeStep(own: Context, found: Interview, step: CandidateStep): Promise<void> {
  await own.transaction(async (tx) => {
    const locked = await lockWithRequirement(tx, found)
    await step(tx, { ...locked, taker: { by: 'candidate', userId: null, now: own.now() } })
  })
}

export const chooseSlot = (ctx: Context, { token, start }: { token: string; start: string }): Promise<HeldLink> =>
  carryOut(ctx, token, choosing(start))

/** Chooses one of the proposed times. Idempotent. */
export function choosing(start: string): CandidateStep {
  return async (tx, { interview, requirement, taker }) => {
    const at = Date.parse(start)
    if (interview.state === 'scheduled' && interview.startsAt?.getTime() === at) return
    stepTo(interview, 'choose', 'candidate')
    await assertReleased(tx, interview, requirement)
    const slot = (await listSlots(tx, [interview.id])).find(
      ({ startsAt, by }) => by === 'employer' && startsAt.getTime() === at,
    )
    if (slot === undefined)
      throw new AppError('interview.slot-invalid', { detail: 'This time was not proposed.', field: 'start' })
    if (at <= taker.now.getTime())
      throw new AppError('interview.slot-invalid', { detail: 'This time has passed.', field: 'start' })
    await bookSlot(tx, { interview, requirement }, taker, { slot: chosen(slot) })
  }
}

const chosen = ({ startsAt, endsAt, zone }: OfferedSlot): ChosenSlot => ({
  from: startsAt.getTime(),
  to: endsAt.getTime(),
  zone,
})

interface OtherTimes {
  readonly slots: readonly SlotInput[]
  readonly zone?: string | undefined
}

type ByLink<Input> = Input & { readonly token: string }
type Counter = OtherTimes & { readonly note: string | null }
type Rescheduling = OtherTimes & { readonly reason: string }

export const counterSlots = (ctx: Context, { token, ...input }: ByLink<Counter>): Promise<HeldLink> =>
  carryOut(ctx, token, countering(input))

/** Declines all times and proposes others, up to three times. */
export function countering({ slots: inputs, zone, note }: Counter): CandidateStep {
  return async (tx, { interview, requirement, taker }) => {
    const slots = readOther(interview, { inputs, zone, now: taker.now })
    if (await isOnTable(tx, interview, slots)) return
    const state = stepTo(interview, 'counter', 'candidate')
    await assertReleased(tx, interview, requirement)
    await assertTurn(tx, interview)
    if (interview.counterCount >= MAX_COUNTERS)
      throw new AppError('interview.countered-too-often', {
        detail: 'You have suggested other times three times. Choose a proposed time or reply to the email.',
      })
    await offerSlots(tx, interview, taker, {
      state,
      slots,
      respondBy: null,
      reason: note,
      step: { what: 'counter', kind: 'countered' },
      columns: { counterCount: interview.counterCount + 1, zoneCandidate: zone ?? interview.zoneCandidate },
    })
  }
}

export const askForAnotherTime = (ctx: Context, { token, ...input }: ByLink<Rescheduling>): Promise<HeldLink> =>
  carryOut(ctx, token, asking(input))

/** Requests another time. The agreed time stays until the company chooses one of these. */
export function asking({ slots: inputs, zone, reason }: Rescheduling): CandidateStep {
  return async (tx, { interview, requirement, taker }) => {
    const slots = readOther(interview, { inputs, zone, now: taker.now })
    if (await isOnTable(tx, interview, slots)) return
    const state = stepTo(interview, 'reschedule', 'candidate')
    assertNotStarted(interview, taker.now)
    assertReschedulesLeft(interview, null)
    await assertReleased(tx, interview, requirement)
    await offerSlots(tx, interview, taker, {
      state,
      slots,
      respondBy: null,
      reason,
      step: { what: 'reschedule', kind: 'rescheduling' },
      columns: {
        askedBy: 'candidate',
        reason,
        rescheduleCount: interview.rescheduleCount + 1,
        zoneCandidate: zone ?? interview.zoneCandidate,
      },
    })
  }
}

function readOther(
  { zoneCandidate }: Interview,
  { inputs, zone, now }: { inputs: readonly SlotInput[]; zone: string | undefined; now: Date },
): ChosenSlot[] {
  if (zone !== undefined) assertZone(zone, 'zone')
  return readProposal(inputs, { zone: zone ?? zoneCandidate, now })
}

/** A double click sends the same times again. */
async function isOnTable(tx: Tx, interview: Interview, slots: readonly ChosenSlot[]): Promise<boolean> {
  const table = await listSlots(tx, [interview.id])
  return (
    table.length === slots.length &&
    table.every(({ by, startsAt }, at) => by === 'candidate' && startsAt.getTime() === slots[at]?.from)
  )
}

/** The candidate cannot propose more while the company has to answer. */
async function assertTurn(tx: Tx, interview: Interview): Promise<void> {
  const [slot] = await listSlots(tx, [interview.id])
  if (slot?.by === 'candidate') throw wrongState(interview, 'You’ve suggested times. The company will answer.')
}

export const cancelByCandidate = (
  ctx: Context,
  { token, reason }: { token: string; reason: string },
): Promise<HeldLink> => carryOut(ctx, token, cancelling(reason))

export function cancelling(reason: string): CandidateStep {
  return async (tx, { interview, taker }) => {
    if (interview.state === 'cancelled' && interview.cancelledBy === 'candidate') return
    stepTo(interview, 'cancel', 'candidate')
    assertNotStarted(interview, taker.now)
    await endAsCancelled(tx, interview, taker, { what: 'cancel', reason })
  }
}

export async function reportByCandidate(
  ctx: Context,
  { token, reason }: { token: string; reason: string | null },
): Promise<HeldLink> {
  return carryOut(ctx, token, async (tx, { interview, taker }) => {
    if (interview.state === 'noShow' && interview.noShowParty === 'employer') return
    await reportIn(tx, interview, taker, reason)
  })
}

export async function contestByCandidate(
  ctx: Context,
  { token, reason }: { token: string; reason: string },
): Promise<HeldLink> {
  return carryOut(ctx, token, async (tx, { interview, taker }) => {
    if (interview.contestedAt !== null) return
    await contestIn(tx, interview, taker, reason)
  })
}
