import type { secondFactors } from '@assay/contracts/users'
import type { Presented, Related } from '@assay/jsonapi/present'
import type { User } from '../../identity/index.ts'
import { type Company, presentCompany } from '../companies/index.ts'

type SecondFactor = (typeof secondFactors)[number]

/** The strongest second factor of a user. */
export const secondFactorOf = (has: { readonly passkey: boolean; readonly totp: boolean }): SecondFactor =>
  has.passkey ? 'passkey' : has.totp ? 'totp' : 'none'

export interface UserSurroundings {
  readonly roles: readonly Presented[]
  readonly company: Company | null
  readonly agency: Related
  /** null: not for the reader. */
  readonly twoFactor?: SecondFactor | null
  readonly impersonation?: { readonly id: string; readonly operatorName: string; readonly endsAt: Date } | null
}

const closedOf = (company: Company | null) =>
  company?.closedAt == null ? null : { at: company.closedAt, deletesAt: company.deletesAt }

/** A disabled account is disabled, verified or not. */
const userStateOf = ({ disabledAt, emailVerifiedAt }: User) =>
  disabledAt !== null ? 'disabled' : emailVerifiedAt === null ? 'unverified' : 'active'

export function presentUser(
  user: User,
  { roles, company, agency, twoFactor = null, impersonation = null }: UserSurroundings,
): Presented {
  return {
    type: 'users',
    id: user.id,
    attributes: {
      email: user.email,
      fullName: user.fullName,
      scope: [user.scope],
      emailVerifiedAt: user.emailVerifiedAt,
      lastLoginAt: user.lastLoginAt,
      twoFactor,
      timezone: user.timezone,
      companyName: company?.name ?? null,
      state: userStateOf(user),
      impersonation,
      companyCurrency: company?.currency ?? null,
      companyClosed: closedOf(company),
      createdAt: user.createdAt,
      updatedAt: user.updatedAt,
    },
    relationships: { roles, company: company && presentCompany(company), agency },
  }
}
