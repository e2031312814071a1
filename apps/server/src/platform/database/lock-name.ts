import { sql } from 'drizzle-orm'
import type { Queries } from '../context/context.ts'

/** Until the transaction ends, nobody else passes here by the same name, at whichever server. */
export async function lockName(tx: Queries, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
