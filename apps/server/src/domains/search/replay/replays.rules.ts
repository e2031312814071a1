import type { Finding, Replay } from './replay-frozen.ts'

/** Formats the outcome as one sentence. */
export function formatReplay({ isIdentical, findings, checked }: Pick<Replay, 'isIdentical' | 'findings' | 'checked'>) {
  const { matches, sameMatches } = checked
  if (isIdentical) return `Identical: ${sameMatches} of ${matches} matches, every line.`
  const [first] = findings
  return first === undefined ? '' : formatFinding(first)
}

/** A sentence for one difference that a replay found. */
export function formatFinding({ part, rank, field, was, is, candidateId }: Finding): string {
  switch (part) {
    case 'seal':
      return 'The seal of this search was changed after it was frozen.'
    case 'criteria':
      return 'The search criteria were changed after they were frozen.'
    case 'model':
      return 'The model has other weights than when the search was frozen.'
    case 'tables':
      return 'The tables of skills, titles and exchange rates are newer than this search.'
    case 'figures':
      return `The figures differ at ${field ?? 'some place'}: was ${was ?? 'nothing'}, is ${is ?? 'nothing'}.`
    case 'matches':
      return `Rank ${rank ?? '?'} differs at ${field || 'the match itself'}: was ${was ?? 'nothing'}, is ${is ?? 'nothing'}.`
    case 'pool':
      return formatPool(field, candidateId)
  }
}

function formatPool(field: string | null, candidateId: string | null): string {
  if (field === 'profile') return `The stored profile of candidate ${candidateId} was changed later.`
  if (field === 'erased') return `The stored profile of candidate ${candidateId} was erased at their request.`
  return 'The candidates of that time can’t be restored from the stored profiles: some are missing or added.'
}
