import type { Context, Queries, Tx } from '../../../platform/context/context.ts'

/** A company or agency. */
export interface Tenant {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
}

/** What referrals need from domains at the same level. */
export interface ReferralNeeds {
  findTenant(db: Queries, id: string): Promise<Tenant | null>
  /** Adds contact credits to a company's account; agencies have none. */
  giveCredits(tx: Tx, given: { tenantId: string; credits: number; at: Date }): Promise<void>
}

/** Whether a company has had a hire confirmed, or a candidate of an agency has been accepted. */
export type HasQualified = (
  ctx: Context,
  referred: { tenantId: string; kind: 'company' | 'agency' },
) => Promise<boolean>
