import { createHash } from 'node:crypto'
import { insertApiToken, insertChallenge, insertReset, type User } from '../src/domains/identity/index.ts'
import type { Tx } from '../src/platform/context/context.ts'
import { newId } from '../src/platform/database/new-id.ts'
import { DAY_MS, MINUTE_MS } from '../src/platform/time/durations.ts'

const DAYS_AGO = [20, 9]

/** A user who forgot the password, confirmed a new device, and created an API token that reads. */
export async function loadSignIns(tx: Tx, { id: userId, email }: User, now: Date): Promise<void> {
  const hash = (text: string): Buffer => createHash('sha256').update(`${userId}\n${text}`).digest()
  await insertApiToken(
    tx,
    {
      userId,
      name: 'Weekly hiring report',
      permissions: ['activity.read', 'requirement.read'],
      tokenHash: hash('api token'),
      hint: 'q7Rk',
      expiresAt: new Date(now.getTime() + 60 * DAY_MS),
      lastUsedAt: new Date(now.getTime() - 3 * DAY_MS),
    },
    new Date(now.getTime() - 30 * DAY_MS),
  )
  for (const days of DAYS_AGO) {
    const at = new Date(now.getTime() - days * DAY_MS)
    const expiresAt = new Date(at.getTime() + 60 * MINUTE_MS)
    const usedAt = new Date(at.getTime() + 4 * MINUTE_MS)
    const asked = { email: null, emailHash: hash(email), requestedNetwork: '203.0.113.0' }
    await insertReset(tx, { ...asked, userId, tokenHash: hash(`token ${days}`), expiresAt, usedAt }, at)
    await insertChallenge(
      tx,
      {
        id: newId(at.getTime()),
        purpose: 'device',
        subjectType: 'users',
        subjectId: userId,
        userId,
        secretHash: hash(`secret ${days}`),
        expiresAt,
        usedAt,
        outcome: 'confirmed',
      },
      at,
    )
  }
}
