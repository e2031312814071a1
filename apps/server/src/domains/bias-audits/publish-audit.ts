import type { Context } from '../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { auditMoved } from './bias-audits.events.ts'
import { auditedBy, WHO_MAY } from './bias-audits.policy.ts'
import { type BiasAudit, findAudit, updateAudit } from './bias-audits.store.ts'

/** Publishes a finished audit, or takes it off the public page. Only the company or operator that ran it may. */
export async function publishAudit(ctx: Context, id: string, isPublic: boolean): Promise<BiasAudit> {
  const companyId = auditedBy(ctx.actor, 'bias.publish')
  const audit = await findAudit(ctx.db, id, companyId === undefined ? 'published' : { companyId })
  if (audit === null) throw notFound('audit')
  assertAllowed(audit.companyId === companyId, WHO_MAY)
  if (audit.state !== 'ready' || (audit.publishedAt !== null) === isPublic)
    throw new AppError('bias-audit.transition', {
      detail: audit.state === 'ready' ? 'This has already been done.' : 'The audit isn’t finished yet.',
    })
  return ctx.transaction(async (tx) => {
    const moved = await updateAudit(tx, audit, { publishedAt: isPublic ? ctx.now() : null }, ctx.now())
    if (moved === null) throw new AppError('resource.conflict')
    tx.record(auditMoved(isPublic ? 'publish' : 'unpublish', moved))
    return moved
  })
}
