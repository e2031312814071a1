import { formatCount } from '@assay/contracts/display-words'
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import type { Presented } from '@assay/jsonapi/present'
import type { Change } from '@assay/ranking-engine'
import { skillNameOf } from '../../candidates/index.ts'
import { BEST, type SearchCounterfactual } from './find-counterfactual.ts'

/** A counterfactual is not stored; the document just needs an id. */
export function presentCounterfactual(found: SearchCounterfactual, id: string): Presented {
  const { raise, keptBack, search, candidateId, maskedNames } = found
  const named = (ids: readonly string[]) =>
    ids.map((each) => ({ candidateId: each, maskedName: maskedNames.get(each) ?? 'Candidate' }))
  const { seniority, years } = search.criteria
  const conditions = new Map([
    // A preferred level or preferred years exclude no one, so the waterfall has no step for them.
    ['seniority', `${seniority} level`],
    ...(years === null ? [] : [['years', formatRequestedYears(years)] as const]),
    ...search.waterfall.map(({ target, condition }) => [target, condition] as const),
  ])
  return {
    type: 'counterfactuals',
    id,
    attributes: {
      into: BEST,
      rankNow: keptBack.rankNow,
      raise:
        raise === null
          ? null
          : {
              isReached: raise.isReached,
              scoreNow: raise.scoreNow,
              scoreNeeded: raise.scoreNeeded,
              scoreThen: raise.scoreThen,
              changes: raise.changes.map((change) => ({
                kind: change.kind,
                label: formatChange(change),
                points: change.points,
              })),
            },
      relaxations: keptBack.relaxations.map(({ target, rankThen, scoreThen, matchedThen, entering, leaving }) => ({
        target,
        condition: conditions.get(target) ?? target,
        rankThen,
        scoreThen,
        matchedThen,
        entering: named(entering),
        leaving: named(leaving),
      })),
    },
    relationships: {
      candidate: { type: 'candidates', id: candidateId },
      search: { type: 'candidate-searches', id: search.id },
    },
  }
}

function formatRequestedYears({ min, max }: { min: number; max: number | null }): string {
  if (max === null) return `at least ${formatCount(min, 'year')}`
  return min === 0 ? `at most ${formatCount(max, 'year')}` : `${min} to ${max} years`
}

function formatChange(change: Change): string {
  if (change.kind === 'notice')
    return change.days === 0 ? 'be available immediately' : `be available within ${formatCount(change.days, 'day')}`
  const name = skillNameOf(skillIdOf(change.skill))
  return change.grade === 'workSample' ? `show ${name} in a work sample` : `have ${name} assessed`
}
