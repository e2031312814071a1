import { recogniseUser } from '../src/domains/tenants/index.ts'
import { type Context, contextMaker } from '../src/platform/context/context.ts'
import { DAY_MS } from '../src/platform/time/durations.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'

/** Somebody of the demo on a day of its past; what they do then has no effects of its own. */
export async function contextOnDay(
  parts: DemoParts,
  tenants: DemoTenants,
  { email, daysAgo }: { email: string; daysAgo: number },
): Promise<Context> {
  const user = tenants.users.get(email)
  if (user === undefined) throw new Error(`The demo has no ${email}.`)
  const system = clockOnDay(parts, daysAgo)
  return system.as(await recogniseUser(system, user))
}

/** The clock of that day, which does what the schedule would have done. */
export function clockOnDay({ database, now }: DemoParts, daysAgo: number): Context {
  const at = new Date(now.getTime() - Math.round(daysAgo * DAY_MS))
  const makeContext = contextMaker({ database, now: () => at, effectsOf: () => [] })
  return makeContext({ actor: { kind: 'system' }, requestId: 'demo' })
}
