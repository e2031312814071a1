// Mails of referrals, and the reactions of their domain to events of others.
import { listAgenciesById } from '../domains/agencies/index.ts'
import { giveCredits } from '../domains/billing/index.ts'
import { type HasQualified, type ReferralNeeds, sendReferralMail } from '../domains/community/referrals/index.ts'
import { countHiresByState } from '../domains/pipeline/hires/index.ts'
import { findCompany } from '../domains/tenants/index.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import type { Mailer } from '../platform/mail/mailer.ts'

export const referralNeeds: ReferralNeeds = {
  findTenant: async (db, id) => {
    const company = await findCompany(db, id)
    if (company !== null) return company
    const agency = (await listAgenciesById(db, [id])).get(id)
    return agency === undefined ? null : { id, name: agency.legalName, createdAt: agency.createdAt }
  },
  giveCredits: async (tx, { tenantId, ...given }) => {
    if ((await findCompany(tx, tenantId)) !== null) await giveCredits(tx, { companyId: tenantId, ...given })
  },
}

/** A company by its first confirmed hire, an agency by its first candidate who was hired. */
export const hasQualified: HasQualified = async ({ db }, { tenantId, kind }) => {
  const hires = await countHiresByState(db, kind === 'company' ? { companyId: tenantId } : { agencyId: tenantId })
  return kind === 'company' ? (hires.get('confirmed') ?? 0) + (hires.get('ended') ?? 0) > 0 : hires.size > 0
}

export const referralReactions = (parts: {
  mailer: Mailer
  appUrl: string
}): Readonly<Record<string, Readonly<Record<string, Effect>>>> => ({
  referralInvited: {
    mailInvitation: (ctx, { target: { id } }) =>
      sendReferralMail(ctx, { referralId: id, ...parts, findTenant: referralNeeds.findTenant }),
  },
})
