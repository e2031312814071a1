// Facts read from résumés by a person, and how far a reading agrees with them. Ids, titles and dates only.
import type { ResumeReading } from '@assay/text-reading'

interface AnnotatedJob {
  /** As written; null where the résumé names none. */
  title: string | null
  /** What the title means in the taxonomy: any of these, none ([]), or not scored (null). */
  slugs: readonly string[] | null
  /** YYYY-MM; `to` may be "now". */
  from: string | null
  to: string | null
}

export interface AnnotatedResume {
  id: string
  /** The newest date of the résumé where that is not a job's. */
  newest: string | null
  jobs: readonly AnnotatedJob[]
}

export interface ResumeScore {
  /** Null where the current title is none of the taxonomy's. */
  hasCurrentTitle: boolean | null
  titlesFound: number
  titlesRight: number
  titles: number
  jobsFound: number
  jobs: number
  yearsOff: number
  skills: number
  skillsWithYears: number
  misses: readonly string[]
}

/** Half of the people were looked at while the reader was improved. */
export function splitOf(id: string): 'development' | 'held-out' {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return (hash >>> 8) % 2 === 0 ? 'development' : 'held-out'
}

/** A title is right if it is that of the job which began in the same month. */
export function scoreOf(
  person: AnnotatedResume,
  reading: Pick<ResumeReading, 'profile' | 'jobs'>,
  newestYear: number,
): ResumeScore {
  const left = new Set(person.jobs)
  const misses: string[] = []
  let titlesFound = 0
  let titlesRight = 0
  for (const job of reading.jobs) {
    if (job.title === null) continue
    const slug = job.title
    const same = [...left].filter((gold) => isSameStart(gold.from, job.from))
    const right = same.find((gold) => gold.slugs?.includes(slug))
    const unscored = same.find((gold) => gold.slugs === null)
    if (right !== undefined) titlesRight += 1
    const matched = right ?? unscored
    if (matched !== undefined) left.delete(matched)
    if (right !== undefined || unscored === undefined) titlesFound += 1
    if (matched === undefined) misses.push(`${person.id} wrong ${monthText(job.from)} ${job.title} "${job.name}"`)
  }
  const named = person.jobs.filter((job) => (job.slugs?.length ?? 0) > 0)
  for (const job of left) {
    if ((job.slugs?.length ?? 0) > 0) misses.push(`${person.id} missed ${job.from} ${job.title}`)
  }
  const years = yearsOf(person, newestYear)
  const yearsOff = Math.abs(years - (reading.profile.experienceMonths ?? 0) / 12)
  if (yearsOff >= 1)
    misses.push(
      `${person.id} years ${((reading.profile.experienceMonths ?? 0) / 12).toFixed(1)} for ${years.toFixed(1)}`,
    )
  if (reading.jobs.length !== person.jobs.length)
    misses.push(
      `${person.id} jobs ${reading.jobs.length} for ${person.jobs.length}: ${reading.jobs.map((job) => `${monthText(job.from)}..${monthText(job.to)}`).join(' ')}`,
    )
  const current = currentTitles(person)
  const own = reading.profile.titles[0]?.title
  const hasCurrentTitle = current === null ? null : own !== undefined && current.has(own)
  if (hasCurrentTitle === false) misses.push(`${person.id} current ${own} for ${[...(current ?? [])].join('|')}`)
  return {
    hasCurrentTitle,
    titlesFound,
    titlesRight,
    titles: named.length,
    jobsFound: reading.jobs.length,
    jobs: person.jobs.length,
    yearsOff,
    skills: reading.profile.skills.length,
    skillsWithYears: reading.profile.skills.filter(({ years: known }) => known !== null).length,
    misses,
  }
}

/** Titles of the jobs that have not ended or ended last. */
function currentTitles({ jobs }: AnnotatedResume): ReadonlySet<string> | null {
  const ends = jobs.map((job) => monthOf(job.to === 'now' ? '9999-01' : (job.to ?? job.from)))
  const last = Math.max(...ends)
  const current = jobs.filter((_, place) => ends[place] === last)
  if (current.some((job) => job.slugs === null)) return null
  const slugs = new Set(current.flatMap((job) => job.slugs ?? []))
  return slugs.size === 0 ? null : slugs
}

/** The newest year that a text names, also in the name of a product: it was not written before. */
export function newestYearOf(text: string): number {
  return Math.max(
    0,
    ...[...text.matchAll(/(?<![\d$.,/])(?:19|20)\d\d(?![\d.,]\d|\d)/g)].map(Number).filter((year) => year <= 2026),
  )
}

/** Overlapping jobs count once; a current one lasts for a year after the newest date of the résumé. */
function yearsOf({ jobs, newest }: AnnotatedResume, newestYear: number): number {
  const dates = [newest, ...jobs.flatMap((job) => [job.from, job.to])].flatMap((date) =>
    date === null || date === 'now' ? [] : [date],
  )
  const years = dates.map((date) => Number(date.slice(0, 4)))
  const later = newestYear > Math.max(...years) ? newestYear * 12 + 11 : 0
  const now = Math.min(monthOf('2026-11'), Math.max(later, ...dates.map(monthOf)) + 12)
  const months = new Set<number>()
  for (const job of jobs) {
    if (job.from === null || job.to === null) continue
    const to = job.to === 'now' ? now : monthOf(job.to)
    for (let month = monthOf(job.from); month <= to; month += 1) months.add(month)
  }
  return months.size / 12
}

function isSameStart(gold: string | null, from: number | null): boolean {
  if (gold === null || from === null) return gold === null && from === null
  return Math.abs(monthOf(gold) - from) <= 1
}

function monthOf(text: string | null): number {
  if (text === null) return 0
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1
}

function monthText(month: number | null): string {
  return month === null ? 'now' : `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}

export function summaryOf(scores: readonly ResumeScore[]): string {
  const sum = (of: (score: ResumeScore) => number): number => scores.reduce((total, score) => total + of(score), 0)
  const scored = scores.filter(({ hasCurrentTitle }) => hasCurrentTitle !== null)
  const current = scored.filter(({ hasCurrentTitle }) => hasCurrentTitle).length / Math.max(1, scored.length)
  const right = sum((score) => score.titlesRight)
  const precision =
    right /
    Math.max(
      1,
      sum((score) => score.titlesFound),
    )
  const recall =
    right /
    Math.max(
      1,
      sum((score) => score.titles),
    )
  const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  const within = (most: number): number =>
    scores.filter((score) => Math.abs(score.jobsFound - score.jobs) <= most).length / scores.length
  const dated =
    sum((score) => score.skillsWithYears) /
    Math.max(
      1,
      sum((score) => score.skills),
    )
  return [
    current.toFixed(2).padStart(5),
    `${f1.toFixed(2)} (${precision.toFixed(2)}, ${recall.toFixed(2)})`.padStart(20),
    within(0).toFixed(2).padStart(10),
    within(1).toFixed(2),
    (sum((score) => score.yearsOff) / scores.length).toFixed(1).padStart(8),
    dated.toFixed(2).padStart(10),
  ].join('  ')
}
