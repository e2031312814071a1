import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { securityChanged } from '../users/index.ts'
import { findProven, type IdentityAttempt, insertIdentity, type Subject, useProven } from './linked-identities.store.ts'

/** Connects what a provider proved to an account, and uses the proof up. */
export async function linkProven(ctx: Context, tx: Tx, { proofId, userId }: { proofId: string; userId: string }) {
  const proven = await findProven(tx, proofId, ctx.now())
  if (proven === null || !(await useProven(tx, proofId)))
    throw new AppError('identity.expired', { detail: 'Start the sign-in again.' })
  await linkSubject(ctx, tx, { ...subjectOf(proven), email: proven.email, userId })
}

export async function linkSubject(
  ctx: Context,
  tx: Tx,
  wanted: Subject & { readonly email: string | null; readonly userId: string },
) {
  const linked = await insertIdentity(tx, { ...wanted, now: ctx.now() })
  if (linked === null)
    throw new AppError('identity.taken', {
      detail: 'Disconnect it from the other account first, or sign in to that account.',
    })
  tx.record(securityChanged(wanted.userId, 'identity.link'))
  return linked
}

export function subjectOf({ issuer, subject, companyId }: IdentityAttempt): Subject {
  if (issuer === null || subject === null) throw new Error('The provider hasn’t responded yet. Try again.')
  return { issuer, subject, companyId }
}
