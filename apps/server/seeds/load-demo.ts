// Demo data for an empty database. The same day gives the same data on every machine.

import { availableParallelism } from 'node:os'
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import { findAgencyBySlug, insertAgencies } from '../src/domains/agencies/index.ts'
import {
  type CandidateRecord,
  hasOtherCandidates,
  importCandidates,
  keywordsOfRecord,
  listExpectedPay,
} from '../src/domains/candidates/index.ts'
import { computeCompensations } from '../src/domains/compensation/index.ts'
import { findUserByEmail, hasUsers } from '../src/domains/identity/index.ts'
import { listOfferedPay } from '../src/domains/pipeline/offers/index.ts'
import { type LivePool, untilFollowed } from '../src/domains/ranking/index.ts'
import type { Context } from '../src/platform/context/context.ts'
import type { Database } from '../src/platform/database/connect.ts'
import { newId } from '../src/platform/database/new-id.ts'
import { dayOf } from '../src/platform/time/days.ts'
import { DAY_MS } from '../src/platform/time/durations.ts'
import { loadAgencies } from './load-agencies.ts'
import { loadApplications } from './load-applications.ts'
import { loadArticles } from './load-articles.ts'
import { loadAudits } from './load-audits.ts'
import { loadBilling } from './load-billing.ts'
import { loadCalendars } from './load-calendars.ts'
import { loadCandidateRequests } from './load-candidate-requests.ts'
import { loadCommunities } from './load-communities.ts'
import { loadContacts } from './load-contacts.ts'
import { loadDisputes } from './load-disputes.ts'
import { loadDuplicates } from './load-duplicates.ts'
import { loadHires } from './load-hires.ts'
import { loadImports } from './load-imports.ts'
import { loadInterviews } from './load-interviews.ts'
import { loadMessages } from './load-messages.ts'
import { loadOutcomes } from './load-outcomes.ts'
import { loadPast } from './load-past.ts'
import { loadReferrals } from './load-referrals.ts'
import { loadShortlists } from './load-shortlists.ts'
import { loadTalentPools } from './load-talent-pools.ts'
import { loadTenants } from './load-tenants.ts'
import { loadWebhooks } from './load-webhooks.ts'
import { readMarket } from './market/read-market.ts'
import { inventCandidate } from './people/invent-candidate.ts'
import { randomFrom } from './random.ts'
import { demoAgencies, demoPeople } from './tenants.table.ts'

export interface DemoParts {
  readonly database: Database
  readonly live: LivePool
  readonly now: Date
  readonly candidates: number
  /** Without it, no candidate of the demo volunteers their groups, and nothing is audited. */
  readonly demographicsKey?: Buffer
}

const SEED = 'assay'
const BATCH = 500
/** The rest registered without an agency. Pay is published only where no agency supplies a quarter of it. */
const AGENCY_SHARE = 40
/** Before the first of their candidates. */
const AGENCY_DAYS = 760

/** True when no user has registered and the database holds at most an unfinished demo. */
export async function isEmpty(ctx: Context): Promise<boolean> {
  return !(await hasUsers(ctx.db)) && !(await hasOtherCandidates(ctx.db))
}

/** The demo accounts that are here: the demo of an earlier version has fewer, and some may have been deleted. */
export async function listDemoAccounts(ctx: Context): Promise<string[]> {
  const emails = demoPeople.map(({ email }) => email)
  const found = await Promise.all(emails.map((email) => findUserByEmail(ctx.db, email)))
  return emails.filter((_, place) => found[place] !== null)
}

/** Loads candidates first and users last: an interrupted load still counts as empty, and the next start resumes it. */
export async function loadDemo(ctx: Context, parts: DemoParts): Promise<void> {
  const agencyIds = await insertDemoAgencies(ctx, parts.now)
  await loadCandidates(ctx, parts, agencyIds)
  await untilFollowed(parts)
  const tenants = await loadTenants(ctx, { now: parts.now, agencyIds })
  await loadArticles(ctx, { now: parts.now, author: tenants.users.get('creator@assay.test') })
  await loadPast(parts, tenants)
  const taken = new Set<string>()
  await loadShortlists(parts, tenants, taken)
  await loadBilling(parts, tenants)
  await loadContacts(parts, tenants)
  await loadInterviews(parts, tenants)
  await loadCalendars(parts, tenants)
  await loadCandidateRequests(parts, tenants)
  await loadHires(parts, tenants, taken)
  await loadOutcomes(parts, tenants, taken)
  await loadApplications(ctx)
  await loadAgencies(parts, tenants, agencyIds)
  await loadMessages(ctx, parts, tenants)
  await loadDisputes(ctx, parts, tenants)
  await loadWebhooks(ctx, parts, tenants, agencyIds)
  await loadImports(parts, tenants, agencyIds)
  await loadReferrals(parts, tenants)
  await loadCommunities(parts, tenants)
  await loadTalentPools(parts, tenants)
  await loadDuplicates(ctx, parts, tenants, agencyIds)
  await computeCompensations(ctx, [listExpectedPay, listOfferedPay])
  await loadAudits(ctx, parts, tenants)
}

async function insertDemoAgencies(ctx: Context, now: Date): Promise<ReadonlyMap<string, string>> {
  const createdAt = new Date(now.getTime() - AGENCY_DAYS * DAY_MS)
  for (const { share: _, specialities, ...said } of demoAgencies) {
    if ((await findAgencyBySlug(ctx.db, said.slug)) !== null) continue
    const around = {
      website: `https://www.${said.domain}`,
      contactEmail: `office@${said.domain}`,
      dpoEmail: `privacy@${said.domain}`,
      specialities: specialities.map(skillIdOf),
    }
    const dates = { verifiedAt: createdAt, decidedAt: createdAt, createdAt }
    await insertAgencies(ctx.db, [{ ...said, ...around, ...dates, state: 'approved' }])
  }
  const ids = await Promise.all(demoAgencies.map(({ slug }) => findAgencyBySlug(ctx.db, slug)))
  return new Map(ids.flatMap((agency) => (agency === null ? [] : [[agency.slug, agency.id]])))
}

async function loadCandidates(ctx: Context, parts: DemoParts, agencyIds: ReadonlyMap<string, string>): Promise<void> {
  const importId = newId(parts.now.getTime())
  const waiting = new Map<string | null, CandidateRecord[]>()
  const writing = new Set<Promise<unknown>>()
  const write = async (agencyId: string | null, records: readonly CandidateRecord[]): Promise<void> => {
    if (writing.size >= Math.max(2, availableParallelism())) await Promise.race(writing)
    const one: Promise<unknown> = importCandidates(ctx, records, { agencyId, importId, now: parts.now }).finally(() =>
      writing.delete(one),
    )
    writing.add(one)
    one.catch(() => undefined) // reported by the next await
  }
  for (const { agencySlug, record } of inventEverybody(parts)) {
    const agencyId = agencySlug === null ? null : (agencyIds.get(agencySlug) ?? null)
    const batch = waiting.get(agencyId) ?? []
    waiting.set(agencyId, batch)
    batch.push({ ...record, keywords: keywordsOfRecord(record) })
    if (batch.length < BATCH) continue
    waiting.delete(agencyId)
    await write(agencyId, batch)
  }
  for (const [agencyId, batch] of waiting) await write(agencyId, batch)
  await Promise.all(writing)
}

/** Each candidate has a separate random stream, so adding or removing one changes no other. */
export function* inventEverybody(parts: Pick<DemoParts, 'now' | 'candidates'> & { readonly seed?: string }): Generator<{
  readonly agencySlug: string | null
  readonly record: CandidateRecord
}> {
  const market = readMarket()
  const today = dayOf(parts.now)
  const seed = randomFrom(parts.seed ?? SEED)
  const sources = [
    ...demoAgencies.map(({ slug, share }) => [slug, share] as const),
    [null, 100 - AGENCY_SHARE] as const,
  ]
  for (let number = 1; number <= parts.candidates; number += 1) {
    const random = seed.fork(String(number))
    const agencySlug = random.weighted<string | null>(sources)
    yield { agencySlug, record: inventCandidate(random, { market, today }, number, agencySlug !== null) }
  }
}
