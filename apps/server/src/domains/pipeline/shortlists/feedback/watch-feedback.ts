// The clock’s work on feedback requests: expiry, closed requirements and erased addresses.
import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { lockRequirement } from '../../../requirements/index.ts'
import { feedbackEnded, feedbackForgotten } from './feedback-requests.events.ts'
import { RETENTION_MS } from './feedback-requests.rules.ts'
import { lockOpenOf, setForgetting, takeDue, updateRequest } from './feedback-requests.store.ts'

const BATCH = 200

/** Scheduled work: ends expired feedback requests, and erases the addresses and messages of old ones. */
export async function watchFeedback(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    for (const { id } of await takeDue(tx, { what: 'expire', now, limit: BATCH })) {
      const ended = await updateRequest(tx, id, { endedAt: now, endedBecause: 'expired' }, now)
      tx.record(feedbackEnded(ended, 'expire'))
    }
  })
  await ctx.transaction(async (tx) => {
    for (const { id } of await takeDue(tx, { what: 'forget', now, limit: BATCH })) {
      const forgotten = await updateRequest(tx, id, { email: null, message: null }, now)
      tx.record(feedbackForgotten(forgotten))
    }
  })
}

/** Closes the requests after the requirement was filled or cancelled. Idempotent. */
export async function closeFeedback(ctx: Context, requirementId: string): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await ctx.transaction(async (tx) => {
    const { state } = await lockRequirement(tx, requirementId)
    if (state === 'open' || state === 'paused') return
    const now = ctx.now()
    for (const { id } of await lockOpenOf(tx, requirementId)) {
      const ended = await updateRequest(tx, id, { endedAt: now, endedBecause: 'closed' }, now)
      tx.record(feedbackEnded(ended, 'close'))
    }
    await setForgetting(tx, requirementId, new Date(now.getTime() + RETENTION_MS))
  })
}
