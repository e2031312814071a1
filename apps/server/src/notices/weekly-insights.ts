import { listChoosersOf, listWaysOfWorking, type WayOfWorking } from '../domains/identity/index.ts'
import { formatWeek, readWeek, weekToReport } from '../domains/insights/index.ts'
import { notify, wasNotified } from '../domains/notifications/index.ts'
import { recognizeUser } from '../domains/tenants/index.ts'
import type { Context } from '../platform/context/context.ts'
import { AppError, assertAllowed } from '../platform/errors/app-error.ts'

/** Sends last week's insights to users who chose it, on Monday morning in their time zone, once each. */
export async function sendWeeklyInsights(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const people = await listWaysOfWorking(ctx.db, await listChoosersOf(ctx.db, 'weeklyInsights'))
  for (const person of people.values()) await tellOne(ctx, person)
}

/** Users without access to insights (any longer) are left out. */
const LEFT_OUT: readonly string[] = ['session.disabled', 'permission.denied']

async function tellOne(ctx: Context, { userId, timezone }: WayOfWorking): Promise<void> {
  const week = weekToReport(timezone, ctx.now())
  if (week === null) return
  const dedupeKey = `weeklyInsights/${week.period.from}`
  if (await wasNotified(ctx.db, userId, dedupeKey)) return
  try {
    const actor = await recognizeUser(ctx, { id: userId, scope: 'employer' })
    const lines = await readWeek(ctx.as(actor), week)
    if (lines.length === 0 || actor.companyId === null) return
    const { companyId } = actor
    await ctx.transaction((tx) =>
      notify(tx, {
        tenantId: companyId,
        userIds: [userId],
        kind: 'weeklyInsights',
        title: `Your week in hiring, ${formatWeek(week.period)}`,
        body: lines.join('\n'),
        link: '/insights',
        target: { type: 'companies', id: companyId },
        dedupeKey,
        at: ctx.now(),
      }),
    )
  } catch (error) {
    if (!(error instanceof AppError && LEFT_OUT.includes(error.code))) throw error
  }
}
