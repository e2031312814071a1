import type { Actor, UserActor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'

type Employer = UserActor & { readonly companyId: string }

const isEmployer = (actor: Actor): actor is Employer =>
  actor.kind === 'user' && actor.scope === 'employer' && actor.companyId !== null

export const mayReadRetention = (actor: Actor): actor is Employer =>
  isEmployer(actor) && accessOf(actor, 'company.settings') !== null

/** Owners and admins. */
export const mayChangeRetention = (actor: Actor): actor is Employer =>
  isEmployer(actor) && accessOf(actor, 'company.settings') === 'all'

export const mayApplyRetention = (actor: Actor): boolean => actor.kind === 'system'
