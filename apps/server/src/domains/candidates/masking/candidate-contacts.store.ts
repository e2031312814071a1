import { and, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { importRunRows } from '../import/import-runs.tables.ts'
import { candidateProfileVersions } from '../pool-feed/candidate-profile-versions.tables.ts'
import {
  candidateCareers,
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
import { vettedIdentities } from '../vetting/vetting.tables.ts'
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

/** The same of several candidates. */
export async function listReachableBy(db: Queries, ids: readonly string[]): Promise<Map<string, ReachableBy>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({
      id: candidateContacts.candidateId,
      legalName: candidateContacts.legalName,
      email: candidateContacts.email,
      phone: candidateContacts.phone,
      links: candidateContacts.links,
    })
    .from(candidateContacts)
    .where(inArray(candidateContacts.candidateId, [...ids]))
  return new Map(found.map(({ id, ...reachable }) => [id, reachable]))
}

/** How a message reaches the candidate: by mail, through the agency, or in person only. */
export type Reachability = 'mail' | 'agency' | 'wordOfMouth'

export async function listReachability(db: Queries, ids: readonly string[]): Promise<Map<string, Reachability>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({
      id: candidates.id,
      isRepresented: sql<boolean>`${candidates.agencyId} is not null and not ${candidates.isAgencyAway}`,
      hasAddress: sql<boolean>`coalesce(${candidateContacts.email} <> '', false)`,
    })
    .from(candidates)
    .leftJoin(candidateContacts, eq(candidateContacts.candidateId, candidates.id))
    .where(inArray(candidates.id, [...ids]))
  return new Map(
    found.map(({ id, isRepresented, hasAddress }) => [
      id,
      hasAddress ? 'mail' : isRepresented ? 'agency' : 'wordOfMouth',
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

/** The external ids of these candidates in their sources. */
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

/** The agencies that represent these candidates, and whether they can be proposed. */
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

/** A row without a person, for records that must not lead to one any more. */
export async function insertPlaceholder(db: Queries, now: Date): Promise<string> {
  const id = newId(now.getTime())
  await db.insert(candidates).values({
    id,
    externalId: `erased-${id}`,
    contentHash: '',
    maskedName: 'Erased candidate',
    headline: '',
    seniority: 'none',
    state: 'erased',
    createdAt: now,
    updatedAt: now,
  })
  return id
}

const NOTHING_KNOWN = {
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
} satisfies Partial<typeof candidates.$inferInsert>

const PARTS = [
  candidateContacts,
  candidateTexts,
  candidateCareers,
  candidateSkills,
  candidateWork,
  candidateEducation,
  candidateLanguages,
] as const

/**
 * Empties a profile whose data went into another one. Its own id and that of its source stay, so that references and
 * imports find the profile that is kept.
 */
export async function emptyMerged(
  db: Queries,
  { goneId, keptId, words, now }: { goneId: string; keptId: string; words: string; now: Date },
): Promise<void> {
  for (const table of [...PARTS, consents]) await db.delete(table).where(inArray(table.candidateId, [goneId]))
  const set = { updatedAt: now, version: sql`${candidates.version} + 1` }
  await db.update(candidates).set({ mergedInto: keptId, updatedAt: now }).where(eq(candidates.mergedInto, goneId))
  await db
    .update(candidates)
    .set({ ...NOTHING_KNOWN, ...set, state: 'merged', mergedInto: keptId, headline: words })
    .where(eq(candidates.id, goneId))
}

/** Makes the row ready for its data again; `before` are the profiles that had been merged into it. */
export async function reviveMerged(
  db: Queries,
  { goneId, before, now }: { goneId: string; before: readonly string[]; now: Date },
): Promise<void> {
  await db
    .update(candidates)
    .set({ state: 'paused', mergedInto: null, updatedAt: now, version: sql`${candidates.version} + 1` })
    .where(eq(candidates.id, goneId))
  if (before.length > 0)
    await db
      .update(candidates)
      .set({ mergedInto: goneId })
      .where(inArray(candidates.id, [...before]))
}

/** Profiles that were merged into this one. */
export async function listMergedInto(db: Queries, candidateId: string): Promise<string[]> {
  const found = await db.select({ id: candidates.id }).from(candidates).where(eq(candidates.mergedInto, candidateId))
  return found.map(({ id }) => id)
}

/** The profile that is kept instead of this one; null if it was not merged. */
export async function findKeptInstead(db: Queries, candidateId: string): Promise<string | null> {
  const [found] = await db.select({ id: candidates.mergedInto }).from(candidates).where(eq(candidates.id, candidateId))
  return found?.id ?? null
}

/** Clears the personal data; the row stays, so that references to it remain valid. False if it was erased before. */
export async function eraseCandidateRows(db: Queries, candidateId: string, now: Date): Promise<boolean> {
  const [erased] = await db
    .update(candidates)
    .set({
      ...NOTHING_KNOWN,
      state: 'erased',
      mergedInto: null,
      headline: '',
      externalId: sql`'erased-' || ${candidates.id}`,
      contentHash: '',
      updatedAt: now,
      version: sql`${candidates.version} + 1`,
    })
    .where(and(eq(candidates.id, candidateId), sql`${candidates.state} <> 'erased'`))
    .returning({ id: candidates.id })
  for (const table of [...PARTS, vettingResults, vettedIdentities, consents, candidateReleases])
    await db.delete(table).where(inArray(table.candidateId, [candidateId]))
  await db
    .update(importRunRows)
    .set({ cells: null, content: null, externalId: null, email: null, fileName: null, before: null })
    .where(eq(importRunRows.candidateId, candidateId))
  await db
    .update(candidateProfileVersions)
    .set({ profile: null })
    .where(and(eq(candidateProfileVersions.candidateId, candidateId), isNotNull(candidateProfileVersions.profile)))
  return erased !== undefined
}
