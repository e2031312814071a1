import { and, eq, sql } from 'drizzle-orm'
import { activities } from '../../../platform/context/activities.tables.ts'
import type { Queries } from '../../../platform/context/context.ts'

interface Noted {
  readonly agencyId: string
  readonly verb: string
  readonly target: { readonly type: string; readonly id: string }
  readonly requestId: string
}

/** Whether the agency's timeline holds this happening already. */
export async function isNoted(db: Queries, { agencyId, verb, target, requestId }: Noted): Promise<boolean> {
  const found = await db
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(
        eq(activities.targetType, target.type),
        eq(activities.targetId, target.id),
        eq(activities.tenantId, agencyId),
        eq(activities.verb, verb),
        eq(sql`${activities.after} ->> 'inRequest'`, requestId),
      ),
    )
    .limit(1)
  return found.length > 0
}
