// Disputes of the demo: one that awaits the employer's answer, one that awaits the operator.
import { findAgencyBySlug } from '../src/domains/agencies/index.ts'
import { answerDispute, openDispute } from '../src/domains/cooperation/index.ts'
import { listSubmissions } from '../src/domains/pipeline/shortlists/index.ts'
import { findCompanyByName } from '../src/domains/tenants/index.ts'
import type { Context } from '../src/platform/context/context.ts'
import { DAY_MS } from '../src/platform/time/durations.ts'
import { contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'

const AGENCY_OWNER = 'owner@northbridge.test'
const EMPLOYER = 'owner@acme.test'
/** When disputes can still be opened. */
const RECENT_DAYS = 60

export async function loadDisputes(ctx: Context, parts: DemoParts, tenants: DemoTenants): Promise<void> {
  const agency = await findAgencyBySlug(ctx.db, 'northbridge')
  const company = await findCompanyByName(ctx.db, 'Acme')
  if (agency === null || company === null) return
  const latest = async (state: 'duplicate' | 'accepted') => {
    const { data } = await listSubmissions(ctx.db, {
      scope: { agencyId: agency.id },
      filter: { company: company.id, state },
      sort: [],
      page: { size: 10 },
    })
    const since = ctx.now().getTime() - RECENT_DAYS * DAY_MS
    return data.find(({ decidedAt }) => decidedAt !== null && decidedAt.getTime() > since)?.id
  }
  const as = (email: string, daysAgo: number) => contextOnDay(parts, tenants, { email, daysAgo })
  const duplicate = await latest('duplicate')
  if (duplicate !== undefined)
    await openDispute(await as(AGENCY_OWNER, 2), {
      submissionId: duplicate,
      otherSubmissionId: null,
      reason: 'introducedFirst',
      statement:
        'We described this person to your hiring manager in a call, four weeks before they appeared in your search.',
      evidence: [{ on: '2026-09-14', what: 'Call with the hiring manager, notes sent the same day' }],
    })
  const accepted = await latest('accepted')
  if (accepted === undefined) return
  const { id } = await openDispute(await as(EMPLOYER, 6), {
    submissionId: accepted,
    otherSubmissionId: null,
    reason: 'knownBefore',
    statement: 'They applied to us directly in spring, for another role, and we interviewed them twice then.',
    evidence: [{ on: '2026-04-02', what: 'Application through our own careers page' }],
  })
  await answerDispute(await as(AGENCY_OWNER, 3), {
    id,
    statement: 'That process ended in May. Our agreement counts an introduction as new after six months.',
    evidence: [{ on: '2026-05-11', what: 'Rejection sent by the employer' }],
  })
}
