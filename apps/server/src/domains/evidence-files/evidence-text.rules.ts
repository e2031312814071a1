import type { Decision, EvidenceFile } from './evidence.rules.ts'

/** The readable form of the file. The JSON file of the same moment has every byte that the checks need. */
export function evidenceText({ ledger, decisions, modelCards, rankings, seals }: EvidenceFile): string {
  return [
    'This document shows how candidates were ranked and what was decided. The JSON file of the same evidence can be verified offline: assay verify FILE checks every byte, the seal, the signature, the chain of the ledger, and ranks the candidates again. Candidates appear by id.',
    `DECISIONS\n${decisions.length === 0 ? 'None.' : ''}`,
    ...decisions.map(decisionText),
    `RANKINGS\n${rankings.map(({ searchId, createdAt, frozen, seal }) => `Search ${searchId}, ${createdAt.slice(0, 16).replace('T', ' ')} UTC: ${frozen.matchedCount} of ${frozen.poolSize} candidates matched; model ${frozen.modelVersionId}; seal ${seal.whole}.`).join('\n')}`,
    `MODELS\n${modelCards.map(({ id, attributes }) => `${String((attributes as { name?: string }).name)}, hash ${id}.`).join('\n')}`,
    `LEDGER\nThe chain was ${ledger.isUnbroken ? 'unbroken' : 'broken'} when this was written.\n${ledger.entries.map(({ seq, at, verb, actor, candidateId, reasonCode, hash }) => `${seq}  ${at.slice(0, 19).replace('T', ' ')}  ${verb}${candidateId === null ? '' : `  ${candidateId}`}${reasonCode === null ? '' : `  ${reasonCode}`}  by ${actor.type}  ${hash.slice(0, 16)}`).join('\n')}`,
    `SEALS\n${Object.entries(seals.sections)
      .map(([name, hash]) => `${name}: ${hash}`)
      .join('\n')}`,
  ].join('\n\n')
}

function decisionText({
  candidateId,
  stage,
  reasonCode,
  reason = reasonCode,
  rank,
  score,
  model,
  override,
  explanation,
  steps,
}: Decision): string {
  const ranked =
    score === null
      ? 'Added without a ranking.'
      : `Rank ${rank ?? '–'}, ${score.toLocaleString('en')} points by ${model ?? 'unknown'}.`
  const lines = explanation.map(
    ({ label, value, points }) => `   ${points > 0 ? '+' : ''}${points}  ${label}: ${value}`,
  )
  const history = steps.map(
    ({ at, to, by, reasonCode: why }) =>
      `   ${at.slice(0, 10)}  ${to}${why === null ? '' : ` (${why === reasonCode ? reason : why})`}, by ${by}`,
  )
  return [
    `Candidate ${candidateId}: ${stage}${reason === null ? '' : `, reason: ${reason}`}. ${ranked}`,
    ...(override === undefined ? [] : [`   Preferred to better ranks: ${override.reason}`]),
    ...lines,
    ...history,
  ].join('\n')
}
