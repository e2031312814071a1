import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { changeUser, deviceSeen, makeToken, sessionOpened, type User } from '../users/index.ts'
import { describeDevice, markOf, markOfBrowser } from './devices.rules.ts'
import { noteDevice } from './devices.store.ts'
import { endOldest } from './end-sessions.ts'
import { sessionExpiry } from './sessions.rules.ts'
import { insertSession } from './sessions.store.ts'

/** Facts about the browser or program that signs in. */
export interface Entrance {
  readonly agent: string
  /** A random token that the browser keeps. Programs have none, and are distinguished by their name. */
  readonly deviceId?: string | undefined
}

/** Opens a session and returns its token. A device that was not seen before is reported by mail, except the first. */
export function openSession(ctx: Context, user: User, entrance: Entrance): Promise<string> {
  const { token, tokenHash } = makeToken()
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    const device = describeDevice(entrance.agent)
    await insertSession(tx, { userId: user.id, tokenHash, now, expiresAt: sessionExpiry(now, now), device })
    await changeUser(tx, user.id, { lastLoginAt: now }, now)
    tx.record(sessionOpened(user.id))
    await endOldest(tx, user.id)
    await reportNewDevice(ctx, tx, user, { device, entrance })
    return token
  })
}

async function reportNewDevice(
  ctx: Context,
  tx: Tx,
  user: User,
  { device, entrance }: { device: string | null; entrance: Entrance },
): Promise<void> {
  const { agent, deviceId } = entrance
  const markHash = deviceId === undefined ? markOf(user.id, 'agent', agent) : markOfBrowser(user.id, deviceId)
  const seen = await noteDevice(tx, { userId: user.id, markHash, label: device }, ctx.now())
  if (seen === 'new') tx.record(deviceSeen(user.id, device))
}

export function assertEnabled({ disabledAt }: User): void {
  if (disabledAt === null) return
  throw new AppError('session.disabled', { detail: 'Ask an owner of your company or the operator of this site.' })
}
