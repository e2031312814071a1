import { createHash } from 'node:crypto'
import type { CandidateProfile } from '@assay/ranking-engine'
import { type ResumeJob, readResume } from '@assay/text-reading/resume/read-resume'
import { readUndatedResume } from '@assay/text-reading/resume/read-undated-resume'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { findTitle, taxonomyGazetteer, titleName } from '../taxonomy/index.ts'
import { type CandidateRecord, RowRejected, type WorkRecord } from './candidate-record.ts'
import { monthText } from './read-work.ts'
import { claimedSkill } from './skills-in-text.ts'

const MAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const PHONE = /\+?\(?\d[\d\s().-]{8,18}\d/
const LINK = /\bhttps?:\/\/\S+|\b(?:linkedin|github|gitlab)\.com\/\S+/gi
const MAX_TEXT_LENGTH = 20_000

export interface ResumeText {
  readonly externalId: string
  readonly text: string
}

/** The ranker's profile of a plain-text résumé; all its evidence is self-reported. */
export function profileOfResumeText({ externalId, text }: ResumeText, today: string): CandidateProfile {
  return readUndatedResume(text, taxonomyGazetteer(), { id: externalId, today: dayNumberOf(today) }).profile
}

/** The text as a candidate record. It is stored with the identity, since it may contain the name. */
export function recordOfResumeText({ externalId, text }: ResumeText, today: string): CandidateRecord {
  const { profile, headline, jobs, workText } = readResume(text, taxonomyGazetteer(), {
    id: externalId,
    today: dayNumberOf(today),
  })
  if (profile.skills.length === 0 && profile.titles.length === 0)
    throw new RowRejected('has no title or skill that Assay knows. Check that it’s a résumé in English')
  const titleSlug = profile.titles[0]?.title ?? null
  return {
    externalId,
    contentHash: createHash('sha256').update(text).digest('hex').slice(0, 32),
    contact: {
      legalName: nameIn(text),
      email: MAIL.exec(text)?.[0] ?? null,
      phone: PHONE.exec(text)?.[0]?.trim() ?? null,
      city: null,
      links: text.match(LINK)?.slice(0, 10) ?? [],
      videoUrl: null,
      denyCompanies: [],
    },
    // The headline may be the candidate's name; the recognized title is safe.
    headline: (titleSlug === null ? null : titleName(titleSlug)) ?? titleIn(headline) ?? 'Candidate',
    summary: null,
    privateText: text.slice(0, MAX_TEXT_LENGTH),
    workText: workText.slice(0, MAX_TEXT_LENGTH),
    titleSlug,
    seniority: profile.seniority,
    experienceMonths: profile.experienceMonths === null ? null : Math.min(720, Math.max(0, profile.experienceMonths)),
    rate: null,
    noticeDays: null,
    hoursPerWeek: null,
    timezone: null,
    workingHours: [],
    country: null,
    engagement: [],
    keywords: profile.keywords ?? [],
    state: 'available',
    lastConfirmedAt: null,
    skills: profile.skills.map(claimedSkill),
    unknownSkills: [],
    work: workOf(jobs),
    education: [],
    languages: profile.languages.map(({ code, level }) => ({ code, level: level ?? 'B1' })),
    vetting: [],
    consents: [],
  }
}

/** Keywords in the text of a résumé; they do not depend on the day. */
export function keywordsOfResumeText(text: string, now: Date): readonly string[] {
  const today = Math.floor(now.getTime() / DAY_MS)
  return readResume(text, taxonomyGazetteer(), { id: '', today }).profile.keywords ?? []
}

const dayNumberOf = (today: string): number => Math.floor(Date.parse(today) / DAY_MS)
const titleIn = (headline: string | null): string | null =>
  headline === null ? null : (findTitle(headline)?.name ?? null)

/** The jobs whose titles we know, the latest first; those without dates are last. */
function workOf(jobs: readonly ResumeJob[]): WorkRecord[] {
  const end = (job: ResumeJob): number => (job.from === null ? 0 : (job.to ?? Number.POSITIVE_INFINITY))
  return jobs
    .toSorted((left, right) => Math.sign(end(right) - end(left)) || (right.from ?? 0) - (left.from ?? 0))
    .flatMap(({ title, from, to }): WorkRecord[] =>
      title === null
        ? []
        : [
            {
              title: titleName(title) ?? title,
              titleSlug: title,
              employer: null,
              startedOn: from === null ? null : monthText(from),
              endedOn: to === null ? null : monthText(to - 1),
              summary: null,
              skills: [],
            },
          ],
    )
}

/** The first line, if it looks like a name and is no title. */
function nameIn(text: string): string | null {
  const line =
    text
      .split('\n')
      .find((candidate) => candidate.trim() !== '')
      ?.trim() ?? ''
  const isName = /^\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]*){1,3}$/u.test(line)
  return isName && findTitle(line) === null ? line : null
}
