// Contact requests of the demo: each state at least once, reached through the regular steps.
import { findOpenLinkFor, linkAddress } from '../src/domains/candidate-links/index.ts'
import { listAgencyIds } from '../src/domains/candidates/index.ts'
import {
  advanceDueContacts,
  answerContactByLink,
  answerContactFor,
  decideDispute,
  disputeContact,
  notifyEnds,
  requestContact,
  withdrawContact,
  withdrawFromProcess,
} from '../src/domains/pipeline/contact-requests/index.ts'
import { type Entry, listAllEntries } from '../src/domains/pipeline/shortlists/index.ts'
import { findCompanyByName } from '../src/domains/tenants/index.ts'
import type { Context } from '../src/platform/context/context.ts'
import { clockOnDay, contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'
import { type DemoRequirement, demoRequirements } from './requirements.table.ts'
import { demoCompanies } from './tenants.table.ts'

const SENDER = { acme: 'recruiter@acme.test', globex: 'owner@globex.test' } as const
const OPERATOR = 'admin@assay.test'
const MANDATE = 'Asked by phone, as the agency preferred.'
const HOUR = 1 / 24

/** Outcomes, one candidate after another; `none` stays on the shortlist. */
const FATES = [
  ...(['approved', 'pending', 'approved', 'declined', 'none', 'approved', 'expired', 'disputed', 'approved'] as const),
  ...(['withdrawn', 'none', 'refunded', 'revoked', 'approved', 'queued', 'declined', 'pending', 'none'] as const),
]
type Fate = (typeof FATES)[number]

const MESSAGES = [
  'We read your profile closely: your recent work on queues is very close to what we need. The team is small, decides quickly and writes everything down. Could we talk?',
  'Your assessment results stood out. We’d like to show you the system, tell you what the first months look like, and hear what you’re looking for. Half an hour is plenty to start with.',
]

/** Runs without effects: requests from the demo's past must not send mail. */
export async function loadContacts(parts: DemoParts, tenants: DemoTenants): Promise<void> {
  let turn = 0
  for (const company of demoCompanies) {
    const found = await findCompanyByName(clockOnDay(parts, 0).db, company.name)
    if (found === null) continue
    const entries = await listAllEntries(clockOnDay(parts, 0).db, found.id)
    for (const requirement of demoRequirements.filter((row) => row.company === company.key && row.state === 'open')) {
      const requirementId = tenants.requirementIds.get(requirement.title)
      const waiting = entries.filter((entry) => entry.requirementId === requirementId && entry.stage === 'shortlisted')
      for (const entry of waiting) {
        await meet(parts, tenants, { requirement, entry, fate: FATES[turn % FATES.length] ?? 'none', turn })
        turn += 1
      }
    }
  }
  await notifyEnds(clockOnDay(parts, 0))
}

interface Meeting {
  readonly requirement: DemoRequirement
  readonly entry: Entry
  readonly fate: Fate
  readonly turn: number
}

async function meet(parts: DemoParts, tenants: DemoTenants, meeting: Meeting): Promise<void> {
  const { requirement, entry, fate, turn } = meeting
  if (fate === 'none') return
  const isOpenStill = fate === 'queued' || fate === 'pending'
  // Shortlists were made in the first half of each requirement's lifetime.
  const daysAgo = fate === 'queued' ? 0 : isOpenStill ? 0.4 + (turn % 5) * 0.4 : requirement.daysAgo * 0.5 + 3.5
  const sender = (after: number) =>
    contextOnDay(parts, tenants, { email: SENDER[requirement.company], daysAgo: daysAgo - after })
  const { id } = await requestContact(await sender(0), {
    candidateId: entry.candidateId,
    requirementId: entry.requirementId,
    location: null,
    message: MESSAGES[turn % MESSAGES.length] ?? '',
    pay: payFor(requirement),
  })
  if (fate === 'queued') return
  if (fate === 'withdrawn') {
    await withdrawContact(await sender(HOUR / 20), id)
    return
  }
  await advanceDueContacts(clockOnDay(parts, daysAgo - HOUR / 5))
  if (fate === 'pending') return
  if (fate === 'expired') return advanceDueContacts(clockOnDay(parts, daysAgo - 3.1))
  const answeredAgo = daysAgo - (5 + (turn % 9) * 6) * HOUR
  await answer(parts, tenants, { id, entry, answer: fate === 'declined' ? 'decline' : 'approve', answeredAgo })
  await goOn(parts, tenants, { id, entry, fate, answeredAgo, sender: await sender(3.2) })
}

const payFor = ({ band }: DemoRequirement) => band ?? { amountMinor: 6000, currency: 'EUR', period: 'hour' as const }

async function answer(
  parts: DemoParts,
  tenants: DemoTenants,
  { id, entry, answer, answeredAgo }: { id: string; entry: Entry; answer: 'approve' | 'decline'; answeredAgo: number },
): Promise<void> {
  const reason = { code: answer === 'decline' ? ('notLooking' as const) : null, note: null }
  const clock = clockOnDay(parts, answeredAgo)
  if ((await listAgencyIds(clock.db, [entry.candidateId])).get(entry.candidateId)) {
    const operator = await contextOnDay(parts, tenants, { email: OPERATOR, daysAgo: answeredAgo })
    await answerContactFor(operator, { id, answer, ...reason, mandate: MANDATE })
    return
  }
  const subject = { subjectType: 'contact-infos', subjectId: id }
  const token = await tokenFor(clock, { candidateId: entry.candidateId, purpose: 'answerContactRequest', ...subject })
  await answerContactByLink(clock, { token, answer, ...reason })
}

async function goOn(
  parts: DemoParts,
  tenants: DemoTenants,
  meeting: { id: string; entry: Entry; fate: Fate; answeredAgo: number; sender: Context },
): Promise<void> {
  const { id, entry, fate, answeredAgo, sender } = meeting
  if (fate === 'disputed' || fate === 'refunded')
    await disputeContact(sender, { id, code: 'wrongEmail', note: 'The email bounced twice.' })
  if (fate === 'refunded') {
    const operator = await contextOnDay(parts, tenants, { email: OPERATOR, daysAgo: Math.max(0, answeredAgo - 3) })
    await decideDispute(operator, { id, verdict: 'refund' })
  }
  const clock = clockOnDay(parts, Math.max(0, answeredAgo - 1))
  const isAlone = !(await listAgencyIds(clock.db, [entry.candidateId])).get(entry.candidateId)
  if (fate !== 'revoked' || !isAlone) return
  const subject = { subjectType: 'shortlisteds', subjectId: entry.id }
  await withdrawFromProcess(
    clock,
    await tokenFor(clock, { candidateId: entry.candidateId, purpose: 'followProgress', ...subject }),
  )
}

async function tokenFor(ctx: Context, which: Parameters<typeof findOpenLinkFor>[1]): Promise<string> {
  const link = await findOpenLinkFor(ctx.db, which)
  if (link === null) throw new Error('The demo has lost a link.')
  const address = await linkAddress(ctx, { verificationId: link.id, appUrl: '' })
  return address.slice(address.indexOf('#') + 1)
}
