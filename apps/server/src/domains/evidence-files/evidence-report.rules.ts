import { formatLines } from '@assay/contracts/sealed-text'
import { formatState } from '@assay/contracts/state-names'
import type { ReportLine, ReportSection } from '../../platform/letters/draw-letter.ts'
import type { Decision, EvidenceFile } from './evidence.rules.ts'

type Ranking = EvidenceFile['rankings'][number]
type ModelCard = EvidenceFile['modelCards'][number]
type LedgerEntry = EvidenceFile['ledger']['entries'][number]

const INTRODUCTION =
  'This document shows how candidates were ranked and what was decided. The JSON file of the same evidence can be verified offline: assay verify FILE checks every byte, the seal, the signature, the chain of the ledger, and ranks the candidates again. Candidates appear by id.'

/** The readable form of the file. The JSON file of the same moment has every byte that the checks need. */
export function evidenceReport({ ledger, decisions, modelCards, rankings, seals }: EvidenceFile): ReportSection[] {
  const chain = `The chain was ${ledger.isUnbroken ? 'unbroken' : 'broken'} when this was written.`
  const sealLines = Object.entries(seals.sections).map(([name, hash]) => `${name}: ${hash}`)
  return [
    { lines: [INTRODUCTION] },
    { heading: 'Decisions', lines: decisions.length === 0 ? ['None.'] : [] },
    ...decisions.map((decision) => ({ lines: decisionLines(decision) })),
    { heading: 'Rankings', lines: rankings.map(rankingLine) },
    { heading: 'Models', lines: modelCards.map(modelLine) },
    { heading: 'Ledger', lines: [chain, ...ledger.entries.map(ledgerLine)] },
    { heading: 'Seals', lines: sealLines },
  ]
}

/** Who took a step. */
const AUTHORS: Readonly<Record<string, string>> = {
  user: 'by the company',
  agency: 'by the agency',
  candidateLink: 'by the candidate',
  apiKey: 'by an agency’s system',
  system: 'automatically',
}

function decisionLines(decision: Decision): ReportLine[] {
  const { candidateId, stage, reasonCode, reason = reasonCode, override, explanation, steps } = decision
  const because = reason === null ? '' : `, reason: ${reason}`
  return [
    `Candidate ${candidateId}: ${formatState(stage)}${because}. ${rankOf(decision)}`,
    ...(override === undefined ? [] : [`Preferred to better ranks: ${override.reason}`]),
    ...formatLines(explanation).map(({ label, value, points }) => ({
      figure: `${points > 0 ? '+' : ''}${points}`,
      words: `${label}: ${value}`,
    })),
    ...steps.map(({ at, to, by, reasonCode: code }) => ({
      figure: at.slice(0, 10),
      words: `${formatState(to)}${code === null ? '' : ` (${code === reasonCode ? reason : code})`}, ${AUTHORS[by] ?? `by ${by}`}`,
    })),
  ]
}

function rankOf({ rank, score, model }: Decision): string {
  if (score === null) return 'Added without a ranking.'
  return `Rank ${rank ?? '–'}, ${score.toLocaleString('en')} points by ${model ?? 'unknown'}.`
}

function rankingLine({ searchId, createdAt, frozen, seal }: Ranking): string {
  const at = createdAt.slice(0, 16).replace('T', ' ')
  const matched = `${frozen.matchedCount} of ${frozen.poolSize} candidates matched`
  return `Search ${searchId}, ${at} UTC: ${matched}; model ${frozen.modelVersionId}; seal ${seal.whole}.`
}

function modelLine({ id, attributes }: ModelCard): string {
  return `${String((attributes as { name?: string }).name)}, hash ${id}.`
}

function ledgerLine({ seq, at, verb, actor, candidateId, reasonCode, hash }: LedgerEntry): string {
  const about = [verb, candidateId, reasonCode].filter((part) => part !== null)
  return [seq, at.slice(0, 19).replace('T', ' '), ...about, `by ${actor.type}`, hash.slice(0, 16)].join('  ')
}
