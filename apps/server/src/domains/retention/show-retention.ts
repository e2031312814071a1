import type { Context } from '../../platform/context/context.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { countNotificationsByDay } from '../notifications/index.ts'
import { countEndedByDay, listSearchesBehind } from '../pipeline/shortlists/index.ts'
import { countSearchesByDay } from '../search/index.ts'
import { type Company, listMemberIds } from '../tenants/index.ts'
import { type Counts, effectivePeriods, mergeDays, type Periods } from './retention.rules.ts'

const AHEAD_DAYS = 90

/** The records to be erased by day if nothing else changed. */
export async function listUpcoming(
  { db, now }: Context,
  company: Company,
  { periods, countsFrom, maxDays }: { periods: Periods; countsFrom: Date; maxDays: number | null },
): Promise<(Counts & { on: string })[]> {
  const { id: companyId, timezone: zone, country } = company
  const effective = effectivePeriods(periods, { country, max: maxDays })
  const today = dayIn(zone, now())
  const first = dayIn(zone, countsFrom)
  const period = { zone, from: first > today ? first : today, to: addDays(today, AHEAD_DAYS) }
  const { applications, searches, notifications } = effective
  return mergeDays({
    people: applications === null ? [] : await countEndedByDay(db, { companyId, days: applications, ...period }),
    searches:
      searches === null
        ? []
        : await countSearchesByDay(db, {
            ...period,
            companyId,
            days: searches,
            exceptIds: await listSearchesBehind(db, companyId),
          }),
    notifications:
      notifications === null
        ? []
        : await countNotificationsByDay(db, {
            ...period,
            userIds: await listMemberIds(db, companyId),
            days: notifications,
          }),
  })
}
