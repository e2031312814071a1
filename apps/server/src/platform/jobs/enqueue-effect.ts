import type { Queries } from '../context/context.ts'
import type { RecordedEvent } from '../context/domain-event.ts'
import { outbox } from './outbox.tables.ts'

/** An effect that is to run later than now, kept with whatever else the transaction writes. */
export async function enqueueEffect(
  db: Queries,
  { effect, event, runAfter, at }: { effect: string; event: RecordedEvent; runAfter: Date; at: Date },
): Promise<void> {
  await db.insert(outbox).values({ effect, event: event.name, payload: event, runAfter, createdAt: at })
}
