import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { addDays, dayOf } from '../../../../platform/time/days.ts'
import {
  GUARANTEE_REMINDER_DAYS,
  type Hire,
  hireClockRang,
  listByClock,
  listCheckInsDue,
  listGuaranteesEnding,
  lockHire,
  moveHire,
  remindersDue,
  TRIAL_REMINDERS,
  updateCheckIn,
  updateHire,
} from '../records/index.ts'
import { todayOf } from '../starts/index.ts'

const BATCH = 200

/**
 * Scheduled work on hires: asks on the start date whether the candidate started, reminds twice before a trial ends,
 * confirms the day after, and requests check-ins after 30, 60 and 90 days. Hires are processed separately, so that one
 * failure does not block the others.
 */
export async function watchHires(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  // East of Greenwich the next day has already begun; the zone of each company decides below.
  const latest = addDays(dayOf(ctx.now()), 1)
  await askForStarts(ctx, latest)
  await watchTrials(ctx, latest)
  await askHowItGoes(ctx, latest)
  await warnOfGuarantees(ctx, latest)
}

async function askForStarts(ctx: Context, latest: string): Promise<void> {
  const asked = { state: 'awaitingStart', on: latest, limit: BATCH } as const
  for (const found of await listByClock(ctx.db, 'startOn', asked, 'notAsked')) {
    const today = await todayOf(ctx, found)
    await ctx.transaction(async (tx) => {
      const hire = await lockHire(tx, found.id)
      if (hire.state !== 'awaitingStart' || hire.startAskedAt !== null || hire.startOn > today) return
      const at = ctx.now()
      tx.record(hireClockRang(await updateHire(tx, hire.id, { startAskedAt: at }, at), 'startDue'))
    })
  }
}

async function watchTrials(ctx: Context, latest: string): Promise<void> {
  const on = addDays(latest, TRIAL_REMINDERS[0])
  for (const found of await listByClock(ctx.db, 'trialEndsOn', { state: 'inTrial', on, limit: BATCH })) {
    const today = await todayOf(ctx, found)
    await ctx.transaction(async (tx) => {
      const hire = await lockHire(tx, found.id)
      if (hire.state !== 'inTrial') return
      const at = ctx.now()
      if (today > hire.trialEndsOn) {
        const columns = { confirmedAt: at, confirmedBy: 'clock' as const }
        await moveHire(tx, hire, { move: 'confirm', at, columns, after: { by: 'clock' } })
        return
      }
      const due = remindersDue(hire.trialEndsOn, today)
      if (due <= hire.trialReminders) return
      const reminded = await updateHire(tx, hire.id, { trialReminders: due }, at)
      tx.record(hireClockRang(reminded, 'trialEnding', { trialEndsOn: hire.trialEndsOn, reminder: due }))
    })
  }
}

async function askHowItGoes(ctx: Context, latest: string): Promise<void> {
  for (const { hire: found, checkIn } of await listCheckInsDue(ctx.db, latest, BATCH)) {
    if (checkIn.dueOn > (await todayOf(ctx, found))) continue
    await ctx.transaction(async (tx) => {
      const hire: Hire = await lockHire(tx, found.id)
      await updateCheckIn(tx, checkIn, { askedAt: ctx.now() })
      tx.record(hireClockRang(hire, 'checkInDue', { day: checkIn.day }))
    })
  }
}

async function warnOfGuarantees(ctx: Context, latest: string): Promise<void> {
  const to = addDays(latest, GUARANTEE_REMINDER_DAYS)
  for (const found of await listGuaranteesEnding(ctx.db, { from: addDays(latest, -2), to, limit: BATCH })) {
    const today = await todayOf(ctx, found)
    await ctx.transaction(async (tx) => {
      const hire = await lockHire(tx, found.id)
      const isNear = hire.guaranteeUntil >= today && hire.guaranteeUntil <= addDays(today, GUARANTEE_REMINDER_DAYS)
      if (hire.state !== 'confirmed' || hire.guaranteeRemindedAt !== null || !isNear) return
      const at = ctx.now()
      const warned = await updateHire(tx, hire.id, { guaranteeRemindedAt: at }, at)
      tx.record(hireClockRang(warned, 'guaranteeEnding', { guaranteeUntil: hire.guaranteeUntil }))
    })
  }
}
