import { sql } from 'drizzle-orm'
import type { Queries } from '../context/context.ts'

/** Holds an exclusive lock of this name until the transaction ends, across all servers. */
export async function lockName(tx: Queries, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
