import type { MeasuredModel } from '@assay/contracts/model-cards'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { formatCount } from '../../platform/format.ts'
import type { ModelCard } from './model-card.queries.ts'

/** Measured on searches that learning did not see. */
export function ModelQuality({ card }: { card: ModelCard }) {
  const { learning, isCorrected, name } = card
  if (learning === null) return <p>{name} was set by hand. Nothing was learned for it, so there are no figures here.</p>
  const { generated, judged, reported } = learning
  return (
    <>
      <p>
        {verdictOn(card)} Figures are NDCG@10: 1 is the best possible order of the first ten. “Free trees” is what the
        same things reach where nothing has to add up and nobody could read why.
      </p>
      <Table label={`How good ${name} is`}>
        <thead>
          <tr>
            <HeadCell>Measured on</HeadCell>
            <HeadCell numeric>Serving</HeadCell>
            <HeadCell numeric>{isCorrected ? 'By hand' : 'Learned'}</HeadCell>
            <HeadCell numeric>Free trees</HeadCell>
          </tr>
        </thead>
        <tbody>
          <Measured on="made-up searches, none of them learned from" isCorrected={isCorrected} set={generated} />
          {judged !== null && (
            <Measured on="searches among real résumés, judged by us" isCorrected={isCorrected} set={judged} />
          )}
          {reported.map((set) => (
            <Measured
              key={`${set.searches} ${set.byHand.mean}`}
              on="further ones among real résumés, measured once when all was decided"
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
  const from = `was learned from ${formatCount(learning.searches, 'made-up search', 'made-up searches')}`
  if (isCorrected) return `A correction ${from}; it serves, because it ranks better on searches that it had not seen.`
  const isProven = learning.generated.gain.low > 0
  const why = isProven
    ? 'it did worse where people had judged'
    : 'on made-up searches that it had not seen, no gain was proven'
  return `A correction ${from} and does not serve: ${why}. So the model that was set by hand serves, with a few weights tuned on made-up searches.`
}
