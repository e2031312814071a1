import type { Context } from '../../platform/context/context.ts'
import { readWaiting } from '../pipeline/shortlists/index.ts'
import { fillsOf, queryOf, staysOf } from './build-insights.ts'
import { type Period, stageLabels } from './insights.rules.ts'
import { payOf } from './pay-of-offers.ts'
import { linesOf, type Week } from './week.rules.ts'

const TOO_LONG_DAYS = 7

/** The figures of a week and of the week before, as far as the caller may see them. */
export async function readWeek(ctx: Context, { period, before }: Week): Promise<string[]> {
  const now = await figuresOf(ctx, period)
  const then = await figuresOf(ctx, before)
  const { scope, now: at } = await queryOf(ctx, {})
  const waiting = await readWaiting(ctx.db, { scope, now: at }, TOO_LONG_DAYS)
  return linesOf({
    stages: Object.entries(stageLabels).map(([stage, label]) => ({
      label,
      now: now.reached.get(stage) ?? 0,
      before: then.reached.get(stage) ?? 0,
    })),
    fillDays: { now: now.fillDays, before: then.fillDays },
    payPercent: { now: now.payPercent, before: then.payPercent },
    waiting: waiting.map(({ stage, ...rest }) => ({ ...rest, label: stageLabels[stage] ?? stage })),
  })
}

async function figuresOf(ctx: Context, period: Period) {
  const query = await queryOf(ctx, period)
  const [stays, fills, pay] = await Promise.all([staysOf(ctx, query), fillsOf(ctx, query), payOf(ctx, query)])
  const hired = fills.jobs.reduce((sum, { value }) => sum + value, 0)
  const reached = new Map([...stays.map(({ key, value }) => [key, value] as const), ['hired', hired] as const])
  return { reached, fillDays: fills.medianDays, payPercent: pay?.differencePercent ?? null }
}
