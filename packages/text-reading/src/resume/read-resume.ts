import type { CandidateProfile, ProfileSkill, ProfileTitle } from '@assay/ranking-engine/candidate/candidate-profile'
import { civilDay, dayNumber, lastDayOfMonth } from '../text/calendar.ts'
import { type ReadWords, readWords, type Term, termsOf } from '../text/find-terms.ts'
import { originalRange } from '../text/fold-text.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { aroundTheWork } from './around-the-work.ts'
import { deniedStretches, isWithin } from './denied-stretches.ts'
import { employersIn } from './employers.ts'
import { isCertificate, isHeld } from './held-certificates.ts'
import { runAfter } from './name-runs.ts'
import { type NamedTitle, titleIn } from './named-titles.ts'
import { neverDone } from './never-done.ts'
import { withoutOtherNames } from './other-names.ts'
import { othersWork } from './others-work.ts'
import { outsideWork, resumeKeywords, textOfWork } from './read-keywords.ts'
import { monthsCovered } from './resume-dates.ts'
import type { ResumeSection } from './resume-headings.ts'
import { type Job, resumeJobs } from './resume-jobs.ts'
import { type ResumeLine, resumeLines } from './resume-lines.ts'
import { seniorityOf } from './resume-seniority.ts'
import { titleInRun } from './run-titles.ts'
import { spokenLanguages } from './spoken-languages.ts'
import { lastsLongEnough, MAX_USED, tellingStretches } from './told-in-jobs.ts'

/** The span of a skill or title in the original résumé. */
export interface ResumeSpan {
  start: number
  end: number
  text: string
  skill: string | null
  title: string | null
}

/** A job in a résumé; months count from January of year 0. */
export interface ResumeJob {
  /** The title's slug and its words; null when the text names none that we know. */
  title: string | null
  name: string | null
  /** Null where the title has no dates. */
  from: number | null
  /** The month after the last one; null when current. */
  to: number | null
}

export interface ResumeReading {
  profile: CandidateProfile
  jobs: ResumeJob[]
  /** The headline as written. */
  headline: string | null
  spans: ResumeSpan[]
  /** The text about the work, for finding exact words. */
  workText: string
}

interface ReadingOptions {
  id: string
  /** Days since 1970-01-01. */
  today: number
}

/**
 * Reads a plain-text résumé into a profile, as of `options.today`. All evidence is self-reported; repeating a word has no
 * effect, and name, school, age and address are not read.
 */
export function readResume(text: string, gazetteer: Gazetteer, options: ReadingOptions): ResumeReading {
  const words = readWords(text, gazetteer)
  const terms = withoutOtherNames(words, termsOf(words, gazetteer), gazetteer)
  const now = civilDay(options.today)
  const nowMonth = now.year * 12 + now.month - 1
  const titleTerms = terms.filter((term) => term.kind === 'title')
  const { jobs, undated, lines } = resumeJobs({
    words,
    lines: resumeLines(words, nowMonth, gazetteer),
    terms,
    gazetteer,
    nowMonth,
  })
  const headline = headlineOf(words, lines, titleTerms, gazetteer, jobs)
  const titles = titlesOf(headline, jobs, undated, nowMonth)
  const skills = skillsOf({ words, terms, lines, jobs, headline, gazetteer, nowMonth, today: options.today })
  const months =
    jobs.length === 0
      ? statedMonths(words.text.lower)
      : monthsCovered(
          jobs.map((job) => job.range),
          nowMonth,
        )
  return {
    profile: {
      id: options.id,
      titles,
      seniority: seniorityOf(words, headline, jobs, gazetteer),
      experienceMonths: months,
      skills,
      hourlyRateMinor: null,
      noticeDays: null,
      hoursPerWeek: null,
      timezone: null,
      workingHours: null,
      country: null,
      languages: spokenLanguages(words, lines, gazetteer),
      engagement: [],
      vettingScore: null,
      lastConfirmedDay: null,
      keywords: resumeKeywords(words, lines, jobs, gazetteer),
    },
    jobs: [
      ...jobs.map(({ range, title }) => jobOf(title, range)),
      ...undated.map((title) => jobOf(title, { from: null, to: null })),
    ],
    headline: headline?.name ?? firstLine(words, lines),
    spans: spansOf(words, terms, jobs, headline),
    workText: textOfWork(words, outsideWork(words, lines, jobs)),
  }
}

function jobOf(title: NamedTitle | null, { from, to }: Pick<ResumeJob, 'from' | 'to'>): ResumeJob {
  return { title: title?.slug ?? null, name: title?.name ?? null, from, to }
}

const HEADLINE_LINES = 5
const MAX_HEADLINE_LENGTH = 100

function headlineOf(
  words: ReadWords,
  lines: readonly ResumeLine[],
  titles: readonly Term[],
  gazetteer: Gazetteer,
  jobs: readonly Job[],
): NamedTitle | null {
  const top = lines
    .slice(0, HEADLINE_LINES)
    .filter((line) => line.section === 'top' && line.end - line.start <= MAX_HEADLINE_LENGTH)
  for (const line of top) {
    const title = titleIn(words, line.start, line.end, titles, gazetteer)
    if (title !== null) return title
  }
  const [first] = lines
  if (first?.isCut && first.section === 'top' && (jobs[0]?.start ?? first.end) >= first.end) {
    const title = titleInRun(words, runAfter(words, first.start, first.end), 'before', gazetteer)
    if (title !== null) return title
  }
  const introduced = titles.find((term) => term.start < 500 && sectionAt(lines, term.start) === 'summary')
  if (introduced === undefined || jobs.some((job) => job.title !== null)) return null
  return {
    slug: introduced.slug,
    name: words.text.clean.slice(introduced.start, introduced.end),
    start: introduced.start,
    end: introduced.end,
  }
}

function firstLine(words: ReadWords, lines: readonly ResumeLine[]): string | null {
  const line = lines.find((entry) => !entry.isHeading)
  if (line === undefined || line.section !== 'top' || line.end - line.start > MAX_HEADLINE_LENGTH) return null
  return words.text.clean.slice(line.start, line.end)
}

/** The person's title: the current job first; the headline before jobs that ended. */
function titlesOf(
  headline: NamedTitle | null,
  jobs: readonly Job[],
  undated: readonly NamedTitle[],
  nowMonth: number,
): ProfileTitle[] {
  const bySlug = new Map<string, { ranges: Job['range'][]; ended: number }>()
  const dated = jobs.filter((job) => job.title !== null)
  for (const job of dated) {
    const slug = job.title?.slug ?? ''
    const ended = job.range.to === null ? 0 : Math.max(0, nowMonth + 1 - job.range.to)
    const known = bySlug.get(slug)
    if (known === undefined) bySlug.set(slug, { ranges: [job.range], ended })
    else {
      known.ranges.push(job.range)
      known.ended = Math.min(known.ended, ended)
    }
  }
  const titles = [...bySlug]
    .map(([title, { ranges, ended }]) => ({ title, months: monthsCovered(ranges, nowMonth), endedMonthsAgo: ended }))
    .sort((left, right) => left.endedMonthsAgo - right.endedMonthsAgo || right.months - left.months)
  const others = new Set([headline, ...undated].flatMap((title) => (title === null ? [] : [title.slug])))
  const own = [...others]
    .filter((slug) => !bySlug.has(slug))
    .map((title): ProfileTitle => ({ title, months: null, endedMonthsAgo: null }))
  const isHeadline = headline !== null && own[0]?.title === headline.slug
  const kept = titles[0]?.endedMonthsAgo === 0 ? 1 : 0
  return isHeadline
    ? [...titles.slice(0, kept), ...own.slice(0, 1), ...titles.slice(kept), ...own.slice(1)]
    : [...titles, ...own]
}

interface Material {
  words: ReadWords
  terms: readonly Term[]
  lines: readonly ResumeLine[]
  jobs: readonly Job[]
  headline: NamedTitle | null
  gazetteer: Gazetteer
  nowMonth: number
  today: number
}

interface Sighting {
  sections: Set<ResumeSection>
  jobs: Set<number>
  /** Those of the jobs whose text describes its use. */
  telling: Set<number>
  inTitle: boolean
}

function skillsOf(material: Material): ProfileSkill[] {
  const { terms, lines, jobs, headline, gazetteer } = material
  const { lower } = material.words.text
  const sightings = new Map<string, Sighting>()
  const telling = jobs.map((job) => {
    const isAmongJobs = !IN_SUMMARY.has(sectionAt(lines, job.start))
    return tellingStretches(lower, { ...job, isAmongJobs }, terms)
  })
  const ofOthers = othersWork(lower)
  const around = [...aroundTheWork(lower), ...neverDone(lower)]
  let firstJob = 0
  for (const { term, line } of skillTermsOf(material)) {
    while (firstJob < jobs.length && (jobs[firstJob]?.end ?? 0) <= term.start) firstJob += 1
    const seen = sightingOf(term.slug, sightings)
    const namesCertificate = isCertificate(term.slug, gazetteer)
    if (namesCertificate && !isHeld(lower, term.start, term.end)) continue
    // They are named under education and training as well, and beside the name.
    if (namesCertificate) seen.sections.add('certificates')
    const job = jobs[firstJob]
    if (job !== undefined && term.start >= job.start) {
      seen.jobs.add(firstJob)
      const isTold = telling[firstJob]?.some(({ start, end }) => term.start >= start && term.start < end)
      const isAround = gazetteer.technical[term.place] === 1 && isWithin(around, term.start)
      if (isTold === true && !isAround && !isWithin(ofOthers, term.start)) seen.telling.add(firstJob)
    } else seen.sections.add(lines[line]?.section ?? 'other')
    if (headline !== null && term.start >= headline.start && term.end <= headline.end) seen.inTitle = true
    if (job?.title != null && term.start >= job.title.start && term.end <= job.title.end && firstJob === 0)
      seen.inTitle = true
  }
  const skills = [...sightings].map(([skill, seen]) => profileSkill(skill, seen, material))
  return skills.filter(isUsed).length > MAX_USED
    ? skills.map((skill) => (isUsed(skill) ? asListed(skill) : skill))
    : skills
}

/** The skills that the text names as the person's. */
function* skillTermsOf({ terms, lines, words, jobs, gazetteer }: Material): Generator<{ term: Term; line: number }> {
  const denied = deniedStretches(words.text.lower)
  const skills = terms.filter(({ kind }) => kind === 'skill')
  const employers = employersIn(words.text.lower, lines, skills, jobs)
  let line = 0
  for (const term of skills) {
    if (isWithin(denied, term.start) || employers.has(term)) continue
    while (line < lines.length - 1 && (lines[line + 1]?.start ?? 0) <= term.start) line += 1
    if (!isOfForm(term, lines, line, gazetteer)) yield { term, line }
  }
}

/** "Certifications" above a list, "LISTENING C1" of a language. */
function isOfForm(term: Term, lines: readonly ResumeLine[], place: number, gazetteer: Gazetteer): boolean {
  const [line, next] = [lines[place], lines[place + 1]]
  if (line?.isHeading === true || (next?.isHeading === true && next.start < term.end)) return true
  return line?.section === 'languages' && gazetteer.technical[term.place] !== 1
}

function sightingOf(slug: string, sightings: Map<string, Sighting>): Sighting {
  const seen = sightings.get(slug) ?? { sections: new Set(), jobs: new Set(), telling: new Set(), inTitle: false }
  sightings.set(slug, seen)
  return seen
}

const isUsed = ({ prominence }: ProfileSkill): boolean => prominence >= 2
const asListed = (skill: ProfileSkill): ProfileSkill => ({ ...skill, prominence: 1 })

function profileSkill(skill: string, seen: Sighting, { jobs, nowMonth, today }: Material): ProfileSkill {
  const ranges: Job['range'][] = []
  let last: number | null = null
  for (const place of seen.jobs) {
    const range = (jobs[place] as Job).range
    ranges.push(range)
    const end = range.to ?? nowMonth + 1
    if (last === null || end > last) last = end
  }
  const months = ranges.length === 0 ? null : monthsCovered(ranges, nowMonth)
  return {
    skill,
    years: months === null ? null : Math.round((months / 12) * 10) / 10,
    level: null,
    evidence: 'claimed',
    evidenceDay: null,
    lastUsedDay: last === null ? null : last > nowMonth ? today : Math.min(today, endOfMonth(last - 1)),
    prominence: prominenceOf(seen, isToldIn(seen, jobs, nowMonth)),
  }
}

function endOfMonth(month: number): number {
  return dayNumber(lastDayOfMonth(Math.floor(month / 12), (month % 12) + 1))
}

function isToldIn({ telling }: Sighting, jobs: readonly Job[], nowMonth: number): boolean {
  return lastsLongEnough(
    [...telling].map((place) => (jobs[place] as Job).range),
    nowMonth,
  )
}

const IN_SUMMARY: ReadonlySet<ResumeSection> = new Set(['top', 'summary'])
const NAMING = ['certificates', 'personal', 'other'] as const

/**
 * Counts kinds of mentions, not repetitions: 3 in the title, in two jobs, or in a job and the list; 2 in a job; 1
 * listed, also in jobs whose text does not describe its use.
 */
function prominenceOf(seen: Sighting, isTold: boolean): 0 | 1 | 2 | 3 {
  const { sections, telling: jobs } = seen
  if (seen.jobs.size > 0 && !isTold) return 1
  const isListed = sections.has('skills') || sections.has('top') || sections.has('summary')
  const isUsed = jobs.size > 0 || sections.has('experience')
  if (seen.inTitle || jobs.size >= 2 || (isUsed && isListed)) return 3
  if (isUsed || sections.has('projects')) return 2
  return isListed || NAMING.some((section) => sections.has(section)) ? 1 : 0
}

const YEARS_STATED =
  /(\d{1,2})\s*\+?\s*(?:years|yrs)'?\.?\s+(?:of\s+)?(?:\w+[\s,/-]+){0,5}?experience|experience\s*(?:of|:)?\s*(\d{1,2})\s*\+?\s*(?:years|yrs)/

/** Uses "12 years of experience" when there are no dates. */
function statedMonths(lower: string): number | null {
  const match = YEARS_STATED.exec(lower.slice(0, 4000))
  const years = Number(match?.[1] ?? match?.[2] ?? Number.NaN)
  return Number.isFinite(years) && years > 0 && years <= 50 ? years * 12 : null
}

function sectionAt(lines: readonly ResumeLine[], place: number): ResumeSection {
  return lines.findLast((line) => line.start <= place)?.section ?? 'top'
}

function spansOf(
  words: ReadWords,
  terms: readonly Term[],
  jobs: readonly Job[],
  headline: NamedTitle | null,
): ResumeSpan[] {
  const spans: ResumeSpan[] = []
  const add = (start: number, end: number, skill: string | null, title: string | null): void => {
    const range = originalRange(words.text, start, end)
    spans.push({ ...range, text: words.text.original.slice(range.start, range.end), skill, title })
  }
  for (const term of terms) if (term.kind === 'skill') add(term.start, term.end, term.slug, null)
  const titles = [headline, ...jobs.map((job) => job.title)]
  for (const title of titles) if (title !== null) add(title.start, title.end, null, title.slug)
  return spans.sort((left, right) => left.start - right.start || left.end - right.end)
}
