import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

export type SignInKeeper = UserActor & { readonly companyId: string }

/** Owners and admins set how their members sign in. */
export const maySetUpSignIn = (actor: Actor): actor is SignInKeeper =>
  actor.kind === 'user' && actor.companyId !== null && accessOf(actor, 'company.settings') === 'all'
