import type { Seniority } from '@assay/ranking-engine/candidate/candidate-profile'
import { ladderStep, SENIORITY_NUMBER } from '@assay/ranking-engine/columns/rows'
import type { ReadWords } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { LEVELS_ABROAD } from '../text/titles-abroad.ts'
import type { NamedTitle } from './named-titles.ts'
import type { Job } from './resume-jobs.ts'

const anyOf = (pattern: string, abroad = ''): RegExp =>
  new RegExp(`\\b(?:${[pattern, ...abroad.split(' ').filter((word) => word !== '')].join('|')})\\b`)

const RANKS: readonly (readonly [RegExp, Seniority])[] = [
  [anyOf('intern|internship|trainee|apprentice|student', LEVELS_ABROAD.intern), 'intern'],
  [
    anyOf(
      'director|head|chief|vp|vice president|manager|supervisor|team lead(?:er)?|cto|cio|lead|(?:team|abteilungs)?leiter(?:in)?|responsable|kierownik',
    ),
    'lead',
  ],
  [anyOf('principal|staff'), 'staff'],
  [anyOf('senior|sr|snr|expert|iii|iv', LEVELS_ABROAD.senior), 'senior'],
  [anyOf('junior|jr|entry[- ]level|graduate|associate', LEVELS_ABROAD.junior), 'junior'],
  [anyOf('mid|ii|intermediate', LEVELS_ABROAD.mid), 'mid'],
]

/** The rank that the headline names, or the latest title. */
export function seniorityOf(
  words: ReadWords,
  headline: NamedTitle | null,
  jobs: readonly Job[],
  gazetteer: Gazetteer,
): Seniority {
  const recent = jobs
    .filter((job) => job.title !== null)
    .sort((left, right) => (right.range.to ?? 1e9) - (left.range.to ?? 1e9))[0]
  const rankOf = (title: NamedTitle | null): Seniority => (title === null ? 'none' : rankNamed(words, title, gazetteer))
  return dependableRank(rankOf(headline), rankOf(recent?.title ?? null))
}

/** A headline costs nothing: where the latest dated job names a lower rank, that one counts. */
export function dependableRank(headline: Seniority, latest: Seniority): Seniority {
  if (headline === 'none' || latest === 'none') return headline === 'none' ? latest : headline
  return stepOf(latest) < stepOf(headline) ? latest : headline
}

const stepOf = (seniority: Seniority): number => ladderStep(SENIORITY_NUMBER[seniority])

function rankNamed(words: ReadWords, title: NamedTitle, gazetteer: Gazetteer): Seniority {
  const named = withRankBefore(words.text.lower, title)
  const rank = RANKS.find(([pattern]) => pattern.test(named))
  const known = rank?.[1] ?? gazetteer.titles.find((entry) => entry.slug === title.slug)?.seniority
  return (known as Seniority | undefined) ?? 'none'
}

const REACH_OF_RANK = 24

/** "Role: Senior Java Developer" where "Java Developer" was found. */
function withRankBefore(lower: string, { start, end }: NamedTitle): string {
  const lineStart = Math.max(lower.lastIndexOf('\n', start) + 1, start - REACH_OF_RANK)
  const before = lower.slice(lineStart, start)
  return before.slice(before.search(/(?:\b(?:sr|snr|jr|assoc)\.)?[^.;•|]*$/)) + lower.slice(start, end)
}
