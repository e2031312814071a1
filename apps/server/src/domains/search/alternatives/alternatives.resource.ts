import type { Pay } from '@assay/contracts/money'
import type { Presented } from '@assay/jsonapi/present'
import { convertedPay } from '../../candidates/index.ts'
import { legendOf } from '../../requirements/index.ts'
import { WITHIN } from './alternatives.rules.ts'
import type { Alternatives, FoundSubstitute } from './find-alternatives.ts'

/** Alternatives are not stored; the document just needs an id. */
export function presentAlternatives(found: Alternatives, id: string, shown: ReadonlyMap<string, Presented>): Presented {
  const { wireCriteria, matchedCount, original, substitutes, nearest, relaxations, requirementId, payUnit } = found
  const person = (candidateId: string) => {
    const { maskedName, headline, country, rateExpected, noticeDays } = shown.get(candidateId)?.attributes ?? {}
    return {
      candidateId,
      maskedName: maskedName ?? 'Candidate',
      headline: headline ?? '',
      country: country ?? null,
      rateExpected: rateExpected ?? null,
      rateConverted: rateExpected && payUnit ? convertedPay(rateExpected as Pay, payUnit) : null,
      noticeDays: noticeDays ?? null,
    }
  }
  const base = original?.match.score ?? 0
  const sumOf = (lines: readonly { points: number }[]) => lines.reduce((sum, { points }) => sum + points, 0)
  const substitute = ({ match, lines }: FoundSubstitute) => ({
    ...person(match.candidateId),
    score: match.score,
    difference: match.score - base,
    gained: sumOf(lines.filter(({ points }) => points > 0)),
    lost: sumOf(lines.filter(({ points }) => points < 0)),
    lines,
  })
  return {
    type: 'alternatives',
    id,
    attributes: {
      within: WITHIN,
      criteria: wireCriteria,
      legend: legendOf(wireCriteria),
      matchedCount,
      original:
        original === null
          ? null
          : {
              ...person(original.match.candidateId),
              score: original.match.score,
              isLeftOut: original.isLeftOut,
            },
      substitutes: substitutes.map(substitute),
      nearest: nearest.map(substitute),
      relaxations: relaxations.map(({ target, how, brings, matchedThen, changes, criteria }) => ({
        target,
        how,
        brings,
        matchedThen,
        changes,
        criteria,
      })),
    },
    relationships: {
      candidate: original === null ? null : { type: 'candidates', id: original.match.candidateId },
      requirement: requirementId === null ? null : { type: 'requirements', id: requirementId },
    },
  }
}
