// Candidate requests of the demo: one that is due soon, one that is new, and one that was answered.
import { answerCandidateRequest, recordCandidateRequest } from '../src/domains/pipeline/candidate-requests/index.ts'
import { type Entry, listAllEntries } from '../src/domains/pipeline/shortlists/index.ts'
import { findCompanyByName } from '../src/domains/tenants/index.ts'
import { DAY_MS } from '../src/platform/time/durations.ts'
import { clockOnDay, contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'
import { demoRequirements } from './requirements.table.ts'
import { demoCompanies } from './tenants.table.ts'

const RECRUITER = 'recruiter@acme.test'

const ASKED = [
  {
    stage: 'rejected',
    kind: 'review',
    daysAgo: 2.4,
    message: 'Please take another look: my Kafka work over the last two years is in the second project of my profile.',
    answer: null,
  },
  {
    stage: 'interviewing',
    kind: 'accommodation',
    daysAgo: 0.6,
    message: 'I am hard of hearing. Could the technical round have live captions, or the questions in writing?',
    answer: null,
  },
  {
    stage: 'rejected',
    kind: 'review',
    daysAgo: 6,
    message: 'I’ve been working with Go since March, which isn’t in my résumé yet.',
    answer:
      'Thank you for letting us know. We looked again with your Go work in mind, but the role needs several years of it, so our decision stands.',
  },
] as const

/** Runs without effects: answers from the demo's past must not send mail. */
export async function loadCandidateRequests(parts: DemoParts, tenants: DemoTenants): Promise<void> {
  const [employer] = demoCompanies
  const company = await findCompanyByName(clockOnDay(parts, 0).db, employer.name)
  if (company === null) return
  const open = new Set(
    demoRequirements
      .filter(({ company: key, state }) => key === employer.key && state === 'open')
      .map(({ title }) => tenants.requirementIds.get(title)),
  )
  const entries = await listAllEntries(clockOnDay(parts, 0).db, company.id)
  const left = entries.filter(({ requirementId }) => open.has(requirementId))
  for (const { stage, kind, daysAgo, message, answer } of ASKED) {
    const at = left.findIndex((entry) => isAsking(entry, stage, parts.now.getTime() - daysAgo * DAY_MS))
    const [entry] = at < 0 ? [] : left.splice(at, 1)
    if (entry === undefined) continue
    const recruiter = await contextOnDay(parts, tenants, { email: RECRUITER, daysAgo })
    const { id } = await recordCandidateRequest(recruiter, { shortlistedId: entry.id, kind, message })
    if (answer === null) continue
    const later = await contextOnDay(parts, tenants, { email: RECRUITER, daysAgo: daysAgo - 1 })
    await answerCandidateRequest(later, { id, outcome: 'declined', answer })
  }
}

const isAsking = (entry: Entry, stage: string, at: number): boolean =>
  entry.stage === stage && entry.stageSince.getTime() < at
