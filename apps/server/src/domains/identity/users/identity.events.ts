import type { UserActor } from '../../../platform/context/actor.ts'
import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import type { EmailVerification } from '../verification/index.ts'

/** An address must be verified; the mail follows as an effect. */
export const verificationAsked = (verification: EmailVerification): DomainEvent => ({
  name: 'emailVerificationAsked',
  tenantId: null,
  verb: 'email.askVerification',
  target: { type: 'users', id: verification.userId },
  payload: { verificationId: verification.id },
})

export const emailVerified = (verification: EmailVerification): DomainEvent => ({
  name: 'emailVerified',
  tenantId: null,
  verb: 'email.verify',
  target: { type: 'users', id: verification.userId },
  provedBy: verification.userId,
  payload: { verificationId: verification.id },
})

export const sessionOpened = (userId: string): DomainEvent => ({
  name: 'sessionOpened',
  tenantId: null,
  verb: 'session.open',
  target: { type: 'users', id: userId },
  provedBy: userId,
})

/** For an address that may have no account: the target is the request. */
export const passwordResetAsked = (resetId: string): DomainEvent => ({
  name: 'passwordResetAsked',
  tenantId: null,
  verb: 'password.askReset',
  target: { type: 'password-resets', id: resetId },
})

export const passwordReset = (userId: string): DomainEvent => ({
  name: 'passwordReset',
  tenantId: null,
  verb: 'password.reset',
  target: { type: 'users', id: userId },
  provedBy: userId,
})

/** Locking is recorded without a notification. */
export const sessionLocked = (userId: string): DomainEvent => ({
  name: 'sessionLocked',
  tenantId: null,
  verb: 'session.lock',
  target: { type: 'users', id: userId },
})

export const sessionUnlocked = (userId: string): DomainEvent => ({
  name: 'sessionUnlocked',
  tenantId: null,
  verb: 'session.unlock',
  target: { type: 'users', id: userId },
})

/** A sign-in from a browser or program that was not seen before. */
export const deviceSeen = (userId: string, device: string | null): DomainEvent => ({
  name: 'securityChanged',
  tenantId: null,
  verb: 'session.newDevice',
  target: { type: 'users', id: userId },
  provedBy: userId,
  payload: { device },
})

export type SecurityVerb =
  | 'password.resetByCommand'
  | 'secondFactor.start'
  | 'secondFactor.turnOn'
  | 'secondFactor.turnOff'
  | 'secondFactor.renewCodes'
  | 'secondFactor.askReset'
  | 'secondFactor.reset'
  | 'apiToken.make'
  | 'apiToken.revoke'
  | 'passkey.add'
  | 'passkey.remove'
  | 'identity.link'
  | 'identity.unlink'
  | 'session.pastProvider'

/** A change of the ways to sign in to an account; its holder is notified by mail. */
export const securityChanged = (userId: string, verb: SecurityVerb): DomainEvent => ({
  name: 'securityChanged',
  tenantId: null,
  verb,
  target: { type: 'users', id: userId },
})

export const sessionsEnded = (userId: string, everywhere: boolean): DomainEvent => ({
  name: 'sessionsEnded',
  tenantId: null,
  verb: everywhere ? 'session.endAll' : 'session.end',
  target: { type: 'users', id: userId },
})

/** Field names without values: the chain holds people as references only. */
export const profileChanged = (
  { userId, companyId, agencyId }: UserActor,
  verb: 'profile.edit' | 'profile.changePhoto' | 'profile.changePassword',
  fields: readonly string[],
): DomainEvent => ({
  name: 'profileChanged',
  tenantId: companyId ?? agencyId,
  verb,
  target: { type: 'profiles', id: userId },
  after: { fields },
})
