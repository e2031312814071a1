import type { Actor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'

/** Operators of the installation. */
export const mayRunInstallation = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'tenant.suspend') === 'all'
