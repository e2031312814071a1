import type { Presented } from '@assay/jsonapi/present'
import type { SearchReplay } from './replay-search.ts'
import { formatReplay } from './replays.rules.ts'

/** A replay is not stored; the document just needs an id. */
export function presentReplay(replay: SearchReplay, id: string): Presented {
  const { isIdentical, findings, checked, poolHash, answerHash, tookMs, search, maskedNames } = replay
  return {
    type: 'replays',
    id,
    attributes: {
      isIdentical,
      sentence: formatReplay(replay),
      findings: findings.map((finding) => ({
        ...finding,
        maskedName: finding.candidateId === null ? null : (maskedNames.get(finding.candidateId) ?? null),
      })),
      checked,
      poolHash,
      answerHash,
      tookMs,
      modelVersionId: search.modelVersionId,
    },
    relationships: { search: { type: 'candidate-searches', id: search.id } },
  }
}
