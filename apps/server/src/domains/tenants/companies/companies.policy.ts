import type { Actor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

export const isOfCompany = (actor: Actor, companyId: string): boolean =>
  actor.kind === 'user' && actor.companyId === companyId

/** The platform reads all companies; other users only their own. */
export const mayKnowCompany = (actor: Actor, companyId: string): boolean =>
  isOfCompany(actor, companyId) || (actor.kind === 'user' && actor.scope === 'platform')

/** Operators of the installation. */
export const mayRunCompanies = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'tenant.suspend') === 'all'
export const mayChangeCompany = (actor: Actor, companyId: string): boolean =>
  isOfCompany(actor, companyId) && accessOf(actor, 'company.settings') === 'all'

export const mayReadCompany = (actor: Actor, companyId: string): boolean =>
  mayKnowCompany(actor, companyId) && accessOf(actor, 'company.settings') !== null
