// Agencies of the demo: one active for Acme, one invited, one ended, and the candidates they submitted.
import {
  changeAgencyClient,
  createApiKey,
  inviteAgency,
  moveAgencyClient,
  noteForAgency,
} from '../src/domains/agencies/index.ts'
import { listRepresented } from '../src/domains/candidates/index.ts'
import {
  decideSubmission,
  listAllEntries,
  type SubmissionVerdict,
  submitCandidate,
} from '../src/domains/pipeline/shortlists/index.ts'
import { insertAllowedAgencies } from '../src/domains/requirements/index.ts'
import { listFrozenMatches, rankingsOf, runSearch } from '../src/domains/search/index.ts'
import { findCompanyByName } from '../src/domains/tenants/index.ts'
import type { Context } from '../src/platform/context/context.ts'
import { clockOnDay, contextOnDay } from './context-on-day.ts'
import { loadClientInterview } from './load-client-interviews.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'
import { type DemoRequirement, demoRequirements } from './requirements.table.ts'

const AGENCY = 'northbridge'
const OWNER = 'owner@northbridge.test'
const MEMBER = 'member@northbridge.test'
const CONTACT = 'client@northbridge.test'
const EMPLOYER = 'owner@acme.test'
const RECRUITER = 'recruiter@acme.test'
const TERMS = { feeType: 'percent', feePercent: 18, feeAmount: null, guaranteeDays: 90, stageVisible: true } as const

/** Verdicts on the agency's submissions, one requirement after another; null: undecided. */
const VERDICTS: readonly (SubmissionVerdict | null)[] = ['accept', null, 'deny', 'accept', null, 'markDuplicate']
const EACH = 3
/** Deep enough in the ranking that the employer has not shortlisted these candidates itself. */
const DEPTH = 160

const NOTES = [
  'Did exactly this for four years and can start within two weeks.',
  'Calm under load, writes well. Two of our clients asked for them again.',
  null,
]

export async function loadAgencies(
  parts: DemoParts,
  tenants: DemoTenants,
  agencyIds: ReadonlyMap<string, string>,
): Promise<void> {
  const as = (email: string, daysAgo: number) => contextOnDay(parts, tenants, { email, daysAgo })
  const invited = await inviteAgency(await as(EMPLOYER, 120), {
    ...TERMS,
    agencyCode: AGENCY,
    message: 'We’re looking for back-end and front-end engineers who like calm systems.',
  })
  await moveAgencyClient(await as(OWNER, 118), { id: invited.id, verb: 'accept', reason: null })
  await nameContact(parts, tenants, invited.id)
  await createApiKey(await as(OWNER, 40), {
    name: 'Candidate database',
    scopes: ['jobs.read', 'candidates.submit', 'candidates.read', 'interviews.read'],
    rateLimit: 50,
    ipAllow: ['203.0.113.0/24'],
    expiresAt: null,
  })
  await createApiKey(await as(OWNER, 12), {
    name: 'Job board',
    scopes: ['jobs.read'],
    rateLimit: 20,
    ipAllow: [],
    expiresAt: null,
  })
  await inviteAgency(await as(EMPLOYER, 3), { ...TERMS, agencyCode: 'calder-voss', feePercent: 20, message: null })
  const money = { amountMinor: 900_000, currency: 'USD' }
  await inviteAgency(await as('owner@globex.test', 2), {
    agencyCode: AGENCY,
    feeType: 'fixed',
    feePercent: null,
    feeAmount: money,
    guaranteeDays: 60,
    stageVisible: false,
    message: 'Platform engineers in US time zones, please.',
  })
  const agencyId = agencyIds.get(AGENCY) ?? ''
  const open = demoRequirements.filter(({ company, state }) => company === 'acme' && state === 'open')
  for (const [place, requirement] of open.slice(0, 3).entries())
    await supply(parts, tenants, { requirement, agencyId, place })
}

interface Supply {
  readonly requirement: DemoRequirement
  readonly agencyId: string
  readonly place: number
}

async function supply(parts: DemoParts, tenants: DemoTenants, { requirement, agencyId, place }: Supply): Promise<void> {
  const as = (email: string, after: number) =>
    contextOnDay(parts, tenants, { email, daysAgo: requirement.daysAgo * (1 - after) })
  const requirementId = tenants.requirementIds.get(requirement.title) ?? ''
  const recruiter = await as(RECRUITER, 0.15)
  const contactId = tenants.users.get(CONTACT)?.id
  await insertAllowedAgencies(recruiter.db, [
    { requirementId, agencyId, contactIds: contactId !== undefined && place === 0 ? [contactId] : [] },
  ])
  const candidateIds = await listProposable(parts, tenants, { requirement, requirementId, agencyId })
  for (const [turn, candidateId] of candidateIds.entries()) {
    const verdict = VERDICTS[(place * EACH + turn) % VERDICTS.length] ?? null
    const after = verdict === null ? 0.9 : 0.2 + turn * 0.05
    const { submission } = await submitCandidate(await as(MEMBER, after), rankingsOf(parts.live), {
      requirementId,
      candidateId,
      note: NOTES[turn % NOTES.length] ?? null,
    })
    const about = { agencyId, requirementId, candidateId, id: submission.shortlistedId }
    const day = (part: number) => clockOnDay(parts, requirement.daysAgo * (1 - part))
    await note(day(after), about, { verb: 'candidate.submit', by: tenants.users.get(MEMBER)?.id })
    if (verdict === null) continue
    await decideSubmission(await as(RECRUITER, after + 0.05), { id: submission.shortlistedId, verdict })
    await note(day(after + 0.05), about, { verb: 'candidate.represent', state: STATES[verdict] })
    // The job that the client contact works on.
    if (verdict === 'accept' && place === 0) await loadClientInterview(parts, tenants, { requirementId, candidateId })
  }
}

const STATES: Readonly<Record<SubmissionVerdict, string>> = {
  accept: 'accepted',
  deny: 'denied',
  markDuplicate: 'duplicate',
}

interface About {
  readonly agencyId: string
  readonly requirementId: string
  readonly candidateId: string
  readonly id: string
}

/** The demo runs no effects, so the agency's timeline is written here. */
async function note(
  ctx: Context,
  { agencyId, requirementId, candidateId, id }: About,
  { verb, by, state }: { verb: string; by?: string | undefined; state?: string },
): Promise<void> {
  const actor = by === undefined ? { type: 'system', id: null } : { type: 'agency', id: by }
  const target = { type: 'shortlisteds', id }
  const after = { companyName: 'Acme', ...(state === undefined ? {} : { state }) }
  await noteForAgency(ctx, {
    agencyId,
    event: { verb, target, requirementId, candidateId, actor, requestId: 'demo' },
    after,
  })
}

/** The agency's best candidates that the employer has not found through searches. */
async function listProposable(
  parts: DemoParts,
  tenants: DemoTenants,
  { requirement, requirementId, agencyId }: { requirement: DemoRequirement; requirementId: string; agencyId: string },
): Promise<string[]> {
  const recruiter = await contextOnDay(parts, tenants, { email: RECRUITER, daysAgo: requirement.daysAgo * 0.85 })
  const { search } = await runSearch(recruiter, parts.live, { door: 'jobDesc', text: requirement.text, requirementId })
  const matches = await listFrozenMatches(recruiter.db, search.id, { from: 0, to: DEPTH })
  const company = await findCompanyByName(recruiter.db, 'Acme')
  const entries = company === null ? [] : await listAllEntries(recruiter.db, company.id)
  const known = new Set(entries.flatMap((entry) => (entry.requirementId === requirementId ? [entry.candidateId] : [])))
  const ids = matches.map(({ candidateId }) => candidateId).filter((id) => !known.has(id))
  const represented = await listRepresented(recruiter.db, ids)
  return ids
    .filter((id) => represented.get(id)?.agencyId === agencyId && represented.get(id)?.state === 'available')
    .slice(0, EACH)
}

/** Gives Acme's own Cal an account with the agency. */
async function nameContact(parts: DemoParts, tenants: DemoTenants, id: string): Promise<void> {
  const contactId = tenants.users.get(CONTACT)?.id
  if (contactId === undefined) return
  const owner = await contextOnDay(parts, tenants, { email: OWNER, daysAgo: 117 })
  await changeAgencyClient(owner, { id, version: null, contactIds: [contactId] })
}
