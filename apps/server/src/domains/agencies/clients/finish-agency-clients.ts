import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { agencyClientMoved } from './agency-clients.events.ts'
import { clientLeadsTo } from './agency-clients.rules.ts'
import { listOver, lockAgencyClient, updateAgencyClient } from './agency-clients.store.ts'

const BATCH = 200

/** Ends relations whose notice period is over, each in its own transaction and checked again under its lock. */
export async function finishAgencyClients(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const at = ctx.now()
  for (const id of await listOver(ctx.db, at, BATCH))
    await ctx.transaction(async (tx) => {
      const client = await lockAgencyClient(tx, id)
      const state = clientLeadsTo(client, 'finish', 'system')
      if (state === null || client.endsAt === null || client.endsAt > at) return
      const ended = await updateAgencyClient(tx, id, { state }, at)
      tx.record(agencyClientMoved(ended, 'finish', { before: client.state, reason: null }))
    })
}
