import type { Contribution } from '@assay/contracts/candidate-searches'
import type { ScorePart } from '@assay/ui/score-bar'

interface Heading {
  key: string
  label: string
  lostLabel?: string
  metal?: ScorePart['metal']
  features: readonly string[]
}

/** Groups the lines of an explanation under the few headings that a bar can show. */
const headings: readonly Heading[] = [
  { key: 'exactWords', label: 'Exact words', metal: 1, features: ['exactWords'] },
  { key: 'criteria', label: 'Criteria met', metal: 1, features: ['criteria'] },
  { key: 'title', label: 'Title', metal: 1, features: ['title'] },
  { key: 'mustHave', label: 'Must-haves', metal: 2, features: ['mustHave', 'mustHaveYears', 'mustHaveEvidence'] },
  {
    key: 'niceToHave',
    label: 'Nice-to-haves',
    metal: 3,
    features: ['niceToHave', 'typicalSkills', 'careers', 'unwantedSkill'],
  },
  { key: 'experience', label: 'Experience', metal: 4, features: ['seniority', 'years'] },
  { key: 'vetting', label: 'Vetting', metal: 5, features: ['vetting'] },
  { key: 'words', label: 'Keywords', features: ['keywords'] },
]
/** Pay, place, notice, languages, and whatever a later model adds. */
const LIMITS: Heading = { key: 'limits', label: 'Limits', lostLabel: 'Limits not met', metal: 6, features: [] }

interface Scored {
  readonly score: number
  readonly high: number
  readonly contributions: readonly Contribution[]
}

/**
 * The full width of a list's score bars: the most that its best match could reach if all claims were verified, or all
 * gains of a match that also lost points.
 */
export const scaleOf = (matches: readonly Scored[]): number =>
  Math.max(1, ...matches.flatMap(({ score, high, contributions }) => [score, high, sum(contributions.filter(isGain))]))

/** Positive and negative lines of a heading stay separate so that losses are visible. The parts add up to the score. */
export function gatherParts(contributions: readonly Contribution[]): ScorePart[] {
  const named = headings.map((heading) => ({
    heading,
    own: contributions.filter(({ feature }) => heading.features.includes(feature)),
  }))
  const others = contributions.filter(({ feature }) => !headings.some(({ features }) => features.includes(feature)))
  return [...named, { heading: LIMITS, own: others }].flatMap(({ heading, own }) => partsOf(heading, own))
}

function partsOf({ key, label, lostLabel, metal }: Heading, own: readonly Contribution[]): ScorePart[] {
  const added = sum(own.filter(isGain))
  const lost = sum(own.filter(({ points }) => points < 0))
  return [
    ...(added > 0 ? [{ key, label, points: added, ...(metal !== undefined && { metal }) }] : []),
    ...(lost < 0 ? [{ key: `${key}-lost`, label: lostLabel ?? `${label} missing`, points: lost }] : []),
  ]
}

const isGain = ({ points }: Contribution): boolean => points > 0

export function sumPoints(contributions: readonly Contribution[]): number {
  return sum(contributions)
}

function sum(lines: readonly { points: number }[]): number {
  return lines.reduce((total, { points }) => total + points, 0)
}
