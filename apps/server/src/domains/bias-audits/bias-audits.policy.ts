import type { Actor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'

export const WHO_MAY =
  'Only owners and admins can run a company’s bias audits, and operators those of the installation.'

/** The company whose audits the caller runs, null for the installation; undefined if the caller may not. */
export function auditedBy(
  actor: Actor,
  permission: 'bias.run' | 'bias.publish' = 'bias.run',
): string | null | undefined {
  if (actor.kind !== 'user' || accessOf(actor, permission) !== 'all') return undefined
  if (actor.scope === 'platform') return null
  return actor.scope === 'employer' ? (actor.companyId ?? undefined) : undefined
}

/** The server itself, after a permitted user requested the audit. */
export const mayComputeAudits = (actor: Actor): boolean => actor.kind === 'system'
