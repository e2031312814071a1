import type { Actor, UserActor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'

type Keeper = UserActor & { readonly companyId: string }

/** People who stay in touch with candidates across jobs. */
export const mayKeepPools = (actor: Actor): actor is Keeper =>
  actor.kind === 'user' &&
  actor.scope === 'employer' &&
  actor.companyId !== null &&
  accessOf(actor, 'community.manage') === 'all'

/** The creator; for shared ones, also owners and admins. */
export const mayChangePool = (
  actor: Actor,
  { ownerId, visibility }: { ownerId: string; visibility: string },
): boolean =>
  mayKeepPools(actor) &&
  (actor.userId === ownerId || (visibility === 'team' && accessOf(actor, 'company.settings') === 'all'))
