import type { Context } from '../../platform/context/context.ts'
import { dayOf } from '../../platform/time/days.ts'
import { readPlan } from '../billing/index.ts'
import { limitOf } from './quotas.rules.ts'
import { readUsed } from './quotas.store.ts'

/** How many searches the caller has run today, and how many their plan allows; without quotas there is no limit. */
export async function readSearchesToday(
  { actor, db, now }: Context,
  percent: number,
): Promise<{ used: number; limit: number | null }> {
  if (actor.kind !== 'user') return { used: 0, limit: null }
  const at = now()
  const used = await readUsed(db, { subject: actor.userId, day: dayOf(at) }, 'searches')
  if (percent === 0) return { used, limit: null }
  const plan = await readPlan(db, actor.companyId, at)
  return { used, limit: limitOf('searches', { roleKeys: actor.roleKeys, ...plan }, percent) }
}
