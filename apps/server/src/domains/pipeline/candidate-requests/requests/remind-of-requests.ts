import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { candidateRequestDue, listDueRequests, lockRequest, updateRequest } from '../records/index.ts'

/** Notifies the deciders a day before an answer is due and once it is overdue. */
export async function remindOfRequests(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  for (const what of ['remind', 'overdue'] as const)
    for (const { id } of await listDueRequests(ctx.db, what, ctx.now())) await remind(ctx, id, what)
}

async function remind(ctx: Context, id: string, what: 'remind' | 'overdue'): Promise<void> {
  const at = ctx.now()
  await ctx.transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    const isOverdue = what === 'overdue'
    if (request.state !== 'open' || (isOverdue ? request.overdueAt : request.remindedAt) !== null) return
    const reminded = await updateRequest(tx, id, isOverdue ? { overdueAt: at } : { remindedAt: at }, at)
    // After downtime longer than a day, only the overdue notice is sent.
    if (isOverdue || request.answerBy > at) tx.record(candidateRequestDue(reminded, isOverdue))
  })
}
