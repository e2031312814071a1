// The steps of an interview that both sides and the clock take, inside their transactions.
import type { InterviewState } from '@assay/contracts/scheduled-interviews'
import { placeOfZone } from '@assay/contracts/zone-names'
import type { Tx } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { closeLinks, openLink } from '../../../candidate-links/index.ts'
import { freezeWeights, type Requirement } from '../../../requirements/index.ts'
import { advanceStage, findEntryById } from '../../shortlists/index.ts'
import { clockIn, dateIn, type Span } from '../times/index.ts'
import { bookTime, listTaken, lockPeople, releaseTime, type Seat } from './bookings.store.ts'
import { type InterviewHappening, interviewEvent } from './interviews.events.ts'
import { answerBy, CONTEST_MS, type Mover } from './interviews.rules.ts'
import {
  forgetResponses,
  type Interview,
  type InterviewChange,
  type InterviewColumns,
  listPanels,
  replaceSlots,
  saveInterviewChange,
  updateInterview,
} from './interviews.store.ts'
import type { ChosenSlot } from './slots.rules.ts'

/** The actor and time of a step. */
export interface Taker {
  readonly by: Mover
  readonly userId: string | null
  readonly now: Date
}

export const agreedSpan = ({ startsAt, endsAt }: Pick<Interview, 'startsAt' | 'endsAt'>): Span | null =>
  startsAt === null || endsAt === null ? null : { from: startsAt.getTime(), to: endsAt.getTime() }

/** Saves the row in its new state. The side to answer may have changed, so its waiting time restarts. */
export async function moveTo(
  tx: Tx,
  interview: Interview,
  { state, now, columns = {} }: { state: InterviewState; now: Date; columns?: InterviewColumns },
): Promise<Interview> {
  return updateInterview(tx, interview.id, { ...columns, state, stateSince: now }, now)
}

interface RecordedStep {
  readonly what: InterviewHappening
  readonly kind: InterviewChange['kind']
  readonly from?: Span | null
  readonly to?: Span | null
  readonly reason?: string | null
  readonly before: InterviewState
  readonly payload?: Readonly<Record<string, unknown>>
}

/** Writes one history line and one activity. */
export async function tell(
  tx: Tx,
  interview: Interview,
  { by, userId, now }: Taker,
  step: RecordedStep,
): Promise<void> {
  const { what, kind, from = null, to = null, reason = null, before, payload = {} } = step
  await saveInterviewChange(tx, { interviewId: interview.id, at: now, by, userId, kind, from, to, reason })
  tx.announce({ to: { companyId: interview.companyId }, type: 'interview.changed', data: { id: interview.id } })
  tx.record(
    interviewEvent(interview, what, {
      before: { state: before, ...timesOf(from) },
      after: { state: interview.state, by, ...timesOf(to) },
      payload: { ...payload, sequence: interview.icsSequence, version: interview.version, before },
      ...(tx.by.type === 'agency' ? { onBehalfOf: interview.candidateId } : {}),
    }),
  )
}

const timesOf = (span: Span | null) =>
  span === null ? {} : { start: new Date(span.from).toISOString(), end: new Date(span.to).toISOString() }

/** Proposes times for the other side to answer. */
export async function offerSlots(
  tx: Tx,
  interview: Interview,
  taker: Taker & { readonly by: 'employer' | 'candidate' },
  offer: {
    readonly state: InterviewState
    readonly slots: readonly ChosenSlot[]
    readonly respondBy: Date | null
    readonly step: Pick<RecordedStep, 'what' | 'kind'>
    readonly columns?: InterviewColumns
    readonly reason?: string | null
  },
): Promise<Interview> {
  const { now, by } = taker
  const limit = offer.state === 'rescheduling' ? interview.startsAt : null
  const asked = answerBy(now, offer.slots, offer.respondBy)
  // An agreed time stays until it begins; after that no other can be agreed.
  const respondBy = limit !== null && limit < asked ? limit : asked
  await replaceSlots(
    tx,
    interview.id,
    offer.slots.map((slot) => ({ ...slot, by })),
  )
  const moved = await moveTo(tx, interview, {
    state: offer.state,
    now,
    columns: { respondBy, remindedAt: null, ...offer.columns },
  })
  if (by === 'employer') await renewLink(tx, moved, offer.slots, now)
  await tell(tx, moved, taker, {
    ...offer.step,
    before: interview.state,
    from: agreedSpan(interview),
    reason: offer.reason ?? null,
    payload: { slots: offer.slots.map(({ from, to }) => timesOf({ from, to })) },
  })
  return moved
}

/** Extends the candidate’s link until the interview is over and can no longer be contested. */
export async function renewLink(tx: Tx, interview: Interview, slots: readonly Span[], at: Date): Promise<void> {
  const subject = { subjectType: 'scheduled-interviews', subjectId: interview.id }
  const last = Math.max(...slots.map(({ to }) => to), interview.endsAt?.getTime() ?? 0)
  await closeLinks(tx, { ...subject, at })
  await openLink(tx, {
    purpose: 'chooseInterviewSlot',
    candidateId: interview.candidateId,
    companyId: interview.companyId,
    ...subject,
    at,
    expiresAt: new Date(last + CONTEST_MS),
  })
}

/** Refuses times at which one of these people has another booking. */
export async function assertFree(
  tx: Tx,
  {
    personIds,
    slots,
    except,
  }: { personIds: readonly string[]; slots: readonly ChosenSlot[]; except: readonly string[] },
): Promise<void> {
  for (const [at, slot] of slots.entries()) {
    const taken = await listTaken(tx, { personIds, span: slot, except })
    if (taken.size > 0) throw slotTaken(slot, { taken, field: `slots.${at}` })
  }
}

/** The error for a time at which a participant has another interview, in the zone of the time. */
export function slotTaken(
  slot: ChosenSlot,
  { taken, field }: { taken: ReadonlySet<string>; field?: string },
): AppError {
  const when = `${dateIn(slot.zone, slot.from)} ${clockIn(slot.zone, slot.from)} (${placeOfZone(slot.zone)})`
  return new AppError('interview.slot-taken', {
    detail: `A required participant has another interview on ${when}. Choose another time.`,
    ...(field === undefined ? {} : { field }),
    meta: { start: new Date(slot.from).toISOString(), end: new Date(slot.to).toISOString(), taken: [...taken] },
  })
}

/**
 * Books a time for the candidate and all required members, however it was agreed. Optional members join if they are
 * free. The database refuses double bookings.
 */
export async function bookSlot(
  tx: Tx,
  { interview, requirement }: { interview: Interview; requirement: Requirement },
  taker: Taker,
  { slot, note = null, loopId }: { slot: ChosenSlot; note?: string | null; loopId?: string },
): Promise<Interview> {
  const { now } = taker
  const before = agreedSpan(interview)
  const seats = await seatsAt(tx, interview, slot)
  await bookTime(tx, { interviewId: interview.id, seats, span: slot })
  await replaceSlots(tx, interview.id, [])
  if (before !== null) await forgetResponses(tx, interview.id)
  const booked = await moveTo(tx, interview, {
    state: 'scheduled',
    now,
    columns: {
      startsAt: new Date(slot.from),
      endsAt: new Date(slot.to),
      minutes: (slot.to - slot.from) / 60_000,
      respondBy: null,
      remindedAt: null,
      askedBy: null,
      reason: null,
      icsSequence: before === null ? 0 : interview.icsSequence + 1,
      ...(loopId === undefined ? {} : { loopId }),
    },
  })
  if (taker.by === 'employer') await renewLink(tx, booked, [slot], now)
  await tell(tx, booked, taker, {
    what: 'schedule',
    kind: 'scheduled',
    before: interview.state,
    from: before,
    to: slot,
    reason: note,
  })
  await beginInterviewing(tx, { interview: booked, requirement }, now)
  return booked
}

async function seatsAt(tx: Tx, interview: Interview, slot: ChosenSlot): Promise<Seat[]> {
  const panel = await listPanels(tx, [interview.id])
  const needed = [interview.candidateId, ...panel.flatMap(({ userId, required }) => (required ? userId : []))]
  const everybody = [interview.candidateId, ...panel.map(({ userId }) => userId)]
  await lockPeople(tx, everybody)
  const taken = await listTaken(tx, { personIds: everybody, span: slot, except: [interview.id] })
  if (needed.some((id) => taken.has(id))) {
    // The candidate’s other interviews must not be disclosed.
    const known = new Set([...taken].filter((id) => id !== interview.candidateId))
    throw slotTaken(slot, { taken: known })
  }
  return everybody
    .filter((id) => !taken.has(id))
    .map((personId) => ({ personId, personKind: personId === interview.candidateId ? 'candidate' : 'interviewer' }))
}

/** The first agreed interview advances the candidate and freezes the weights. */
async function beginInterviewing(
  tx: Tx,
  { interview, requirement }: { interview: Interview; requirement: Requirement },
  now: Date,
): Promise<void> {
  const entry = await findEntryById(tx, interview.shortlistedId)
  if (entry?.stage !== 'contactReleased') return
  await freezeWeights(tx, requirement, now)
  await advanceStage(tx, { shortlistedId: entry.id, from: ['contactReleased'], to: 'interviewing', at: now })
}

/** Ends an interview that was not held; invited people get a cancellation with the next sequence. */
export async function endAsCancelled(
  tx: Tx,
  interview: Interview,
  taker: Taker,
  off: { readonly what: 'cancel' | 'withdraw' | 'close'; readonly reason: string },
): Promise<Interview> {
  const { now, by } = taker
  const before = agreedSpan(interview)
  await releaseTime(tx, interview.id)
  await replaceSlots(tx, interview.id, [])
  const cancelled = await moveTo(tx, interview, {
    state: 'cancelled',
    now,
    columns: {
      cancelReason: off.reason,
      cancelledBy: by,
      respondBy: null,
      askedBy: null,
      icsSequence: before === null ? interview.icsSequence : interview.icsSequence + 1,
    },
  })
  await tell(tx, cancelled, taker, {
    what: off.what,
    kind: off.what === 'withdraw' ? 'withdrawn' : 'cancelled',
    before: interview.state,
    from: before,
    reason: off.reason,
  })
  return cancelled
}
