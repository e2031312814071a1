import type { Context } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { AppError, ValidationError } from '../../platform/errors/app-error.ts'
import { auditMoved } from './bias-audits.events.ts'
import { auditedBy, WHO_MAY } from './bias-audits.policy.ts'
import { type BiasAudit, insertAudit } from './bias-audits.store.ts'

interface Asked {
  readonly from: string
  readonly to: string
  readonly triesReranking: boolean
}

/**
 * Whole months that are over: with free choice of days, the difference between two audits could show what one person
 * answered.
 */
export async function askForAudit(ctx: Context, { from, to, triesReranking }: Asked): Promise<BiasAudit> {
  const companyId = auditedBy(ctx.actor)
  if (companyId === undefined) throw new AppError('permission.denied', { detail: WHO_MAY })
  const now = ctx.now()
  if (from > to) throw new ValidationError([{ field: 'to', message: 'The last month must not be before the first.' }])
  if (to >= now.toISOString().slice(0, 7))
    throw new ValidationError([{ field: 'to', message: 'This month isn’t over yet. Choose an earlier one.' }])
  return ctx.transaction(async (tx) => {
    const audit = await insertAudit(tx, {
      id: newId(now.getTime()),
      companyId,
      askedBy: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      state: 'queued',
      fromMonth: from,
      toMonth: to,
      triesReranking,
      createdAt: now,
      updatedAt: now,
    })
    tx.record(auditMoved('run', audit))
    return audit
  })
}
