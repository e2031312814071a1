import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { MINUTE_MS } from '../../../platform/time/durations.ts'

const RECENT_MS = 15 * MINUTE_MS

/**
 * For actions that an unattended session must not allow, such as paying: the caller signed in, unlocked or confirmed
 * their identity within 15 minutes. The web app asks for it when it gets the error.
 */
export function assertRecentlyConfirmed({ actor, now }: Context): void {
  if (actor.kind === 'system') return
  const confirmedAt = actor.kind === 'user' && actor.impersonatorId === undefined ? actor.confirmedAt : undefined
  if (confirmedAt !== undefined && now().getTime() - confirmedAt.getTime() < RECENT_MS) return
  throw new AppError('session.confirmation-required', { detail: 'Enter your password or second factor to continue.' })
}
