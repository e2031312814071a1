import type { Tx } from '../../../platform/context/context.ts'
import { makeToken } from '../users/index.ts'
import { deleteSession, insertSession } from './sessions.store.ts'

interface Opening {
  readonly userId: string
  readonly impersonatorId: string
  readonly now: Date
  readonly expiresAt: Date
}

/** For an operator who works as the user. The caller decides whether they may, and records it. */
export async function openSessionAs(tx: Tx, opening: Opening): Promise<{ token: string; sessionId: string }> {
  const { token, tokenHash } = makeToken()
  const sessionId = await insertSession(tx, { ...opening, tokenHash, device: null })
  return { token, sessionId }
}

/** Deletes a session and tells its open pages. */
export async function closeSession(
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await deleteSession(tx, sessionId)
  tx.announce({ to: { userId }, type: 'session.ended', data: { sessionId } })
}
