import type { MeasuredModel } from '@assay/contracts/model-cards'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { formatCount } from '../../platform/format.ts'
import { NDCG_MEANING } from '../../platform/labels/ranking-quality.ts'
import type { ModelCard } from './model-card.queries.ts'

/** Test sets that the shipped model was measured on; a company's own have the names of their files. */
const KNOWN_SETS: Readonly<Record<string, string>> = {
  'judged-test': 'searches over real résumés, measured once at the end',
  'judged-test-flat': 'of these searches, with each résumé as a single paragraph',
  'occupations-held-out': 'searches for computer occupations as O*NET describes them, measured once at the end',
}

/** Measured on searches that were not used for training. */
export function ModelQuality({ modelCard }: { modelCard: ModelCard }) {
  const { learning, isCorrected, name } = modelCard
  if (learning === null) return <p>{name} was tuned by hand, and its quality hasn’t been measured.</p>
  const { generated, judged, reported } = learning
  return (
    <>
      <p>
        {verdictOn(modelCard)} {NDCG_MEANING} “Unconstrained” is a model whose scores can’t be explained, for
        comparison.
      </p>
      <Table label={`Ranking quality of ${name}`}>
        <thead>
          <tr>
            <HeadCell>Test set</HeadCell>
            <HeadCell numeric>Active model</HeadCell>
            <HeadCell numeric>{isCorrected ? 'Hand-tuned' : 'Learned'}</HeadCell>
            <HeadCell numeric>Unconstrained</HeadCell>
          </tr>
        </thead>
        <tbody>
          <Measured on="generated searches not used for training" isCorrected={isCorrected} set={generated} />
          {judged !== null && (
            <Measured on="searches over real résumés with human judgments" isCorrected={isCorrected} set={judged} />
          )}
          {reported.map((set) => (
            <Measured
              key={set.name}
              on={KNOWN_SETS[set.name] ?? `searches of ${set.name}, measured once at the end`}
              isCorrected={isCorrected}
              set={set}
            />
          ))}
        </tbody>
      </Table>
    </>
  )
}

function Measured({ on, set, isCorrected }: { on: string; set: MeasuredModel; isCorrected: boolean }) {
  const { byHand, learned, challenger, searches } = set
  return (
    <Row>
      <Cell>
        {searches.toLocaleString('en')} {on}
      </Cell>
      <Cell numeric>{(isCorrected ? learned : byHand).mean.toFixed(3)}</Cell>
      <Cell numeric>{(isCorrected ? byHand : learned).mean.toFixed(3)}</Cell>
      <Cell numeric>{challenger.mean.toFixed(3)}</Cell>
    </Row>
  )
}

function verdictOn({ learning, isCorrected }: ModelCard): string {
  if (learning === null) return ''
  const from = `was trained on ${formatCount(learning.searches, 'generated search', 'generated searches')}`
  if (isCorrected)
    return `A model with learned weights ${from}. It is active because it ranked better in searches not used for training.`
  const isProven = learning.generated.gain.low > 0
  const why = isProven
    ? 'it ranked worse by human judgment'
    : 'it showed no significant gain in searches not used for training'
  return `A model with learned weights ${from}, but isn’t active: ${why}. The hand-tuned model is active; some of its weights were fitted to generated searches.`
}
