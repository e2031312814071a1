import type { Tx } from '../../../platform/context/context.ts'
import { listPermissionsByRole, type Role } from '../roles/index.ts'
import { seatFor } from './teammates.rules.ts'
import { lockTeam, saveSeats } from './teammates.store.ts'
import type { WorkOfMembers } from './work-of-members.ts'

/** A role that was changed may need a paid seat now, which the plan must have, or none any more. */
export async function refreshSeats(
  tx: Tx,
  work: WorkOfMembers,
  { role, now }: { readonly role: Role; readonly now: Date },
): Promise<void> {
  const { id, companyId } = role
  if (companyId !== null) await lockTeam(tx, { companyId })
  const granted = (await listPermissionsByRole(tx, [id])).get(id) ?? []
  const seat = seatFor(new Map(granted.map(({ name, access }) => [name, access])))
  const changed = await saveSeats(tx, { roleId: id, seat, now })
  if (companyId !== null && seat === 'paid' && changed > 0) await work.assertSeats(tx, { companyId, wanted: 0, now })
}
