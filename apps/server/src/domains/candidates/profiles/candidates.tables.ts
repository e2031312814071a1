import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  primaryKey,
  real,
  smallint,
  snakeCase,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { agencies } from '../../agencies/records/agencies.tables.ts'
import { skills } from '../../content/taxonomy/skills.tables.ts'
import { titles } from '../../content/taxonomy/titles.tables.ts'
import { users } from '../../identity/users/users.tables.ts'

export const candidateStates = ['draft', 'inVetting', 'available', 'engaged', 'paused', 'erased', 'merged'] as const

/** Weakest first: PostgreSQL compares enum values by this order. */
export const evidenceGrade = pgEnum('evidence_grade', ['claimed', 'agency', 'assessed', 'interviewed', 'workSample'])

export interface WorkingHours {
  readonly dow: number
  readonly from: string
  readonly to: string
}

/** Everything that search and masked views may read, without identity. */
export const candidates = snakeCase.table(
  'candidates',
  {
    id: id(),
    agencyId: uuid().references(() => agencies.id),
    /** The source's id of the candidate; importing it again updates this row. */
    externalId: text().notNull(),
    /** Hash of the whole imported record, so that an unchanged one is skipped. */
    contentHash: text().notNull(),
    maskedName: text().notNull(),
    headline: text().notNull(),
    summary: text(),
    titleId: uuid().references(() => titles.id),
    seniority: text({ enum: ['intern', 'junior', 'mid', 'senior', 'staff', 'lead', 'none'] }).notNull(),
    experienceMonths: integer(),
    rateAmountMinor: bigint({ mode: 'number' }),
    rateCurrency: text(),
    ratePeriod: text({ enum: ['hour', 'day', 'month', 'year'] }),
    /** When the pay took its present value, kept by a trigger: a confirmation or another edit leaves it. */
    rateStatedAt: instant('rate_stated_at'),
    /** Euro cents per hour, at the exchange rates of the import day; compared by the ranker. */
    hourlyRateMinor: integer(),
    noticeDays: integer(),
    hoursPerWeek: integer(),
    timezone: text(),
    workingHours: jsonb().$type<readonly WorkingHours[]>().notNull().default([]),
    country: text(),
    engagement: text({ enum: ['fullTime', 'contract'] })
      .array()
      .notNull()
      .default([]),
    /** Keywords in the candidate's texts, from the shipped table alone, so that they reveal no identity. */
    keywords: text().array().notNull().default([]),
    state: text({ enum: candidateStates }).notNull(),
    /** The agency is suspended or closed: its candidates are not found in that time, whatever their state. */
    isAgencyAway: boolean().notNull().default(false),
    lastConfirmedAt: instant('last_confirmed_at'),
    /** The profile of the same person that is kept; set where the state is `merged`. */
    mergedInto: uuid().references((): AnyPgColumn => candidates.id),
    version: version(),
    ...timestamps(),
  },
  (candidate) => [
    index('candidates_masked_name').on(sql`${candidate.maskedName} text_pattern_ops`),
    unique('candidates_source_external_id').on(candidate.agencyId, candidate.externalId).nullsNotDistinct(),
    index('candidates_created').on(candidate.createdAt, candidate.id),
    index('candidates_merged').on(candidate.mergedInto).where(sql`${candidate.mergedInto} is not null`),
    check('candidates_merged_somewhere', sql`(${candidate.state} = 'merged') = (${candidate.mergedInto} is not null)`),
    check(
      'candidates_state_known',
      sql`${candidate.state} in ('draft','inVetting','available','engaged','paused','erased','merged')`,
    ),
    check(
      'candidates_seniority_known',
      sql`${candidate.seniority} in ('intern','junior','mid','senior','staff','lead','none')`,
    ),
    check('candidates_experience_range', sql`${candidate.experienceMonths} between 0 and 720`),
    check(
      'candidates_rate_whole',
      sql`num_nulls(${candidate.rateAmountMinor}, ${candidate.rateCurrency}, ${candidate.ratePeriod}) in (0, 3)
          and (${candidate.ratePeriod} is null or ${candidate.ratePeriod} in ('hour','day','month','year'))
          and (${candidate.rateCurrency} is null or ${candidate.rateCurrency} ~ '^[A-Z]{3}$')
          and coalesce(${candidate.rateAmountMinor}, 0) >= 0`,
    ),
    check('candidates_rate_stated', sql`(${candidate.rateAmountMinor} is null) = (${candidate.rateStatedAt} is null)`),
    check('candidates_hourly_rate_range', sql`${candidate.hourlyRateMinor} >= 0`),
    check('candidates_notice_range', sql`${candidate.noticeDays} between 0 and 365`),
    check('candidates_hours_range', sql`${candidate.hoursPerWeek} between 1 and 60`),
    check('candidates_country_code', sql`${candidate.country} ~ '^[A-Z]{2}$'`),
  ],
)

export const isFindable = sql`${candidates.state} = 'available' and not ${candidates.isAgencyAway}`

/** The source's original texts, where the masked ones in the other tables differ. */
export interface OriginalTexts {
  readonly headline?: string
  readonly summary?: string
  readonly work?: readonly (string | null)[]
  readonly excerpts?: Readonly<Record<string, string>>
}

/** The candidate's identity. Search, ranking and masked views never read this table. */
export const candidateContacts = snakeCase.table(
  'candidate_contacts',
  {
    candidateId: uuid()
      .primaryKey()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    legalName: text(),
    email: text(),
    phone: text(),
    city: text(),
    links: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Shows a face and a voice, so it is part of the identity. */
    videoUrl: text(),
    /** Companies that must never see this candidate. */
    denyCompanies: text().array().notNull().default([]),
    originals: jsonb().$type<OriginalTexts>().notNull().default({}),
  },
  // Partial index: few candidates deny a company, and every search checks it.
  (contact) => [
    index('candidate_contacts_denying').on(contact.candidateId).where(sql`cardinality(${contact.denyCompanies}) > 0`),
    index('candidate_contacts_email').on(sql`lower(${contact.email})`),
  ],
)

const ofCandidate = () =>
  uuid()
    .notNull()
    .references(() => candidates.id, { onDelete: 'cascade' })

/** Masked text about the work: only for finding exact words, never shown. */
export const candidateTexts = snakeCase.table(
  'candidate_texts',
  {
    candidateId: uuid()
      .primaryKey()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    said: text().notNull(),
  },
  (texts) => [index('candidate_texts_words').using('gin', sql`to_tsvector('simple', ${texts.said})`)],
)

export const candidateSkills = snakeCase.table(
  'candidate_skills',
  {
    candidateId: ofCandidate(),
    skillId: uuid()
      .notNull()
      .references(() => skills.id),
    years: real(),
    level: smallint(),
    evidence: evidenceGrade().notNull(),
    evidenceOn: date({ mode: 'string' }),
    lastUsedOn: date({ mode: 'string' }),
    /** 0 mentioned in passing, 1 listed, 2 used in a job, 3 core. */
    prominence: smallint().notNull().default(1),
    excerpt: text(),
    /** Set while a vetting result raises `evidence`: the level that the source gave. */
    importedEvidence: evidenceGrade(),
    importedEvidenceOn: date({ mode: 'string' }),
  },
  (skill) => [
    primaryKey({ columns: [skill.candidateId, skill.skillId] }),
    check('candidate_skills_years_range', sql`${skill.years} between 0 and 60`),
    check('candidate_skills_level_range', sql`${skill.level} between 1 and 5`),
    check('candidate_skills_prominence_range', sql`${skill.prominence} between 0 and 3`),
  ],
)

export const candidateWork = snakeCase.table(
  'candidate_work',
  {
    candidateId: ofCandidate(),
    /** 0 is the most recent. */
    position: smallint().notNull(),
    title: text().notNull(),
    titleId: uuid().references(() => titles.id),
    employer: text(),
    /** YYYY, YYYY-MM or YYYY-MM-DD, as precise as the source. */
    startedOn: text(),
    endedOn: text(),
    summary: text(),
    skillIds: uuid().array().notNull().default([]),
  },
  (work) => [
    primaryKey({ columns: [work.candidateId, work.position] }),
    index('candidate_work_employer').using('hash', sql`lower(${work.employer})`),
  ],
)

/** Fingerprints of each career; null where it is too short. */
export const candidateCareers = snakeCase.table('candidate_careers', {
  candidateId: uuid()
    .primaryKey()
    .references(() => candidates.id, { onDelete: 'cascade' }),
  /** The version of the candidate that was looked at. */
  version: integer().notNull(),
  /** Which rules made the fingerprints: during a release an earlier server still makes some by its own. */
  rules: smallint().notNull().default(1),
  /** Of its words. */
  signature: integer().array(),
  /** Of the skills that its jobs tell. */
  skillsSignature: integer().array(),
  /** The words around its skills; null before the rules that read them. */
  mentions: integer().array(),
  /** Since when the profile tells this career, and the fingerprint of its words on that day. */
  careerSince: instant('career_since').notNull().defaultNow(),
  firstSignature: integer().array(),
})

/** No dates: a graduation year reveals the age. */
export const candidateEducation = snakeCase.table(
  'candidate_education',
  { candidateId: ofCandidate(), position: smallint().notNull(), area: text(), studyType: text(), institution: text() },
  (education) => [primaryKey({ columns: [education.candidateId, education.position] })],
)

export const candidateLanguages = snakeCase.table(
  'candidate_languages',
  {
    candidateId: ofCandidate(),
    code: text().notNull(),
    level: text({ enum: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] }).notNull(),
  },
  (language) => [
    primaryKey({ columns: [language.candidateId, language.code] }),
    check('candidate_languages_level_known', sql`${language.level} in ('A1','A2','B1','B2','C1','C2')`),
  ],
)

export interface VettingIntegrity {
  readonly similarity: number | null
  readonly proctoring: 'none' | 'recorded' | 'live' | null
}

/** Append-only: a corrected result is a new row that supersedes the old one. */
export const vettingResults = snakeCase.table(
  'vetting_results',
  {
    id: id(),
    candidateId: ofCandidate(),
    stage: text().notNull(),
    method: text().notNull(),
    assessorRole: text().notNull(),
    result: text({ enum: ['pass', 'fail', 'score'] }).notNull(),
    score: real(),
    scoreMax: real(),
    on: date({ mode: 'string' }).notNull(),
    validUntil: date({ mode: 'string' }),
    documentHash: text(),
    integrity: jsonb().$type<VettingIntegrity>(),
    /** The skills that a passed result verifies. */
    skillIds: uuid().array().notNull().default([]),
    /** null: imported. */
    recordedBy: uuid().references(() => users.id),
    supersedes: uuid().references((): AnyPgColumn => vettingResults.id),
    createdAt: createdAt(),
  },
  (result) => [
    unique('vetting_results_superseded_once').on(result.supersedes),
    index('vetting_results_candidate').on(result.candidateId, result.on),
    check('vetting_results_result_known', sql`${result.result} in ('pass','fail','score')`),
    check(
      'vetting_results_score_whole',
      sql`(${result.result} <> 'score' or num_nulls(${result.score}, ${result.scoreMax}) = 0)
          and (${result.score} is null or ${result.score} between 0 and ${result.scoreMax})`,
    ),
  ],
)

/** A UUIDv7, generated where the import writes many rows together. PostgreSQL 15 has no function for it. */
const UUID_V7 = sql`cast(encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex') as uuid)`

export const consents = snakeCase.table(
  'consents',
  {
    id: uuid().notNull().default(UUID_V7),
    candidateId: ofCandidate(),
    purpose: text({ enum: ['matching', 'contact', 'community', 'statistics'] }).notNull(),
    until: date({ mode: 'string' }).notNull(),
    source: text().notNull(),
    /** The day on which the person ended it: the same statement of an agency does not bring it back. */
    endedOn: date({ mode: 'string' }),
    /** What else named it in profiles that were merged into this one: none of these brings it back either. */
    endedSources: text().array().notNull().default([]),
    createdAt: createdAt(),
  },
  (consent) => [
    primaryKey({ columns: [consent.candidateId, consent.purpose] }),
    unique('consents_id').on(consent.id),
    check('consents_purpose_known', sql`${consent.purpose} in ('matching','contact','community','statistics')`),
  ],
)
