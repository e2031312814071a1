import { type Notice, notify } from '../domains/notifications/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'

/** What a notice says, and to whom; who did it, what it is about and its key come from the event. */
export type Wording = Pick<Notice, 'kind' | 'title' | 'link'> & Partial<Notice>

/** null: nobody is to hear of this one. */
export type WriteNotice = (ctx: Context, event: RecordedEvent) => Promise<Wording | null>

/** The effect that tells people of an event, each person once however often it runs. */
export function notifyOn(write: WriteNotice): Effect {
  return async (ctx, event) => {
    const wording = await write(ctx, event)
    if (wording === null) return
    const notice: Notice = {
      tenantId: event.tenantId,
      except: event.actor.id,
      target: event.target,
      dedupeKey: `${event.name}/${event.target.id}/${event.requestId}`,
      at: ctx.now(),
      ...wording,
    }
    await ctx.transaction((tx) => notify(tx, notice))
  }
}
