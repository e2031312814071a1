import { Panel } from '@assay/ui/panel'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { formatCount } from '../../platform/format.ts'
import { formatStage } from '../../platform/stage-words.ts'
import { type Forecast, formatOutlook, formatSmallNumber } from './forecast-words.ts'
import styles from './requirement-detail.module.css'

/** Whether the seats fill with the people who are there, and what that rests on, line by line. */
export function FillForecast({ forecast }: { forecast: Forecast }) {
  const { isEnough, settled, hired, freeSeats, expectedHires } = forecast
  return (
    <Panel title="Fill forecast" note={formatCount(freeSeats, 'free seat')}>
      {isEnough ? (
        <div className={styles.form}>
          <p>{formatOutlook(forecast)}</p>
          <Lines forecast={forecast} />
          <p className={styles.line}>
            Together {expectedHires.toLocaleString('en')} hires. This rests on the latest {settled.toLocaleString('en')}{' '}
            candidates of your company who came onto a shortlist and for whom it is over, {hired.toLocaleString('en')}{' '}
            of them hired. It knows nothing of the people themselves, and counts each as if the others were not there.
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
    <Table label="What the forecast is made of">
      <thead>
        <tr>
          <HeadCell>Stage</HeadCell>
          <HeadCell numeric>There now</HeadCell>
          <HeadCell numeric>Hired from there before</HeadCell>
          <HeadCell numeric>Days to the hire</HeadCell>
          <HeadCell numeric>To be expected</HeadCell>
        </tr>
      </thead>
      <tbody>
        {there.map(({ stage, people, settled, hired, medianDays, expectedHires, isBorrowed }) => (
          <Row key={stage}>
            <Cell>
              {formatStage(stage)}
              {isBorrowed && ' (too few came here: as one stage before)'}
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
