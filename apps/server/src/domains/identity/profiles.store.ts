import { type QuietHours, usualWorkingHours, type WorkingHours } from '@assay/contracts/profiles'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { profiles } from './profiles.tables.ts'
import { users } from './users.tables.ts'

type Kept = typeof profiles.$inferSelect

/** When, where and how somebody can be reached. */
export interface WayOfWorking {
  readonly userId: string
  readonly email: string
  readonly fullName: string
  readonly timezone: string
  readonly workingHours: WorkingHours
  readonly quietHours: QuietHours
  readonly notificationMatrix: Kept['notificationMatrix']
}

const NEVER: QuietHours = { kind: 'never' }

/** Of those who can sign in; whoever is disabled or gone is left out. */
export async function listWaysOfWorking(db: Queries, userIds: readonly string[]): Promise<Map<string, WayOfWorking>> {
  if (userIds.length === 0) return new Map()
  const found = await db
    .select({
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      timezone: users.timezone,
      workingHours: profiles.workingHours,
      quietHours: profiles.quietHours,
      notificationMatrix: profiles.notificationMatrix,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(inArray(users.id, [...userIds]), isNull(users.deletedAt), isNull(users.disabledAt)))
  return new Map(
    found.map((row) => [
      row.userId,
      {
        ...row,
        workingHours: row.workingHours ?? usualWorkingHours,
        quietHours: row.quietHours ?? NEVER,
        notificationMatrix: row.notificationMatrix ?? {},
      },
    ]),
  )
}
