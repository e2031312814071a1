// The effects of closing, reopening or deleting a company.
import { cancelPlanOf, type StripeConnection } from '../domains/billing/index.ts'
import { settleClosedCompany } from '../domains/company-closings/index.ts'
import { findCompany, listMemberIds } from '../domains/tenants/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import { notifyOn, type Wording } from './notify-on.ts'

export const closingReactions = ({
  stripe,
}: {
  stripe: StripeConnection | null
}): Readonly<Record<string, Readonly<Record<string, Effect>>>> => ({
  companyClosed: {
    settleClosedCompany: (ctx, { target }) => settleClosedCompany(ctx, target.id),
    cancelPlan: async (ctx, { target }) => {
      const company = await findCompany(ctx.db, target.id)
      if (company?.closedAt != null) await cancelPlanOf(ctx, target.id, stripe)
    },
    notifyMembers: notifyOn(closingNotice),
  },
  companyReopened: { notifyMembers: notifyOn(closingNotice) },
})

/** Everyone who can no longer sign in, or can again. */
async function closingNotice(ctx: Context, { verb, target, after }: RecordedEvent): Promise<Wording | null> {
  const company = await findCompany(ctx.db, target.id)
  if (company === null) return null
  const userIds = await listMemberIds(ctx.db, target.id)
  const about = { kind: 'companyClosed', link: '/dashboard', userIds, except: null } as const
  if (verb === 'company.reopen')
    return {
      ...about,
      title: `${company.name} is open again`,
      body: 'You can sign in. Jobs that were cancelled stay cancelled.',
    }
  const until = String(after?.['deletesAt']).slice(0, 10)
  return {
    ...about,
    title: `${company.name} has been closed`,
    body: `Only owners can sign in. They can reopen it until ${until}, when its data is deleted.`,
  }
}
