import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { findCompany } from '../../tenants/index.ts'
import { saveAgreement } from './learning-agreements.store.ts'
import { learningAgreed } from './model-versions.events.ts'
import { mayActOnModels, WHO_MAY } from './model-versions.policy.ts'

/** Records an agreement, or withdraws it if the note is null. The company sees it in its own timeline. */
export async function agreeToLearn(
  ctx: Context,
  { companyId, note }: { companyId: string; note: string | null },
): Promise<void> {
  assertAllowed(mayActOnModels(ctx.actor, 'agree'), WHO_MAY)
  if (ctx.actor.kind !== 'user') throw new AppError('permission.denied', { detail: WHO_MAY })
  const { userId } = ctx.actor
  if ((await findCompany(ctx.db, companyId)) === null) throw notFound('company')
  await ctx.transaction(async (tx) => {
    const agreement = note === null ? null : { companyId, agreedAt: ctx.now(), recordedBy: userId, note }
    await saveAgreement(tx, companyId, agreement)
    tx.record(learningAgreed(companyId, agreement !== null))
  })
}
