import type { Queries } from '../context/context.ts'
import type { RecordedEvent } from '../context/domain-event.ts'
import { outbox } from './outbox.tables.ts'

/** Schedules an effect for later, within the caller's transaction. */
export async function enqueueEffect(
  db: Queries,
  { effect, event, runAfter, at }: { effect: string; event: RecordedEvent; runAfter: Date; at: Date },
): Promise<void> {
  await db.insert(outbox).values({ effect, event: event.name, payload: event, runAfter, setAt: at, createdAt: at })
}
