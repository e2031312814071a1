import type { Queries } from '../../../platform/context/context.ts'
import { findUserByEmail } from '../../identity/index.ts'
import { findMembership, type Teammate } from '../teammates/index.ts'

/**
 * What the invited address is to this installation: new, or unconfirmed and therefore nobody’s; an account that belongs
 * to no tenant; or one that belongs elsewhere. Only the holder of the link learns it.
 */
export type Account = 'new' | 'known' | 'elsewhere'

export async function accountAt(db: Queries, { email, companyId }: Teammate): Promise<Account> {
  const user = await findUserByEmail(db, email)
  if (user === null || user.emailVerifiedAt === null) return 'new'
  const scope = companyId === null ? 'agency' : 'employer'
  if (user.scope !== scope || user.disabledAt !== null) return 'elsewhere'
  return (await findMembership(db, user.id)) === null ? 'known' : 'elsewhere'
}
