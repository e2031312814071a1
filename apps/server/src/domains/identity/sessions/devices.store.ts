import { and, eq, lt, ne } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { knownDevices } from './sessions.tables.ts'

/** `first` is the first device of an account, which is no news. */
export async function noteDevice(
  db: Queries,
  device: { readonly userId: string; readonly markHash: Buffer; readonly label: string | null },
  now: Date,
): Promise<'known' | 'first' | 'new'> {
  const { userId, markHash } = device
  const known = await db
    .update(knownDevices)
    .set({ lastSeenAt: now, label: device.label })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.markHash, markHash)))
    .returning({ userId: knownDevices.userId })
  if (known.length > 0) return 'known'
  await db
    .insert(knownDevices)
    .values({ ...device, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoNothing()
  const others = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.markHash, markHash)))
    .limit(1)
  return others.length > 0 ? 'new' : 'first'
}

export async function isKnownDevice(db: Queries, userId: string, markHash: Buffer): Promise<boolean> {
  const found = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.markHash, markHash)))
  return found.length > 0
}

export async function deleteOldDevices(db: Queries, before: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, before))
}

export async function forgetDevices(db: Queries, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}
