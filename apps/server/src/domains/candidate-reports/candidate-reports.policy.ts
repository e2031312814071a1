import type { Actor, UserActor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'

/** Which reports an actor reads: operators all, employers those of their company. */
export type ReportAccess =
  | { readonly kind: 'none' }
  | { readonly kind: 'every' }
  | { readonly kind: 'company'; readonly companyId: string }

type Reporter = UserActor & { readonly companyId: string }

/** Users who work with candidates; viewers only look. */
export const mayReport = (actor: Actor): actor is Reporter =>
  actor.kind === 'user' && actor.scope === 'employer' && actor.companyId !== null && accessOf(actor, 'note') !== null

/** Operators, who record vetting and keep the data of candidates. */
export const mayAnswerReports = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'candidate.edit') === 'all'

export function reportAccess(actor: Actor): ReportAccess {
  if (mayAnswerReports(actor)) return { kind: 'every' }
  return mayReport(actor) ? { kind: 'company', companyId: actor.companyId } : { kind: 'none' }
}
