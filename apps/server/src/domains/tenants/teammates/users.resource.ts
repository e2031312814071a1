import type { Presented, Related } from '@assay/jsonapi/present'
import type { User } from '../../identity/index.ts'
import { type Company, presentCompany } from '../companies/index.ts'

export interface UserSurroundings {
  readonly roles: readonly Presented[]
  readonly company: Company | null
  readonly agency: Related
}

export function presentUser(user: User, { roles, company, agency }: UserSurroundings): Presented {
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
      createdAt: user.createdAt,
      updatedAt: user.updatedAt,
    },
    relationships: { roles, company: company && presentCompany(company), agency },
  }
}
