import type { ContactAct } from '@assay/contracts/contact-infos'
import type { Actor } from '../../../../platform/context/actor.ts'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { listAssignedTo, lockRequirement } from '../../../requirements/index.ts'
import { contactReader, mayActOnContact } from './contact-infos.policy.ts'
import { impossibleIn, possibleActs } from './contact-infos.rules.ts'
import { type ContactInfo, type ContactScope, findContactInfo, lockContactInfo } from './contact-infos.store.ts'

export async function scopeOfCaller(ctx: Context): Promise<ContactScope> {
  const reader = contactReader(ctx.actor)
  if (reader === null)
    throw new AppError('permission.denied', { detail: 'Your role doesn’t include contact requests.' })
  if (reader.kind !== 'company') return reader
  const { companyId, isAssignedOnly } = reader
  return { kind: 'company', companyId, requirementIds: isAssignedOnly ? [...(await listAssignedTo(ctx))] : null }
}

export async function getContactInfo(ctx: Context, id: string): Promise<ContactInfo> {
  const info = await findContactInfo(ctx.db, id, await scopeOfCaller(ctx))
  if (info === null) throw notFound('contact request')
  return info
}

/** Call before opening a transaction: it takes a second pool connection. */
export async function getContactForAct(
  ctx: Context,
  { id, act }: { id: string; act: ContactAct },
): Promise<{ info: ContactInfo; actor: Actor & { kind: 'user' } }> {
  const info = await getContactInfo(ctx, id)
  const requirement = { id: info.requirementId, companyId: info.companyId }
  assertAllowed(mayActOnContact(ctx.actor, act, { info, requirement, assigned: await listAssignedTo(ctx) }))
  return { info, actor: ctx.actor as Actor & { kind: 'user' } }
}

/** Locks the requirement first, as everywhere, to avoid deadlocks; held until the transaction ends. */
export async function lockWithRequirement(
  tx: Tx,
  found: Pick<ContactInfo, 'id' | 'requirementId'>,
): Promise<ContactInfo> {
  await lockRequirement(tx, found.requirementId)
  return lockContactInfo(tx, found.id)
}

/** Throws `contact.transition`, with the actions that are possible in this state. */
export function assertPossible(info: ContactInfo, act: ContactAct, now: Date): void {
  const possible = possibleActs(info, now)
  if (possible.includes(act)) return
  throw new AppError('contact.transition', {
    detail: impossibleIn(info.state),
    meta: { state: info.state, possible },
  })
}
