/**
 * Measures the effect of position bias correction: `node lab/src/simulated-employer/main.ts` prints the table of
 * docs/learning.md. Each seed has its own employer, click log and three learners, tested against the employer's true
 * preference.
 */
import { parseArgs } from 'node:util'
import type { Estimate } from '@assay/ranking-engine/model/training-record'
import { bootstrapMean } from '@assay/training/quality/bootstrap'
import { holdContest, type Outcome } from './contest.ts'

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '40' }, impressions: { type: 'string', default: '1000,10000' } },
})

console.log(
  '| Impressions | Saw nothing | Not corrected | Corrected | Corrected less not corrected | Bias found (true: 1) |',
)
console.log('|---|---|---|---|---|---|')
for (const impressions of values.impressions.split(',').map(Number)) {
  const outcomes = Array.from({ length: Number(values.seeds) }, (_, seed) => holdContest(impressions, seed + 1))
  const estimate = (read: (outcome: Outcome) => number) => shown(bootstrapMean(outcomes.map(read)))
  const cells = [
    impressions.toLocaleString('en'),
    estimate(({ nothingSeen }) => nothingSeen),
    estimate(({ uncorrected }) => uncorrected),
    estimate(({ corrected }) => corrected),
    estimate(({ corrected, uncorrected }) => corrected - uncorrected),
    estimate(({ bias }) => bias.exponent),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

function shown({ mean, low, high }: Estimate): string {
  return `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`
}
