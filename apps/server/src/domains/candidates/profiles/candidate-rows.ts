// Builds the rows that an import writes for one record, with everything that names the candidate masked in the texts.
import { skillIdOf, titleIdOf } from '@assay/contracts/taxonomy-ids'
import type { CopyValue } from '../../../platform/database/backup/copy.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { maskerFor } from '../identifying/index.ts'
import { type CandidateRecord, hourlyRateMinor } from '../records/index.ts'
import { skillNameOf } from '../taxonomy/index.ts'
import { maskedNameOf, secretsOf } from './candidates.rules.ts'

type Row = readonly CopyValue[]

export interface CandidateRows {
  readonly id: string
  readonly candidate: Row
  readonly contact: Row
  readonly text: Row
  readonly skills: readonly Row[]
  readonly work: readonly Row[]
  readonly education: readonly Row[]
  readonly languages: readonly Row[]
  readonly vetting: readonly Row[]
  readonly consents: readonly Row[]
}

/** Column names of each row below, in order. */
export const columns = {
  candidate: [
    'id',
    'agency_id',
    'external_id',
    'content_hash',
    'masked_name',
    'headline',
    'summary',
    'title_id',
    'seniority',
    'experience_months',
    'rate_amount_minor',
    'rate_currency',
    'rate_period',
    'hourly_rate_minor',
    'notice_days',
    'hours_per_week',
    'timezone',
    'working_hours',
    'country',
    'engagement',
    'keywords',
    'state',
    'last_confirmed_at',
    'created_at',
    'updated_at',
  ],
  text: ['candidate_id', 'said'],
  contact: [
    'candidate_id',
    'legal_name',
    'email',
    'phone',
    'city',
    'links',
    'video_url',
    'deny_companies',
    'originals',
  ],
  skills: [
    'candidate_id',
    'skill_id',
    'years',
    'level',
    'evidence',
    'evidence_on',
    'last_used_on',
    'prominence',
    'excerpt',
  ],
  work: ['candidate_id', 'position', 'title', 'title_id', 'employer', 'started_on', 'ended_on', 'summary', 'skill_ids'],
  education: ['candidate_id', 'position', 'area', 'study_type', 'institution'],
  languages: ['candidate_id', 'code', 'level'],
  vetting: [
    'id',
    'candidate_id',
    'stage',
    'method',
    'assessor_role',
    'result',
    'score',
    'score_max',
    'on',
    'valid_until',
  ],
  consents: ['candidate_id', 'purpose', 'until', 'source'],
} as const

export interface RowOptions {
  readonly agencyId: string | null
  readonly now: Date
  /** Set if the candidate exists already. */
  readonly id?: string
}

/** The rows of all tables for one record. Every text that others can see is masked here, before anything is stored. */
export function rowsOf(record: CandidateRecord, options: RowOptions): CandidateRows {
  const id = options.id ?? record.id ?? newId(record.createdAt === undefined ? undefined : Date.parse(record.createdAt))
  const mask = maskerFor(secretsOf(record))
  const headline = mask(record.headline)
  const summary = record.summary === null ? null : mask(record.summary)
  const workSummaries = record.work.map((entry) => (entry.summary === null ? null : mask(entry.summary)))
  const excerpts = record.skills.map((skill) => (skill.excerpt === null ? null : mask(skill.excerpt)))
  const now = options.now.toISOString()
  return {
    id,
    candidate: [
      id,
      options.agencyId,
      record.externalId,
      record.contentHash,
      maskedNameOf(id),
      headline,
      summary,
      titleIdFor(record.titleSlug),
      record.seniority,
      record.experienceMonths,
      record.rate?.amountMinor ?? null,
      record.rate?.currency ?? null,
      record.rate?.period ?? null,
      hourlyRateMinor(record.rate),
      record.noticeDays,
      record.hoursPerWeek,
      record.timezone,
      JSON.stringify(record.workingHours),
      record.country,
      record.engagement,
      keywordsToKeep(record, mask),
      record.state,
      record.lastConfirmedAt,
      record.createdAt ?? now,
      now,
    ],
    contact: [
      id,
      record.contact.legalName,
      record.contact.email,
      record.contact.phone,
      record.contact.city,
      JSON.stringify(record.contact.links),
      record.contact.videoUrl,
      record.contact.denyCompanies,
      originalsOf(record, { headline, summary, workSummaries, excerpts }),
    ],
    text: [id, maskedTextOf(record, mask)],
    skills: record.skills.map((skill, place) => [
      id,
      skillIdFor(skill.slug),
      skill.years,
      skill.level,
      skill.evidence,
      skill.evidenceOn,
      skill.lastUsedOn,
      skill.prominence,
      excerpts[place] ?? null,
    ]),
    work: record.work.map((entry, place) => [
      id,
      place,
      mask(entry.title),
      titleIdFor(entry.titleSlug),
      entry.employer,
      entry.startedOn,
      entry.endedOn,
      workSummaries[place] ?? null,
      entry.skills.map(skillIdFor),
    ]),
    education: record.education.map((entry, place) => [id, place, entry.area, entry.studyType, entry.institution]),
    languages: record.languages.map((language) => [id, language.code, language.level]),
    vetting: record.vetting.map((result) => [
      newId(),
      id,
      result.stage,
      result.method,
      result.assessorRole,
      result.result,
      result.score,
      result.scoreMax,
      result.on,
      result.validUntil,
    ]),
    consents: record.consents.map((consent) => [id, consent.purpose, consent.until, consent.source]),
  }
}

export const MAX_MASKED_TEXT_LENGTH = 30_000

/** All text about the work, for finding exact words. */
export function maskedTextOf(record: CandidateRecord, mask = maskerFor(secretsOf(record))): string {
  const { headline, summary, work, skills, unknownSkills, workText } = record
  const said = [
    ...[headline, summary, workText],
    ...work.flatMap((entry) => [entry.title, entry.summary]),
    ...skills.map(({ slug }) => skillNameOf(skillIdFor(slug))),
    ...unknownSkills,
  ]
  const lines = said.filter((text) => text !== null && text !== undefined && text !== '')
  return mask(lines.join('\n')).slice(0, MAX_MASKED_TEXT_LENGTH)
}

/** Masked first: a person, school or employer may have the name of a product. */
export function keywordsToKeep(record: CandidateRecord, mask = maskerFor(secretsOf(record))): string[] {
  return (record.keywords ?? []).filter((term) => mask(term) === term)
}

interface MaskedTexts {
  readonly headline: string
  readonly summary: string | null
  readonly workSummaries: readonly (string | null)[]
  readonly excerpts: readonly (string | null)[]
}

function originalsOf(record: CandidateRecord, masked: MaskedTexts): string {
  const originals: Record<string, unknown> = {}
  if (masked.headline !== record.headline) originals['headline'] = record.headline
  if (masked.summary !== record.summary) originals['summary'] = record.summary
  if (record.privateText !== undefined) originals['summary'] = record.privateText
  if (record.work.some((entry, place) => entry.summary !== masked.workSummaries[place]))
    originals['work'] = record.work.map((entry) => entry.summary)
  const changed = record.skills.filter((skill, place) => skill.excerpt !== masked.excerpts[place])
  if (changed.length > 0)
    originals['excerpts'] = Object.fromEntries(changed.map((skill) => [skill.slug, skill.excerpt]))
  return JSON.stringify(originals)
}

const skillIds = new Map<string, string>()
const titleIds = new Map<string, string>()

export function skillIdFor(slug: string): string {
  return remembered(skillIds, slug, skillIdOf)
}

export function titleIdFor(slug: string | null): string | null {
  return slug === null ? null : remembered(titleIds, slug, titleIdOf)
}

function remembered(known: Map<string, string>, slug: string, idOf: (slug: string) => string): string {
  const found = known.get(slug)
  if (found !== undefined) return found
  const id = idOf(slug)
  known.set(slug, id)
  return id
}
