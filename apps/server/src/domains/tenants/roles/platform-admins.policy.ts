import type { Actor } from '../../../platform/context/actor.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'

/** Only the command line, which acts as the system. */
export function assertMayManageAdmins(actor: Actor): void {
  assertAllowed(actor.kind === 'system')
}
