import { recognizeUser } from '../src/domains/tenants/index.ts'
import { type Context, contextMaker } from '../src/platform/context/context.ts'
import { DAY_MS } from '../src/platform/time/durations.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'

/** A context that acts as a demo user on a past day, without running effects. */
export async function contextOnDay(
  parts: DemoParts,
  tenants: DemoTenants,
  { email, daysAgo }: { email: string; daysAgo: number },
): Promise<Context> {
  const user = tenants.users.get(email)
  if (user === undefined) throw new Error(`The demo has no ${email}.`)
  const system = clockOnDay(parts, daysAgo)
  return system.as(await recognizeUser(system, user))
}

/** A system context on a past day, for the work that the scheduler would have done. */
export function clockOnDay({ database, now }: DemoParts, daysAgo: number): Context {
  const at = new Date(now.getTime() - Math.round(daysAgo * DAY_MS))
  const makeContext = contextMaker({ database, now: () => at, effectsOf: () => [] })
  return makeContext({ actor: { kind: 'system' }, requestId: 'demo' })
}
