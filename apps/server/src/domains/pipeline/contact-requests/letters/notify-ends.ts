import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { type Entry, findEntryById, listCameTo } from '../../shortlists/index.ts'
import { endNotified } from '../records/index.ts'
import { markEndNotified, notYetNotified } from './end-notices.store.ts'
import { openPermanentLinks } from './open-permanent-links.ts'

/** Leaves time to undo a hasty decision; the promise is 72 hours. */
const THINK_AGAIN_MS = DAY_MS
const LOOK_BACK_MS = 14 * DAY_MS

/** Notifies every candidate once who was rejected or whose job was closed. */
export async function notifyEnds(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  const ended = await listCameTo(ctx.db, {
    stages: ['rejected', 'closed'],
    after: new Date(now.getTime() - LOOK_BACK_MS),
    until: new Date(now.getTime() - THINK_AGAIN_MS),
  })
  for (const entry of await notYetNotified(ctx.db, ended)) await notifyEnd(ctx, entry)
}

async function notifyEnd(ctx: Context, found: Entry): Promise<void> {
  await ctx.transaction(async (tx) => {
    const entry = await findEntryById(tx, found.id)
    if (entry === null || entry.stageSince.getTime() !== found.stageSince.getTime()) return
    const at = ctx.now()
    if (!(await markEndNotified(tx, entry, at))) return
    const { id: shortlistedId, candidateId, companyId } = entry
    await openPermanentLinks(tx, { candidateId, companyId, shortlistedId, at })
    tx.record(endNotified(entry, entry.stage))
  })
}
