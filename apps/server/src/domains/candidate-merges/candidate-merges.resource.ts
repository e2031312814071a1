import type { Presented } from '@assay/jsonapi/present'
import type { Actor } from '../../platform/context/actor.ts'
import { actsOn } from './candidate-merges.policy.ts'
import type { Merge } from './candidate-merges.store.ts'
import type { Duplicate } from './duplicates.store.ts'
import { countsOf } from './merges.rules.ts'
import type { MergePreview } from './preview-merge.ts'

/** Masked names and headlines of candidates, by id. */
export type Shown = ReadonlyMap<string, Presented>
export type UserNames = ReadonlyMap<string, string>

const candidate = (id: string) => ({ type: 'candidates', id })
const said = (shown: Shown, id: string, name: string): string => String(shown.get(id)?.attributes[name] ?? '')
const agencyOf = (shown: Shown, id: string): string | null =>
  (shown.get(id)?.attributes['agencyName'] as string | null | undefined) ?? null

export function presentDuplicate(pair: Duplicate, shown: Shown): Presented {
  const { id, firstId, secondId, signals, state, createdAt, updatedAt } = pair
  return {
    type: 'candidate-duplicates',
    id,
    attributes: {
      signals,
      state,
      firstName: said(shown, firstId, 'maskedName'),
      secondName: said(shown, secondId, 'maskedName'),
      firstHeadline: said(shown, firstId, 'headline'),
      secondHeadline: said(shown, secondId, 'headline'),
      firstAgencyName: agencyOf(shown, firstId),
      secondAgencyName: agencyOf(shown, secondId),
      createdAt,
      updatedAt,
    },
    relationships: { first: candidate(firstId), second: candidate(secondId) },
  }
}

export function presentMerge(
  merge: Merge,
  { shown, names, actor, now }: { shown: Shown; names: UserNames; actor: Actor; now: Date },
): Presented {
  const { id, keptId, goneId, state, reason, choices, mergedAt, undoneAt, createdAt, updatedAt } = merge
  return {
    type: 'candidate-merges',
    id,
    attributes: {
      state,
      reason,
      choices,
      keptName: said(shown, keptId, 'maskedName'),
      goneName: said(shown, goneId, 'maskedName'),
      moves: countsOf(merge.moved),
      proposedByName: names.get(merge.proposedBy) ?? null,
      decidedByName: names.get(merge.decidedBy ?? '') ?? null,
      mergedAt,
      undoUntil: merge.undoUntil,
      undoneAt,
      mayDo: actsOn(actor, merge, now),
      createdAt,
      updatedAt,
    },
    relationships: { kept: candidate(keptId), gone: candidate(goneId) },
  }
}

export function presentPreview(preview: MergePreview): Presented {
  const { keptId, goneId, fields, moved, blockers, secondPersonBecause, finalBecause } = preview
  return {
    type: 'merge-previews',
    id: keptId,
    attributes: { fields, moves: countsOf(moved), blockers, secondPersonBecause, finalBecause },
    relationships: { kept: candidate(keptId), gone: candidate(goneId) },
  }
}
