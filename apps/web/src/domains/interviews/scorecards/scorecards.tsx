import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import type { Interview } from '../records/index.ts'
import { recommendationLabels } from '../records/index.ts'
import styles from '../records/interviews.module.css'

export function Scorecards({ interview }: { interview: Interview }) {
  const { scorecards, criteria, scorecardsHidden, scorecardsDue } = interview
  return (
    <>
      {scorecards.length > 0 && (
        <Table label={`Scorecards of round ${interview.round}`}>
          <thead>
            <tr>
              <HeadCell>Criterion</HeadCell>
              {scorecards.map(({ userId, fullName }) => (
                <HeadCell key={userId}>{fullName}</HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row>
              <Cell>Recommendation</Cell>
              {scorecards.map(({ userId, recommendation }) => (
                <Cell key={userId}>{recommendationLabels[recommendation]}</Cell>
              ))}
            </Row>
            {criteria.map(({ key, label }) => (
              <Row key={key}>
                <Cell>{label}</Cell>
                {scorecards.map(({ userId, criteria: given }) => {
                  const rated = given.find((each) => each.key === key)
                  return (
                    <Cell key={userId}>
                      {rated === undefined ? '–' : `${rated.rating} of 5`}
                      {rated !== undefined && rated.note !== '' && <span className={styles.note}>{rated.note}</span>}
                    </Cell>
                  )
                })}
              </Row>
            ))}
            <Row>
              <Cell>Summary</Cell>
              {scorecards.map(({ userId, summary }) => (
                <Cell key={userId}>{summary === '' ? '–' : summary}</Cell>
              ))}
            </Row>
          </tbody>
        </Table>
      )}
      {scorecardsHidden > 0 && (
        <p className={styles.note}>
          {scorecardsHidden === 1 ? '1 more submitted' : `${scorecardsHidden} more submitted`}, visible once you submit
          yours.
        </p>
      )}
      {scorecardsDue > 0 && (
        <p className={styles.note}>{scorecardsDue === 1 ? '1 scorecard due.' : `${scorecardsDue} scorecards due.`}</p>
      )}
    </>
  )
}
