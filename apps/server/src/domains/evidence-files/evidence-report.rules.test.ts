import { expect, test } from 'vitest'
import type { Decision, EvidenceFile } from './evidence.rules.ts'
import { evidenceReport } from './evidence-report.rules.ts'

const DECISION: Decision = {
  shortlistedId: 's',
  candidateId: 'c',
  stage: 'rejected',
  reasonCode: 'salary',
  reason: 'Rate above the range',
  searchId: null,
  rank: 3,
  score: 210,
  model: 'prior-20',
  explanation: [{ label: 'Words of the trade', value: 'says “ledger”; only claimed', points: 12 }],
  steps: [
    {
      at: '2026-11-02T09:00:00Z',
      from: 'contactRequested',
      to: 'contactReleased',
      by: 'candidateLink',
      reasonCode: null,
    },
    { at: '2026-11-03T09:00:00Z', from: 'contactReleased', to: 'rejected', by: 'user', reasonCode: 'salary' },
  ],
}

test('the report names stages, authors and contributions as the interface does, not by their keys', () => {
  const file = {
    ledger: { isUnbroken: true, entries: [] },
    decisions: [DECISION],
    modelCards: [],
    rankings: [],
    seals: { whole: 'w', sections: {} },
  } as unknown as EvidenceFile
  const [decision] = evidenceReport(file).filter(({ lines }) => String(lines[0]).startsWith('Candidate c'))
  expect(decision?.lines).toEqual([
    'Candidate c: “Rejected”, reason: Rate above the range. Rank 3, 210 points by prior-20.',
    { figure: '+12', words: 'Keywords: “ledger” (self-reported)' },
    { figure: '2026-11-02', words: '“In contact”, by the candidate' },
    { figure: '2026-11-03', words: '“Rejected” (Rate above the range), by the company' },
  ])
})
