import type { Contribution } from '@assay/contracts/candidate-searches'
import type { ScorePart } from '@assay/ui/score-bar'

/** Groups the lines of an explanation under the few headings that a bar can show. */
const headings = [
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
  { key: 'terms', label: 'Pay and availability', metal: 6, features: ['rate', 'notice', 'overlap', 'language'] },
] as const

/** The full width of a list's score bars: the most that its best match could reach if all claims were verified. */
export const scaleOf = (matches: readonly { readonly score: number; readonly high: number }[]): number =>
  Math.max(1, ...matches.map(({ score, high }) => Math.max(score, high)))

/** Positive and negative lines of a heading stay separate so that losses are visible. The parts add up to the score. */
export function gatherParts(contributions: readonly Contribution[]): ScorePart[] {
  return headings.flatMap(({ key, label, features, ...shown }) => {
    const own = contributions.filter(({ feature }) => (features as readonly string[]).includes(feature))
    const added = sum(own.filter(({ points }) => points > 0))
    const lost = sum(own.filter(({ points }) => points < 0))
    return [
      ...(added > 0 ? [{ key, label, points: added, ...shown }] : []),
      ...(lost < 0 ? [{ key: `${key}-lost`, label: `${label} missing`, points: lost }] : []),
    ]
  })
}

export function sumPoints(contributions: readonly Contribution[]): number {
  return sum(contributions)
}

function sum(lines: readonly { points: number }[]): number {
  return lines.reduce((total, { points }) => total + points, 0)
}
