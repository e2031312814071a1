import { type ReasonKind, reasonLabel } from '@assay/contracts/reason-codes'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'
import { isBuiltIn } from './reason-codes.rules.ts'
import { listReasons } from './reason-codes.store.ts'

export type ReasonLabels = (companyId: string, kind: ReasonKind, code: string | null) => string | null

/** The labels of these companies, those of retired reasons too. */
export async function loadReasonLabels(db: Queries, companyIds: readonly string[]): Promise<ReasonLabels> {
  const reasons = await listReasons(db, [...new Set(companyIds)])
  const keyOf = (companyId: string, kind: ReasonKind, code: string) => `${companyId}/${kind}/${code}`
  const labels = new Map(reasons.map(({ companyId, kind, code, label }) => [keyOf(companyId, kind, code), label]))
  return (companyId, kind, code) =>
    code === null ? null : (labels.get(keyOf(companyId, kind, code)) ?? reasonLabel(kind, code))
}

/** The reasons that can be chosen for a decision now. */
export async function listOfferedReasons(
  db: Queries,
  companyId: string,
  kind: ReasonKind,
): Promise<{ code: string; label: string }[]> {
  const reasons = await listReasons(db, [companyId], { kind, retired: 'no' })
  return reasons.map(({ code, label }) => ({ code, label }))
}

/** Clients of an agency reject for a company whose list they don’t see: they know the built-in reasons only. */
export async function assertReasonOffered(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  { companyId, kind, code }: { readonly companyId: string; readonly kind: ReasonKind; readonly code: string },
): Promise<void> {
  if (actor.kind === 'user' && actor.scope === 'agencyClient' && isBuiltIn(kind, code)) return
  const offered = await listOfferedReasons(db, companyId, kind)
  if (offered.some((reason) => reason.code === code)) return
  throw new ValidationError([{ field: 'code', message: 'Choose a reason from the list.' }])
}
