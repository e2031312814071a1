import type { Move } from '@assay/contracts/diffs'
import type { Presented } from '@assay/jsonapi/present'
import { dayNumbered } from '../../../platform/time/days.ts'
import type { Search } from '../searches/index.ts'
import type { SearchDiff } from './diff-searches.ts'

/** A comparison is not stored; the document just needs an id. */
export function presentDiff(diff: SearchDiff, id: string): Presented {
  const { before, after, moves, days, samePool } = diff
  const count = (kind: Move['kind']) => moves.filter((move) => move.kind === kind).length
  return {
    type: 'diffs',
    id,
    attributes: {
      before: sideOf(before),
      after: sideOf(after),
      counts: {
        up: count('up'),
        down: count('down'),
        entered: count('entered'),
        left: count('left'),
        same: count('same'),
      },
      criteriaChanges: diff.criteriaChanges,
      modelChange:
        before.modelVersionId === after.modelVersionId
          ? null
          : { was: before.modelVersionId, is: after.modelVersionId },
      dayChange: days.was === days.is ? null : { was: dayNumbered(days.was), is: dayNumbered(days.is) },
      samePool,
      moves: moves.filter(
        ({ kind, lines, profileChanges }) => kind !== 'same' || lines.length + profileChanges.length > 0,
      ),
    },
  }
}

function sideOf({ id, createdAt, poolSize, matchedCount, frozenCount }: Search): object {
  return { searchId: id, createdAt, poolSize, matchedCount, frozenCount }
}
