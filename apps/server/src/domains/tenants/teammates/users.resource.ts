import type { Presented, Related } from '@assay/jsonapi/present'
import type { User } from '../../identity/index.ts'
import { type Company, presentCompany } from '../companies/index.ts'

export interface UserSurroundings {
  readonly roles: readonly Presented[]
  readonly company: Company | null
  readonly agency: Related
  readonly impersonation?: { readonly id: string; readonly operatorName: string; readonly endsAt: Date } | null
}

/** A disabled account is disabled, verified or not. */
const userStateOf = ({ disabledAt, emailVerifiedAt }: User) =>
  disabledAt !== null ? 'disabled' : emailVerifiedAt === null ? 'unverified' : 'active'

export function presentUser(user: User, { roles, company, agency, impersonation = null }: UserSurroundings): Presented {
  return {
    type: 'users',
    id: user.id,
    attributes: {
      email: user.email,
      fullName: user.fullName,
      scope: [user.scope],
      emailVerifiedAt: user.emailVerifiedAt,
      lastLoginAt: user.lastLoginAt,
      timezone: user.timezone,
      companyName: company?.name ?? null,
      state: userStateOf(user),
      impersonation,
      companyCurrency: company?.currency ?? null,
      createdAt: user.createdAt,
      updatedAt: user.updatedAt,
    },
    relationships: { roles, company: company && presentCompany(company), agency },
  }
}
