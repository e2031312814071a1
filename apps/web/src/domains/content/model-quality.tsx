import type { MeasuredModel } from '@assay/contracts/model-cards'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { formatCount } from '../../platform/format.ts'
import type { ModelCard } from './model-card.queries.ts'

/** Test sets that the shipped model was measured on; a company's own have the names of their files. */
const KNOWN_SETS: Readonly<Record<string, string>> = {
  'judged-test': 'searches over real résumés, held out until the end',
  'judged-test-flat': 'of these searches, each résumé run together into one paragraph',
  'occupations-held-out': 'searches for computer occupations as O*NET describes them, held out until the end',
}

/** Measured on searches held out from training. */
export function ModelQuality({ modelCard }: { modelCard: ModelCard }) {
  const { learning, isCorrected, name } = modelCard
  if (learning === null) return <p>{name} was tuned by hand and has no measured quality.</p>
  const { generated, judged, reported } = learning
  return (
    <>
      <p>
        {verdictOn(modelCard)} NDCG@10: 1 is the best possible order of the top ten. “Unconstrained” is a tree model
        without explainable scores.
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
          <Measured on="generated searches, held out from training" isCorrected={isCorrected} set={generated} />
          {judged !== null && (
            <Measured on="searches over real résumés with human judgments" isCorrected={isCorrected} set={judged} />
          )}
          {reported.map((set) => (
            <Measured
              key={set.name}
              on={KNOWN_SETS[set.name] ?? `searches of ${set.name}, held out until the end`}
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
  if (isCorrected) return `A learned correction ${from}. It is active because it ranks better on held-out searches.`
  const isProven = learning.generated.gain.low > 0
  const why = isProven ? 'it ranked worse on the human judgments' : 'it showed no significant gain on held-out searches'
  return `A learned correction ${from} but isn’t active: ${why}. The hand-tuned model is active, with some weights fitted to generated searches.`
}
