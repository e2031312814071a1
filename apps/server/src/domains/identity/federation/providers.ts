import type { Context } from '../../../platform/context/context.ts'
import type { User } from '../users/index.ts'

/** An OpenID Connect provider, and what it may be believed. */
export interface Provider {
  /** null: Google. */
  readonly companyId: string | null
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Addresses that it may vouch for; null: all that it calls verified. */
  readonly domains: readonly string[] | null
  /** The operator configured it, or this is a development machine. */
  readonly allowsPrivate: boolean
}

export interface SignInOption {
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly at: Date
}

/** The claims that a provider vouches for. */
export interface Vouched {
  readonly email: string
  readonly fullName: string
}

/** The providers of companies belong to the tenants, which this domain does not know. */
export interface SignInProviders {
  /** Google, as the operator configured it. */
  readonly google: Provider | null
  ofCompany(ctx: Context, companyId: string): Promise<Provider | null>
  ofDomain(ctx: Context, domain: string): Promise<Provider | null>
  optionOf(ctx: Context, domain: string): Promise<SignInOption | null>
  /** Whether the provider of a company opens this account: it must belong to the company. */
  opens(ctx: Context, companyId: string, user: User): Promise<boolean>
  /** The account was made by the company itself, and never entered. */
  isOwnMade(ctx: Context, companyId: string, user: User): Promise<boolean>
  /** A user without an account becomes a member, if the company allows it. */
  join(ctx: Context, companyId: string, vouched: Vouched): Promise<User | null>
  /** Opens a company for a verified address. */
  register(ctx: Context, wanted: NewEmployer): Promise<User>
}

export interface NewEmployer extends Vouched {
  readonly companyName: string
  readonly country: string
  readonly timezone: string
  readonly industryId: string | null
  readonly sizeBand: '1-10' | '11-50' | '51-200' | '201-1000' | '1000+'
}
