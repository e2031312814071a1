// Past searches of the demo, most of them made from requirements.
import { renameSearch, runSearch, setAlert } from '../src/domains/search/index.ts'
import { recognizeUser } from '../src/domains/tenants/index.ts'
import { contextMaker } from '../src/platform/context/context.ts'
import { DAY_MS } from '../src/platform/time/durations.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'
import { demoRequirements } from './requirements.table.ts'
import { type DemoSearch, demoSearches } from './searches.table.ts'

/** Calls the regular use case with a clock set to each day. */
export async function loadPast(parts: DemoParts, tenants: DemoTenants): Promise<void> {
  for (const search of demoSearches) await loadSearch(parts, search, tenants)
}

async function loadSearch(parts: DemoParts, search: DemoSearch, tenants: DemoTenants): Promise<void> {
  const user = tenants.users.get(search.by)
  if (user === undefined) throw new Error(`The demo has no ${search.by}.`)
  const ctx = await contextAt(parts, user, new Date(parts.now.getTime() - search.daysAgo * DAY_MS))
  const text = search.text ?? demoRequirements.find(({ title }) => title === search.requirement)?.text
  const requirementId = tenants.requirementIds.get(search.requirement ?? '')
  const { search: made } = await runSearch(ctx, parts.live, {
    door: search.door,
    text,
    ...(requirementId === undefined ? {} : { requirementId }),
  })
  if (search.savedName !== undefined) await renameSearch(ctx, { id: made.id, savedName: search.savedName })
  // Set today, so that it is due tomorrow and not immediately.
  if (search.alert !== undefined)
    await setAlert(await contextAt(parts, user, parts.now), { id: made.id, alert: search.alert })
}

async function contextAt({ database }: DemoParts, user: Parameters<typeof recognizeUser>[1], at: Date) {
  const makeContext = contextMaker({ database, now: () => at, effectsOf: () => [] })
  const system = makeContext({ actor: { kind: 'system' }, requestId: 'demo' })
  return makeContext({ actor: await recognizeUser(system, user), requestId: 'demo' })
}
