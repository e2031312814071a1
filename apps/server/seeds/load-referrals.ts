// Referrals of the demo: a link that brought the other employer, and open invitations.
import { claimReferral, createReferral, visitReferral } from '../src/domains/community/referrals/index.ts'
import { referralNeeds } from '../src/notices/referral-reactions.ts'
import { contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'

export async function loadReferrals(parts: DemoParts, tenants: DemoTenants): Promise<void> {
  const as = (email: string, daysAgo: number) => contextOnDay(parts, tenants, { email, daysAgo })
  const { referral } = await createReferral(await as('recruiter@acme.test', 60), { kind: 'company', email: null })
  const newcomer = await as('owner@globex.test', 0)
  await visitReferral(newcomer, referral.code)
  await claimReferral(newcomer, referralNeeds, referral.code)
  for (const [email, daysAgo] of [
    ['people@fernhill.example', 40],
    ['talent@lantern-works.example', 9],
  ] as const)
    await createReferral(await as('recruiter@acme.test', daysAgo), { kind: 'company', email })
}
