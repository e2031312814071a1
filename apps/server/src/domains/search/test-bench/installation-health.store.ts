import { isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { outbox } from '../../../platform/jobs/outbox.tables.ts'

export async function readDatabaseVersion(db: Queries): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`)
  return rows[0]?.version ?? 'unknown'
}

/** Mail that an operator has to look at. */
export async function countHeldMail(db: Queries): Promise<number> {
  return db.$count(outbox, isNotNull(outbox.heldAt))
}
