import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { type Entry, findEntryById, listCameTo } from '../shortlists/index.ts'
import { endNotified } from './contact-infos.events.ts'
import { openStandingLinks } from './open-standing-links.ts'
import { markEndNotified, notYetNotified } from './told-ends.store.ts'

/** Time to take a hasty decision back; the promise is 72 hours. */
const THINK_AGAIN_MS = DAY_MS
const LOOK_BACK_MS = 14 * DAY_MS

/** Everybody who was passed, or whose role was closed, hears of it, once. */
export async function tellEnds(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  const ended = await listCameTo(ctx.db, {
    stages: ['rejected', 'closed'],
    after: new Date(now.getTime() - LOOK_BACK_MS),
    until: new Date(now.getTime() - THINK_AGAIN_MS),
  })
  for (const entry of await notYetNotified(ctx.db, ended)) await tellEnd(ctx, entry)
}

async function tellEnd(ctx: Context, found: Entry): Promise<void> {
  await ctx.transaction(async (tx) => {
    const entry = await findEntryById(tx, found.id)
    if (entry === null || entry.stageSince.getTime() !== found.stageSince.getTime()) return
    const at = ctx.now()
    if (!(await markEndNotified(tx, entry, at))) return
    const { id: shortlistedId, candidateId, companyId } = entry
    await openStandingLinks(tx, { candidateId, companyId, shortlistedId, at })
    tx.record(endNotified(entry, entry.stage))
  })
}
