import type { Context, Tx } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { agencyClientMoved } from './agency-clients.events.ts'
import { clientLeadsTo } from './agency-clients.rules.ts'
import { listCurrentOf, listOver, lockAgencyClient, updateAgencyClient } from './agency-clients.store.ts'

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

/** Ends all relations with agencies immediately, as the company is closed. */
export async function endAgencyClientsOf(tx: Tx, companyId: string, at: Date): Promise<void> {
  const current = await listCurrentOf(tx, { companyId })
  await endAtOnce(tx, current, { by: 'employer', reason: 'The company closed its account.', at })
}

/** Ends all relations with employers immediately, as the agency is closed. */
export async function endAllClientsOfAgency(tx: Tx, agencyId: string, at: Date): Promise<void> {
  const current = await listCurrentOf(tx, { agencyId })
  await endAtOnce(tx, current, { by: 'agency', reason: 'The agency was closed.', at })
}

async function endAtOnce(
  tx: Tx,
  current: readonly { readonly id: string }[],
  { by, reason, at }: { readonly by: 'employer' | 'agency'; readonly reason: string; readonly at: Date },
): Promise<void> {
  for (const { id } of current) {
    const client = await lockAgencyClient(tx, id)
    const [move, mover] = client.state === 'invited' ? (['decline', by] as const) : (['finish', 'system'] as const)
    const state = clientLeadsTo(client, move, mover)
    if (state === null) continue
    const ended = await updateAgencyClient(tx, id, { state, endsAt: at, endedBy: by, endReason: reason }, at)
    tx.record(agencyClientMoved(ended, move, { before: client.state, reason }))
  }
}
