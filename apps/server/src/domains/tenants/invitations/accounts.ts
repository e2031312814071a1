import type { Queries } from '../../../platform/context/context.ts'
import { findUserByEmail, type User } from '../../identity/index.ts'
import { findRole } from '../roles/index.ts'
import { findMembership, type Teammate } from '../teammates/index.ts'

/** An account has the scope of the role that it was invited with. */
export async function scopeOfRole(db: Queries, roleId: string): Promise<User['scope']> {
  const role = await findRole(db, roleId)
  if (role === null) throw new Error('The role of the invitation no longer exists.')
  return role.scope
}

/**
 * The status of the invited address in this installation: new, or unconfirmed and therefore unowned; an account that
 * belongs to no tenant; or one that belongs elsewhere. Only the holder of the link learns it.
 */
export type Account = 'new' | 'known' | 'elsewhere'

export async function accountAt(db: Queries, { email, roleId }: Teammate): Promise<Account> {
  const user = await findUserByEmail(db, email)
  if (user === null || user.emailVerifiedAt === null) return 'new'
  if (user.scope !== (await scopeOfRole(db, roleId)) || user.disabledAt !== null) return 'elsewhere'
  return (await findMembership(db, user.id)) === null ? 'known' : 'elsewhere'
}
