// The clock’s work on interviews: expired answers, ends and reminders.
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { DAY_MS, HOUR_MS } from '../../../../platform/time/durations.ts'
import {
  addReminder,
  agreedSpan,
  type Interview,
  interviewEvent,
  leadsTo,
  listSoon,
  listUnjudged,
  lockWithRequirement,
  moveTo,
  replaceSlots,
  stepTo,
  takeDueInterviews,
  tell,
} from '../records/index.ts'
import { completeIfAllIn } from './complete-interview.ts'

const BATCH = 200

const bySystem = (now: Date) => ({ by: 'system', userId: null, now }) as const

/** Processes each separately, so that one failure does not block the others. */
export async function runInterviewClock(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  const unanswered = { states: ['proposed', 'countered', 'rescheduling'] as const, by: 'respondBy' as const }
  for (const found of await takeDueInterviews(ctx.db, { ...unanswered, now, limit: BATCH }))
    await ctx.transaction(async (tx) => {
      const { interview } = await lockWithRequirement(tx, found)
      if (interview.respondBy === null || interview.respondBy > now) return
      if (leadsTo(interview.state, 'keep', 'system') !== null) await keepTime(tx, interview, now)
      else if (leadsTo(interview.state, 'expire', 'system') !== null) await expire(tx, interview, now)
    })
  const over = { states: ['scheduled'] as const, by: 'endsAt' as const }
  for (const found of await takeDueInterviews(ctx.db, { ...over, now, limit: BATCH }))
    await ctx.transaction(async (tx) => {
      const { interview } = await lockWithRequirement(tx, found)
      if (interview.state === 'scheduled' && interview.endsAt !== null && interview.endsAt <= now)
        await endInterview(tx, interview, now)
    })
  await remindOfInterviews(ctx)
}

/** Expires the proposed times when no answer came. */
async function expire(tx: Tx, interview: Interview, now: Date): Promise<void> {
  const state = stepTo(interview, 'expire', 'system')
  await replaceSlots(tx, interview.id, [])
  const expired = await moveTo(tx, interview, { state, now, columns: { respondBy: null } })
  await tell(tx, expired, bySystem(now), { what: 'expire', kind: 'expired', before: interview.state })
}

/** No other time was agreed, so the agreed time stays. */
async function keepTime(tx: Tx, interview: Interview, now: Date): Promise<void> {
  const state = stepTo(interview, 'keep', 'system')
  await replaceSlots(tx, interview.id, [])
  const columns = { respondBy: null, askedBy: null, reason: null }
  const kept = await moveTo(tx, interview, { state, now, columns })
  await tell(tx, kept, bySystem(now), {
    what: 'keep',
    kind: 'kept',
    before: interview.state,
    from: agreedSpan(interview),
    to: agreedSpan(interview),
  })
}

/** The interview is over, so scorecards are due. */
async function endInterview(tx: Tx, interview: Interview, now: Date): Promise<void> {
  const state = stepTo(interview, 'end', 'system')
  const ended = await moveTo(tx, interview, { state, now })
  await tell(tx, ended, bySystem(now), {
    what: 'end',
    kind: 'ended',
    before: interview.state,
    from: agreedSpan(interview),
  })
  await completeIfAllIn(tx, ended, now)
}

const SOON_MS = { day: DAY_MS, hour: HOUR_MS } as const
const SCORECARDS_AFTER_HOURS = [24, 72]

/**
 * Reminds a day and an hour before the beginning, and a day and three days after the end if scorecards are missing.
 * Each once.
 */
async function remindOfInterviews(ctx: Context): Promise<void> {
  const now = ctx.now()
  const later = (ms: number) => new Date(now.getTime() + ms)
  for (const [kind, ahead] of Object.entries(SOON_MS))
    for (const interview of await listSoon(ctx.db, { from: now, to: later(ahead), kind, limit: BATCH }))
      await remind(ctx, interview, { kind: `${kind}.${interview.icsSequence}`, what: 'remindSoon' })
  for (const hours of SCORECARDS_AFTER_HOURS) {
    const due = { before: later(-hours * HOUR_MS), kind: `scorecards.${hours}`, limit: BATCH }
    for (const interview of await listUnjudged(ctx.db, due))
      await remind(ctx, interview, { kind: due.kind, what: 'remindScorecards' })
  }
}

async function remind(
  ctx: Context,
  interview: Interview,
  { kind, what }: { kind: string; what: 'remindSoon' | 'remindScorecards' },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await addReminder(tx, { interviewId: interview.id, kind, sentAt: ctx.now() }))) return
    tx.record(interviewEvent(interview, what, { payload: { kind, sequence: interview.icsSequence } }))
  })
}
