import { Panel } from '@assay/ui/panel'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { formatCount } from '../../../platform/format.ts'
import { formatStage } from '../../../platform/labels/stage-labels.ts'
import { type Forecast, formatOutlook, formatSmallNumber } from '../records/index.ts'
import styles from './requirement-detail.module.css'

export function FillForecast({ forecast }: { forecast: Forecast }) {
  const { isEnough, settled, hired, freeSeats, expectedHires } = forecast
  return (
    <Panel title="Fill forecast" note={formatCount(freeSeats, 'open seat')}>
      {isEnough ? (
        <div className={styles.form}>
          <p>{formatOutlook(forecast)}</p>
          <Lines forecast={forecast} />
          <p className={styles.line}>
            Expected in total: {expectedHires.toLocaleString('en')} hires, if candidates go as far as your company’s
            last {settled.toLocaleString('en')} completed shortlist candidates did; {hired.toLocaleString('en')} of them
            were hired. Who the current candidates are doesn’t count.
          </p>
        </div>
      ) : (
        <p className={styles.line}>{formatSmallNumber(forecast)}</p>
      )}
    </Panel>
  )
}

function Lines({ forecast: { lines } }: { forecast: Forecast }) {
  const there = lines.filter(({ people }) => people > 0)
  if (there.length === 0) return null
  return (
    <Table label="Forecast by stage">
      <thead>
        <tr>
          <HeadCell>Stage</HeadCell>
          <HeadCell numeric>Current candidates</HeadCell>
          <HeadCell numeric>Past hire rate</HeadCell>
          <HeadCell numeric>Days to hire</HeadCell>
          <HeadCell numeric>Expected hires</HeadCell>
        </tr>
      </thead>
      <tbody>
        {there.map(({ stage, people, settled, hired, medianDays, expectedHires, isBorrowed }) => (
          <Row key={stage}>
            <Cell>
              {formatStage(stage)}
              {isBorrowed && ' (few data, rate of the previous stage)'}
            </Cell>
            <Cell numeric>{people.toLocaleString('en')}</Cell>
            <Cell numeric>
              {hired.toLocaleString('en')} of {settled.toLocaleString('en')}
            </Cell>
            <Cell numeric>{medianDays === null ? '–' : medianDays.toLocaleString('en')}</Cell>
            <Cell numeric>{expectedHires.toFixed(2)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
