import type { Context } from '../../../platform/context/context.ts'
import { listPermissionsByRole } from '../roles/index.ts'
import { seatFor } from './teammates.rules.ts'
import { saveSeats } from './teammates.store.ts'

/** A role that was changed may need a paid seat now, or none any more. */
export async function refreshSeats(ctx: Context, roleId: string): Promise<void> {
  const granted = (await listPermissionsByRole(ctx.db, [roleId])).get(roleId) ?? []
  const seat = seatFor(new Map(granted.map(({ name, access }) => [name, access])))
  await saveSeats(ctx.db, roleId, seat, ctx.now())
}
