import type { InterviewKind, SlotInput } from '@assay/contracts/scheduled-interviews'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { AppError, ValidationError } from '../../../../platform/errors/app-error.ts'
import { lockRequirement, type Requirement } from '../../../requirements/index.ts'
import { getEntry } from '../../shortlists/index.ts'
import type { Seated } from '../booking/index.ts'
import { assertReleased, draftInterview, getOnShortlistForAct, zoneOf } from '../booking/index.ts'
import {
  bookSlot,
  type ChosenSlot,
  type Interview,
  interviewEvent,
  listPanels,
  lockPeople,
  offerSlots,
  readAgreed,
  stepTo,
} from '../records/index.ts'

export interface BookLoop {
  readonly shortlistedId: string
  readonly rounds: readonly {
    readonly round: number
    readonly kind?: InterviewKind | undefined
    readonly slot: SlotInput
    readonly panel?: readonly Seated[] | undefined
  }[]
  readonly place: Interview['place']
  readonly joinUrl: string | null
  readonly placeNote: string | null
  readonly agreedNote: string
}

/** Books several rounds together, all or none. */
export async function bookLoop(ctx: Context, input: BookLoop): Promise<Interview[]> {
  const entry = await getEntry(ctx, input.shortlistedId)
  const { requirement: found, actor } = await getOnShortlistForAct(ctx, entry)
  const zone = await zoneOf(ctx, actor, undefined)
  const slots = readSlots(input, { zone, now: ctx.now() })
  return ctx.transaction(async (tx) => {
    const requirement = await lockRequirement(tx, found.id)
    const now = ctx.now()
    const drafts: Interview[] = []
    for (const [at, { round, kind, panel }] of input.rounds.entries()) {
      const minutes = minutesOf(slots[at])
      const order = { ...input, round, kind, panel, minutes, candidateId: entry.candidateId }
      const draft = await draftInterview(tx, { requirement, actor, zone, now }, order)
      tx.record(interviewEvent(draft, 'create', { after: { state: draft.state, round, kind: draft.kind } }))
      drafts.push(draft)
    }
    await assertEach(tx, drafts, requirement)
    // Locks all people together and in one order, so that two loops cannot deadlock.
    const panels = await listPanels(
      tx,
      drafts.map(({ id }) => id),
    )
    await lockPeople(tx, [entry.candidateId, ...panels.map(({ userId }) => userId)])
    const loopId = newId(now.getTime())
    const booked: Interview[] = []
    for (const [at, draft] of drafts.entries()) {
      const slot = slots[at]
      if (slot === undefined) throw new Error('A round has no time.')
      booked.push(
        await bookRound(
          tx,
          { draft, requirement, slot, loopId },
          { userId: actor.userId, now, note: input.agreedNote },
        ),
      )
    }
    return booked
  })
}

const minutesOf = (slot: ChosenSlot | undefined): number | undefined =>
  slot === undefined ? undefined : (slot.to - slot.from) / 60_000

function readSlots({ rounds }: BookLoop, { zone, now }: { zone: string; now: Date }): ChosenSlot[] {
  const slots = rounds.map(({ slot }, at) => readAgreed(slot, { zone, now, field: `rounds.${at}.slot` }))
  if (new Set(rounds.map(({ round }) => round)).size < rounds.length)
    throw new ValidationError([{ field: 'rounds', message: 'A round is listed twice.' }])
  for (const [at, slot] of slots.entries())
    if (slots.some((other, place) => place < at && other.from < slot.to && slot.from < other.to))
      throw new AppError('interview.slot-invalid', {
        detail: 'Two of the rounds overlap.',
        field: `rounds.${at}.slot`,
      })
  return slots
}

async function assertEach(tx: Tx, drafts: readonly Interview[], requirement: Requirement): Promise<void> {
  for (const draft of drafts) await assertReleased(tx, draft, requirement)
}

interface Round {
  readonly draft: Interview
  readonly requirement: Requirement
  readonly slot: ChosenSlot
  readonly loopId: string
}

/** Proposes and books in one step, because the candidate has already agreed. */
async function bookRound(
  tx: Tx,
  { draft, requirement, slot, loopId }: Round,
  { userId, now, note }: { userId: string; now: Date; note: string },
): Promise<Interview> {
  const taker = { by: 'employer', userId, now } as const
  const state = stepTo(draft, 'propose', 'employer')
  const offered = await offerSlots(tx, draft, taker, {
    state,
    slots: [slot],
    respondBy: null,
    step: { what: 'propose', kind: 'proposed' },
  })
  stepTo(offered, 'confirm', 'employer')
  return bookSlot(tx, { interview: offered, requirement }, taker, { slot, note, loopId })
}
