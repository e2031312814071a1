import type { Presented } from '@assay/jsonapi/present'
import type { Actor } from '../../platform/context/actor.ts'
import { auditedBy } from './bias-audits.policy.ts'
import type { BiasAudit } from './bias-audits.store.ts'

export function presentAudit(audit: BiasAudit, companyName: string | null, actor: Actor): Presented {
  const { id, companyId, askedBy: _, fromMonth: from, toMonth: to, ...attributes } = audit
  const isPublic = audit.publishedAt !== null
  const mayPublish = audit.state === 'ready' && auditedBy(actor, 'bias.publish') === companyId
  const mayDo = mayPublish ? [isPublic ? 'unpublish' : 'publish'] : []
  return { type: 'bias-audits', id, attributes: { ...attributes, from, to, companyName, mayDo } }
}
