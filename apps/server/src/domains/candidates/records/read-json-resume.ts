import { createHash } from 'node:crypto'
import { nameProblem } from '@assay/contracts/name-rules'
import { dependableRank } from '@assay/text-reading/resume/resume-seniority'
import { findCountry, findLanguage, findTitle, findZone, seniorityFrom } from '../taxonomy/index.ts'
import { believed, isUsed, unlessNamed } from './believed-skills.ts'
import type { CandidateRecord, ContactRecord, EducationRecord, WorkRecord } from './candidate-record.ts'
import { RowRejected } from './candidate-record.ts'
import { collectSkills } from './collect-skills.ts'
import { type JsonResume, jsonResume } from './json-resume.ts'
import { keywordsOf } from './keywords-in-text.ts'
import { monthsOfWork, notAhead, readWork } from './read-work.ts'
import { listedCertificates, skillsInText } from './skills-in-text.ts'

/** Reads one line of an import. `today` is a day such as 2026-11-20, to which ongoing work is counted. */
export function readJsonResumeLine(line: string, today: string): CandidateRecord {
  const hash = createHash('sha256').update(line.trim()).digest('hex').slice(0, 32)
  return readJsonResume(parseJson(line), { contentHash: hash, today })
}

interface ReadingOptions {
  readonly contentHash: string
  /** Such as 2026-11-20. */
  readonly today: string
  /** Set for an agency: use of a skill counts where a dated job describes it. */
  readonly isAgency?: boolean
}

/** Reads a JSON Resume with the extension `meta.assay`. Throws `RowRejected` with a reason that a person can act on. */
export function readJsonResume(value: unknown, options: ReadingOptions): CandidateRecord {
  const parsed = jsonResume.safeParse(storable(value))
  if (!parsed.success) throw new RowRejected(reasonOf(parsed.error.issues[0]))
  const resume = parsed.data
  const meta = resume.meta.assay
  const work = readWork(resume, options.today)
  const headline = headlineOf(resume)
  const title = findTitle(meta.title ?? headline) ?? findTitle(work[0]?.title ?? '')
  const { skills, unknown } = skillsOf(resume, work, options)
  if (headline === '' && skills.length === 0 && work.length === 0)
    throw new RowRejected('has no title, skill or work history, so searches couldn’t find this candidate')
  return {
    externalId: meta.externalId,
    contentHash: options.contentHash,
    contact: readContact(resume),
    headline: headline === '' ? (title?.name ?? 'Candidate') : headline,
    summary: filled(resume.basics?.summary),
    titleSlug: title?.slug ?? null,
    seniority: meta.seniority ?? dependableRank(seniorityFrom(headline, title), latestRank(work, options.today)),
    experienceMonths: meta.experienceMonths ?? monthsOfWork(work, options.today),
    rate: meta.rate ?? null,
    noticeDays: meta.noticeDays ?? null,
    hoursPerWeek: meta.hoursPerWeek ?? null,
    timezone: readZone(meta.timezone),
    workingHours: meta.workingHours ?? [],
    country: readCountry(resume.basics?.location?.countryCode),
    engagement: [...new Set(meta.engagement ?? [])],
    keywords: keywordsOf(resume),
    state: meta.state ?? 'available',
    lastConfirmedAt: notAhead(readInstant(meta.lastConfirmedAt), options.today),
    skills,
    unknownSkills: unknown,
    work,
    education: (resume.education ?? []).map(readEducation),
    languages: readLanguages(resume),
    vetting: (meta.vetting ?? []).map((result) => ({
      ...result,
      score: result.score ?? null,
      scoreMax: result.scoreMax ?? null,
      validUntil: result.validUntil ?? null,
    })),
    consents: [...new Map((meta.consents ?? []).map((consent) => [consent.purpose, consent])).values()],
  }
}

function skillsOf(resume: JsonResume, work: readonly WorkRecord[], { today, isAgency = false }: ReadingOptions) {
  const stated = collectSkills(resume, work, today)
  const named = [...stated.skills, ...skillsInText(resume, stated.skills, today)]
  const skills = [...named, ...listedCertificates(resume, named, today)]
  const kept = isAgency ? unlessNamed(skills, () => usedIn(resume, work, today)) : skills
  return { skills: believed(kept), unknown: stated.unknown }
}

/** The skills that the dated jobs describe, whatever is stated about them. */
function usedIn(resume: JsonResume, work: readonly WorkRecord[], today: string): ReadonlySet<string> {
  const plain = { ...resume, meta: { assay: { ...resume.meta.assay, skills: [] } } }
  const { skills } = collectSkills(plain, work, today)
  const used = [...skills, ...skillsInText(plain, [], today)].filter(isUsed)
  return new Set(used.map(({ slug }) => slug))
}

export function filled(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}

/** NUL and halves of signs, as JSON escapes them: the database holds neither. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i

function storable(document: unknown): unknown {
  const text = written(document)
  if (!UNSTORABLE.test(text)) return document
  return JSON.parse(text, (_name, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  )
}

function written(document: unknown): string {
  try {
    return JSON.stringify(document) ?? ''
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new RowRejected('is nested too deeply for a JSON Resume document')
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new RowRejected(`is not JSON (${(error as Error).message.slice(0, 120)})`)
  }
}

function reasonOf(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const path = issue?.path.map(String).join('.') ?? ''
  if (path === 'meta' || path === 'meta.assay' || path === 'meta.assay.externalId')
    return 'meta.assay.externalId is missing. Enter the candidate’s id in your system, so that a later import updates the same candidate'
  return path === '' ? 'is not a JSON Resume document' : `${path}: ${issue?.message ?? 'is not valid'}`
}

function headlineOf(resume: JsonResume): string {
  const label = filled(resume.basics?.label) ?? filled(resume.meta.assay.title) ?? filled(resume.work?.[0]?.position)
  return (label ?? '').replace(/\s+/g, ' ').slice(0, 160)
}

function readContact(resume: JsonResume): ContactRecord {
  const basics = resume.basics
  return {
    legalName: readName(filled(basics?.name?.replace(/\s+/g, ' '))),
    email: filled(basics?.email),
    phone: filled(basics?.phone),
    city: filled(basics?.location?.city?.replace(/\s+/g, ' ')),
    links: [basics?.url, ...(basics?.profiles ?? []).map((profile) => profile.url)].flatMap((url) => filled(url) ?? []),
    videoUrl: filled(resume.meta.assay.videoUrl),
    denyCompanies: resume.meta.assay.denyCompanies ?? [],
  }
}

function readName(name: string | null): string | null {
  const problem = name === null ? null : nameProblem('the name', name)
  if (problem !== null) throw new RowRejected(`basics.name: ${problem}`)
  return name
}

function readEducation(entry: {
  area?: string | null | undefined
  studyType?: string | null | undefined
  institution?: string | null | undefined
}): EducationRecord {
  return { area: filled(entry.area), studyType: filled(entry.studyType), institution: filled(entry.institution) }
}

function latestRank(work: readonly WorkRecord[], today: string): CandidateRecord['seniority'] {
  const begun = work.find(({ startedOn }) => startedOn !== null && startedOn <= today)
  return begun === undefined ? 'none' : seniorityFrom(begun.title, null)
}

function readZone(name: string | null | undefined): string | null {
  if (filled(name) === null) return null
  const zone = findZone(name ?? '')
  if (zone === null)
    throw new RowRejected(`meta.assay.timezone: "${name}" is not an IANA time zone such as Europe/Berlin`)
  return zone
}

function readCountry(code: string | null | undefined): string | null {
  if (filled(code) === null) return null
  const country = findCountry(code ?? '')
  if (country === null)
    throw new RowRejected(`basics.location.countryCode: "${code}" is not an ISO 3166-1 code such as DE`)
  return country
}

function readInstant(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : new Date(text).toISOString()
}

const FLUENCIES: readonly (readonly [RegExp, CandidateRecord['languages'][number]['level']])[] = [
  [/native|mother|bilingual|first language|\bc2\b/i, 'C2'],
  [/fluent|full professional|proficient|\bc1\b/i, 'C1'],
  [/advanced|professional|upper|very good|\bb2\b/i, 'B2'],
  [/intermediate|conversational|limited working|good|\bb1\b/i, 'B1'],
  [/basic|elementary|\ba2\b/i, 'A2'],
  [/beginner|\ba1\b/i, 'A1'],
]

function readLanguages(resume: JsonResume): CandidateRecord['languages'] {
  const levels = new Map<string, CandidateRecord['languages'][number]['level']>()
  for (const { language, fluency } of resume.languages ?? []) {
    const code = findLanguage(language ?? '')
    if (code === null) continue
    const known = FLUENCIES.find(([pattern]) => pattern.test(fluency ?? ''))
    levels.set(code, known?.[1] ?? 'B1')
  }
  for (const { code, level } of resume.meta.assay.languages ?? [])
    levels.set(findLanguage(code) ?? code.toLowerCase(), level)
  return [...levels].map(([code, level]) => ({ code, level }))
}
