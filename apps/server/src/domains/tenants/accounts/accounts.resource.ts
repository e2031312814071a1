import type { secondFactors } from '@assay/contracts/users'
import type { Presented } from '@assay/jsonapi/present'
import { presentRole, type Role } from '../roles/index.ts'
import { presentUser } from '../teammates/index.ts'
import type { Account } from './accounts.store.ts'

export interface OperatorsView {
  readonly roles: readonly Role[]
  readonly twoFactor: (typeof secondFactors)[number]
}

/** Without roles and second factors for colleagues. */
export function presentAccount(
  { user, companyId, agencyId, companyName }: Account,
  shownToOperators: OperatorsView | null,
): Presented {
  const twoFactor = shownToOperators?.twoFactor ?? null
  const presented = presentUser(user, { roles: [], company: null, agency: null, twoFactor })
  const { attributes, relationships: _, ...identity } = presented
  const shown = { ...identity, attributes: { ...attributes, companyName } }
  if (shownToOperators === null) return shown
  return {
    ...shown,
    relationships: {
      roles: shownToOperators.roles.map((role) => presentRole(role, [])),
      company: companyId === null ? null : { type: 'companies', id: companyId },
      agency: agencyId === null ? null : { type: 'agencies', id: agencyId },
    },
  }
}
