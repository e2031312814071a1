import type { PipelineStage, Vote } from '@assay/contracts/shortlisteds'
import { DAY_MS } from '../../../platform/durations.ts'
import { formatConverted, formatCount, formatPay, formatPayBeside, formatStated } from '../../../platform/format.ts'
import type { Entry } from './shortlisteds.queries.ts'

const GRADES = ['claimed', 'agency', 'assessed', 'interviewed', 'workSample'] as const
const GRADE_WORDS = ['Self-reported', 'Agency-confirmed', 'Assessed', 'Interviewed', 'Work sample'] as const

/** The verification level and its label. */
export function gradeOf(evidence: (typeof GRADES)[number]): { strength: 0 | 1 | 2 | 3 | 4; label: string } {
  const strength = Math.max(0, GRADES.indexOf(evidence)) as 0 | 1 | 2 | 3 | 4
  return { strength, label: GRADE_WORDS[strength] }
}

export const voteLabels: Readonly<Record<Vote, string>> = { up: 'Yes', down: 'No', unsure: 'Not sure' }

const AGING_DAYS = 7
const OLD_DAYS = 14

export const daysInStage = ({ stageSince }: Entry, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(stageSince)) / DAY_MS))

export function formatStay(entry: Entry): string {
  const days = daysInStage(entry)
  return days === 0 ? 'since today' : `for ${formatCount(days, 'day')}`
}

/** Where nothing is waited for. */
const ENDED: readonly PipelineStage[] = ['hired', 'rejected', 'withdrawn', 'closed', 'denied', 'duplicate']

/** Color is never the only sign: the number of days is next to it. */
export function ageOf(entry: Entry): 'fresh' | 'aging' | 'old' {
  if (ENDED.includes(entry.stage)) return 'fresh'
  const days = daysInStage(entry)
  return days >= OLD_DAYS ? 'old' : days >= AGING_DAYS ? 'aging' : 'fresh'
}

export const isVoted = ({ votes, opinions }: Pick<Entry, 'votes' | 'opinions'>): boolean =>
  votes.length > 0 || opinions.some(({ vote }) => vote !== null)

/** Covers the team and external reviewers. */
export function formatVotes({ votes, opinions }: Pick<Entry, 'votes' | 'opinions'>): string {
  const count = (vote: Vote) => [...votes, ...opinions].filter((each) => each.vote === vote).length
  const parts = (['up', 'down', 'unsure'] as const).flatMap((vote) =>
    count(vote) === 0 ? [] : [`${count(vote)} ${voteLabels[vote].toLowerCase()}`],
  )
  return parts.length === 0 ? 'No votes' : parts.join(', ')
}

/** In the unit of the job, with the original. */
export function formatRate({ candidate, rateConverted, rateFit }: Entry): string {
  const stated = candidate.rateExpected
  if (stated === null) return 'Not stated'
  const words = formatPayBeside(stated, rateConverted)
  return rateFit === 'above' ? `${words}, above the salary range` : words
}

/** In the unit of the job, for a card that has no room for the original. */
export function formatRateBriefly({ candidate, rateConverted }: Entry): string {
  if (candidate.rateExpected === null) return 'Pay not stated'
  return rateConverted === null ? formatPay(candidate.rateExpected) : formatConverted(rateConverted)
}

/** Where the rate was converted: what was stated, and the day of the rate. */
export const formatRateSource = ({ candidate, rateConverted }: Entry): string | null =>
  candidate.rateExpected === null || rateConverted === null ? null : formatStated(candidate.rateExpected)

/** The external reviewer's name, as far as the user may see it. */
export const formatOutsider = ({ from }: Entry['opinions'][number]): string =>
  from === null ? 'Feedback by email' : `Requested from ${from}`

export const nameOf = ({ candidate }: Entry): string => candidate.legalName ?? candidate.maskedName
