// Messages of the demo: what Acme and Northbridge write to each other, and how Acme rates.
import { findAgencyBySlug } from '../src/domains/agencies/index.ts'
import { openThread, rateAgency } from '../src/domains/cooperation/index.ts'
import { listSubmissions } from '../src/domains/pipeline/shortlists/index.ts'
import { findCompanyByName } from '../src/domains/tenants/index.ts'
import type { Context } from '../src/platform/context/context.ts'
import { contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'

const RECRUITER = 'recruiter@acme.test'
const MEMBER = 'member@northbridge.test'
const OWNER = 'owner@northbridge.test'

type Line = readonly [email: string, daysAgo: number, body: string]

const GENERAL: readonly Line[] = [
  [
    OWNER,
    20,
    'From December, Lena is your contact for all ongoing processes. I’m still your contact for the agreement.',
  ],
  [RECRUITER, 19.6, 'Thanks. Let’s keep the weekly call on Tuesdays at ten.'],
]
const ABOUT_JOB: readonly Line[] = [
  [MEMBER, 9, 'Does the overlap have to be the whole morning, or would three hours do? Two good people are in Lisbon.'],
  [RECRUITER, 8.4, 'Three hours are enough if they include our stand-up at 9:30.'],
  [MEMBER, 8.1, 'Then I’ll send you both this week.'],
]
const ABOUT_SUBMISSION: readonly Line[] = [
  [RECRUITER, 4, 'How much of the payments work was theirs, and how much was the team’s?'],
  [
    MEMBER,
    3.2,
    'The design and the first version of the ledger were. Two others joined for the migration. They can walk you through it in an interview.',
  ],
  [MEMBER, 0.4, 'One more thing: the notice period turned out to be four weeks, two fewer than we said.'],
]

export async function loadMessages({ db }: Context, parts: DemoParts, tenants: DemoTenants): Promise<void> {
  const agency = await findAgencyBySlug(db, 'northbridge')
  const company = await findCompanyByName(db, 'Acme')
  if (agency === null || company === null) return
  const { data } = await listSubmissions(db, {
    scope: { agencyId: agency.id },
    filter: { company: company.id, state: 'submitted,accepted' },
    sort: [],
    page: { size: 1 },
  })
  const [submission] = data
  const say = async (lines: readonly Line[], about: { requirementId: string | null; candidateId: string | null }) => {
    for (const [email, daysAgo, body] of lines) {
      const partnerId = email === RECRUITER ? agency.id : company.id
      await openThread(await contextOnDay(parts, tenants, { email, daysAgo }), { ...about, partnerId, body })
    }
  }
  const rated = await listSubmissions(db, {
    scope: { agencyId: agency.id },
    filter: { company: company.id, state: 'accepted,denied' },
    sort: [],
    page: { size: 3 },
  })
  for (const [at, { id: submissionId }] of rated.data.entries())
    await rateAgency(await contextOnDay(parts, tenants, { email: RECRUITER, daysAgo: at + 1 }), {
      submissionId,
      accuracy: 5 - at,
      speed: 4,
      quality: 4,
    })
  await say(GENERAL, { requirementId: null, candidateId: null })
  if (submission === undefined) return
  const { requirementId, candidateId } = submission
  await say(ABOUT_JOB, { requirementId, candidateId: null })
  await say(ABOUT_SUBMISSION, { requirementId, candidateId })
}
