import type { Actor } from '../../platform/context/actor.ts'
import { accessOf } from '../../platform/context/may.ts'

/** assigned: titles of the caller's jobs. reduced: medians of whole titles, for everyone. */
export type CompensationAccess = 'full' | 'assigned' | 'reduced'

export function compensationAccess(actor: Actor): CompensationAccess | null {
  const access = accessOf(actor, 'compensation.read')
  if (access === null || access === 'own') return null
  if (access === 'masked') return 'reduced'
  return access === 'assigned' ? 'assigned' : 'full'
}
