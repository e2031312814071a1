import type { Actor } from '../../platform/context/actor.ts'
import { reachOf } from '../../platform/context/may.ts'

/** Operators of the installation. */
export const mayRunInstallation = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.scope === 'platform' && reachOf(actor, 'tenant.suspend') === 'all'
