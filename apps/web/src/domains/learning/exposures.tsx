import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import styles from './learning.module.css'
import { percent } from './model-labels.ts'
import { type Exposure, type ExposureSpread, exposuresQuery } from './models.queries.ts'

/** How evenly the ranking distributes exposure. */
export function Exposures() {
  const query = useQuery(exposuresQuery())
  return (
    <Panel title="Most shown candidates" flush note="last 90 days">
      <Region query={query}>
        {({ people, spread }) =>
          people.length === 0 ? (
            <EmptyState title="No impressions">Data appears once recruiters view matches.</EmptyState>
          ) : (
            <>
              <p className={styles.quiet}>{formatSpread(spread)}</p>
              <People people={people} />
            </>
          )
        }
      </Region>
    </Panel>
  )
}

function People({ people }: { people: readonly Exposure[] }) {
  return (
    <Table label="Candidates by impressions">
      <thead>
        <tr>
          <HeadCell>Candidate</HeadCell>
          <HeadCell numeric>Shown</HeadCell>
          <HeadCell numeric>Opened</HeadCell>
          <HeadCell numeric className={styles.roomy}>
            Mean rank
          </HeadCell>
          <HeadCell numeric className={styles.roomy}>
            Companies
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Row key={person.id}>
            <Cell className={styles.name}>{person.maskedName}</Cell>
            <Cell numeric>{person.shown.toLocaleString('en')}</Cell>
            <Cell numeric>{person.opened.toLocaleString('en')}</Cell>
            <Cell numeric className={styles.roomy}>
              {person.meanPlace.toFixed(1)}
            </Cell>
            <Cell numeric className={styles.roomy}>
              {person.companies}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function formatSpread({ peopleShown, topTenthShare, poolSize }: ExposureSpread): string {
  const of = poolSize === null ? '' : ` of ${poolSize.toLocaleString('en')} available`
  return `${formatCount(peopleShown, 'candidate')}${of} ${peopleShown === 1 ? 'was' : 'were'} shown. The 10 % shown most received ${percent(topTenthShare)} of views, weighted by rank.`
}
