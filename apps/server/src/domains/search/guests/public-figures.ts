import { zoneOffset } from '@assay/ranking-engine/features/overlap'
import type { Context } from '../../../platform/context/context.ts'
import { listSchedules } from '../../candidates/index.ts'

const WORKDAY = { from: 9 * 60, to: 18 * 60 }
const DAY_MINUTES = 24 * 60

/** Median of the working hours that candidates share with someone in this zone; null without candidates. */
export async function medianOverlapHours(ctx: Context, zone: string): Promise<number | null> {
  const now = ctx.now().getTime()
  const asked = zoneOffset(zone, now)
  if (asked === null) return null
  const schedules = (await listSchedules(ctx.db)).flatMap(({ timezone, from, to, people }) => {
    const offset = zoneOffset(timezone, now)
    return offset === null ? [] : [{ minutes: shared({ from, to }, asked - offset), people }]
  })
  const half = schedules.reduce((sum, { people }) => sum + people, 0) / 2
  let reached = 0
  for (const { minutes, people } of schedules.toSorted((left, right) => left.minutes - right.minutes)) {
    reached += people
    if (reached >= half) return Math.round(minutes / 6) / 10
  }
  return null
}

/** `ahead`: minutes by which the client's clock is ahead of theirs. */
function shared(theirs: { from: number; to: number }, ahead: number): number {
  return [-DAY_MINUTES, 0, DAY_MINUTES].reduce((sum, day) => {
    const from = theirs.from + ahead + day
    const to = theirs.to + ahead + day
    return sum + Math.max(0, Math.min(to, WORKDAY.to) - Math.max(from, WORKDAY.from))
  }, 0)
}
