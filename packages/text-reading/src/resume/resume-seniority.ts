import type { Seniority } from '@assay/ranking-engine/candidate/candidate-profile'
import type { ReadWords } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import type { NamedTitle } from './named-titles.ts'
import type { Job } from './resume-jobs.ts'

const RANKS: readonly (readonly [RegExp, Seniority])[] = [
  [/\b(?:intern|internship|trainee|apprentice|student)\b/, 'intern'],
  [/\b(?:director|head|chief|vp|vice president|manager|supervisor|team lead(?:er)?|cto|cio|lead)\b/, 'lead'],
  [/\b(?:principal|staff)\b/, 'staff'],
  [/\b(?:senior|sr|snr|expert|iii|iv)\b/, 'senior'],
  [/\b(?:junior|jr|entry[- ]level|graduate|associate)\b/, 'junior'],
  [/\b(?:mid|ii|intermediate)\b/, 'mid'],
]

/** The rank that the headline or the latest title names. */
export function seniorityOf(
  words: ReadWords,
  headline: NamedTitle | null,
  jobs: readonly Job[],
  gazetteer: Gazetteer,
): Seniority {
  const recent = jobs
    .filter((job) => job.title !== null)
    .sort((left, right) => (right.range.to ?? 1e9) - (left.range.to ?? 1e9))[0]
  for (const title of [headline, recent?.title ?? null]) {
    if (title === null) continue
    const named = withRankBefore(words.text.lower, title)
    const rank = RANKS.find(([pattern]) => pattern.test(named))
    if (rank !== undefined) return rank[1]
    const known = gazetteer.titles.find((entry) => entry.slug === title.slug)?.seniority
    if (known !== undefined && known !== 'none') return known as Seniority
  }
  return 'none'
}

const REACH_OF_RANK = 24

/** "Role: Senior Java Developer" where "Java Developer" was found. */
function withRankBefore(lower: string, { start, end }: NamedTitle): string {
  const lineStart = Math.max(lower.lastIndexOf('\n', start) + 1, start - REACH_OF_RANK)
  const before = lower.slice(lineStart, start)
  return before.slice(before.search(/[^.;•|]*$/)) + lower.slice(start, end)
}
