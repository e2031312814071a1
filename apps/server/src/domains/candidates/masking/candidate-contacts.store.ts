import { and, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { candidateProfileVersions } from '../pool-feed/candidate-profile-versions.tables.ts'
import {
  candidateContacts,
  candidateEducation,
  candidateLanguages,
  candidateSkills,
  candidates,
  candidateTexts,
  candidateWork,
  consents,
  vettingResults,
} from '../profiles/candidates.tables.ts'
import { candidateReleases } from './candidate-releases.tables.ts'

/** The facts that decide whether and how a candidate may be contacted. */
export interface ContactFacts {
  readonly id: string
  readonly agencyId: string | null
  readonly state: (typeof candidates.$inferSelect)['state']
  readonly maskedName: string
  readonly hourlyRateMinor: number | null
  readonly noticeDays: number | null
  readonly country: string | null
  readonly engagement: readonly string[]
  readonly hasAddress: boolean
  readonly hasConsent: boolean
  readonly deniesCompany: boolean
}

export async function findContactFacts(
  db: Queries,
  { candidateId, companyName, today }: { candidateId: string; companyName: string; today: string },
): Promise<ContactFacts | null> {
  const consent = db
    .select({ one: sql`1` })
    .from(consents)
    .where(
      and(
        ...[eq(consents.candidateId, candidates.id), gte(consents.until, today)],
        or(eq(consents.purpose, 'contact'), eq(consents.purpose, 'matching')),
      ),
    )
  const [found] = await db
    .select({
      id: candidates.id,
      agencyId: candidates.agencyId,
      state: candidates.state,
      maskedName: candidates.maskedName,
      hourlyRateMinor: candidates.hourlyRateMinor,
      noticeDays: candidates.noticeDays,
      country: candidates.country,
      engagement: candidates.engagement,
      hasAddress: sql<boolean>`coalesce(${candidateContacts.email} <> '', false)`,
      hasConsent: sql<boolean>`exists ${consent}`,
      deniesCompany: sql<boolean>`exists (select from unnest(${candidateContacts.denyCompanies}) as denied where lower(denied) = lower(${companyName}))`,
    })
    .from(candidates)
    .leftJoin(candidateContacts, eq(candidateContacts.candidateId, candidates.id))
    .where(eq(candidates.id, candidateId))
  return found ?? null
}

/** Contact details, for mails to the candidate and for a release. */
export interface ReachableBy {
  readonly legalName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly links: readonly string[]
}

export async function findReachableBy(db: Queries, candidateId: string): Promise<ReachableBy | null> {
  const [found] = await db
    .select({
      legalName: candidateContacts.legalName,
      email: candidateContacts.email,
      phone: candidateContacts.phone,
      links: candidateContacts.links,
    })
    .from(candidateContacts)
    .where(eq(candidateContacts.candidateId, candidateId))
  return found ?? null
}

/** How a message reaches the candidate: by mail, through the agency, or in person only. */
export type Reachability = 'mail' | 'agency' | 'wordOfMouth'

export async function listReachability(db: Queries, ids: readonly string[]): Promise<Map<string, Reachability>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({
      id: candidates.id,
      agencyId: candidates.agencyId,
      hasAddress: sql<boolean>`coalesce(${candidateContacts.email} <> '', false)`,
    })
    .from(candidates)
    .leftJoin(candidateContacts, eq(candidateContacts.candidateId, candidates.id))
    .where(inArray(candidates.id, [...ids]))
  return new Map(
    found.map(({ id, agencyId, hasAddress }) => [
      id,
      hasAddress ? 'mail' : agencyId === null ? 'wordOfMouth' : 'agency',
    ]),
  )
}

/** Masked names of candidates, shown before they release their own. */
export async function listMaskedNames(db: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: candidates.id, name: candidates.maskedName })
    .from(candidates)
    .where(inArray(candidates.id, [...ids]))
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** What the sources of these candidates call them. */
export async function listExternalIds(db: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: candidates.id, externalId: candidates.externalId })
    .from(candidates)
    .where(inArray(candidates.id, [...ids]))
  return new Map(found.map(({ id, externalId }) => [id, externalId]))
}

export async function listAgencyIds(db: Queries, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: candidates.id, agencyId: candidates.agencyId })
    .from(candidates)
    .where(inArray(candidates.id, [...ids]))
  return new Map(found.map(({ id, agencyId }) => [id, agencyId]))
}

/** Who represents these candidates, and whether they can be proposed. */
export async function listRepresented(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, { agencyId: string | null; state: (typeof candidates.$inferSelect)['state'] }>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: candidates.id, agencyId: candidates.agencyId, state: candidates.state })
    .from(candidates)
    .where(inArray(candidates.id, [...ids]))
  return new Map(found.map(({ id, ...represented }) => [id, represented]))
}

/** A candidate who does not answer may no longer be available. */
export async function lowerFreshness(db: Queries, candidateId: string, now: Date): Promise<void> {
  await db
    .update(candidates)
    .set({ lastConfirmedAt: sql`${candidates.lastConfirmedAt} - interval '90 days'`, updatedAt: now })
    .where(eq(candidates.id, candidateId))
}

/** Clears the personal data; the row stays, so that references to it remain valid. */
export async function eraseCandidateRows(db: Queries, candidateId: string, now: Date): Promise<boolean> {
  const [erased] = await db
    .update(candidates)
    .set({
      state: 'erased',
      headline: '',
      summary: null,
      titleId: null,
      seniority: 'none',
      experienceMonths: null,
      rateAmountMinor: null,
      rateCurrency: null,
      ratePeriod: null,
      hourlyRateMinor: null,
      noticeDays: null,
      hoursPerWeek: null,
      timezone: null,
      workingHours: [],
      country: null,
      engagement: [],
      lastConfirmedAt: null,
      keywords: [],
      externalId: sql`'erased-' || ${candidates.id}`,
      contentHash: '',
      updatedAt: now,
      version: sql`${candidates.version} + 1`,
    })
    .where(and(eq(candidates.id, candidateId), sql`${candidates.state} <> 'erased'`))
    .returning({ id: candidates.id })
  if (erased === undefined) return false
  const parts = [
    candidateContacts,
    candidateTexts,
    candidateSkills,
    candidateWork,
    candidateEducation,
    candidateLanguages,
  ] as const
  for (const table of [...parts, vettingResults, consents, candidateReleases])
    await db.delete(table).where(inArray(table.candidateId, [candidateId]))
  await db
    .update(candidateProfileVersions)
    .set({ profile: null })
    .where(and(eq(candidateProfileVersions.candidateId, candidateId), isNotNull(candidateProfileVersions.profile)))
  return true
}
