import type { Presented } from '@assay/jsonapi/present'
import { presentRole, type Role } from '../roles/index.ts'
import { presentUser } from '../teammates/index.ts'
import type { Account } from './accounts.store.ts'

/** Without roles for colleagues. */
export function presentAccount(
  { user, companyId, agencyId, companyName }: Account,
  roles: readonly Role[] | null,
): Presented {
  const { attributes, relationships: _, ...identity } = presentUser(user, { roles: [], company: null, agency: null })
  const shown = { ...identity, attributes: { ...attributes, companyName } }
  if (roles === null) return shown
  return {
    ...shown,
    relationships: {
      roles: roles.map((role) => presentRole(role, [])),
      company: companyId === null ? null : { type: 'companies', id: companyId },
      agency: agencyId === null ? null : { type: 'agencies', id: agencyId },
    },
  }
}
