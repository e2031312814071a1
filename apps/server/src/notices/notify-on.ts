import { type Notice, notify } from '../domains/notifications/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'

/** The text and recipients of a notice; actor, subject and key come from the event. */
export type Wording = Pick<Notice, 'kind' | 'title' | 'link'> & Partial<Notice>

/** Null when the event needs no notice. */
export type WriteNotice = (ctx: Context, event: RecordedEvent) => Promise<Wording | null>

/** The effect that notifies people of an event, each once however often it runs. */
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
