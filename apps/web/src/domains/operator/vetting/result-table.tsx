import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { formatDay } from '../../../platform/format.ts'
import styles from './vetting.module.css'
import type { VettedCandidate, VettingResult } from './vetting.queries.ts'
import { formatIntegrity, formatResult, formatStage, formatValidity } from './vetting-labels.ts'

interface ResultTableProps {
  results: readonly VettingResult[]
  skills: VettedCandidate['skills']
  /** Results with an open correction. */
  inCorrection: ReadonlySet<string>
  onCorrect: (result: VettingResult) => void
}

const stateLabels = { valid: 'Valid', expired: 'Expired', superseded: 'Corrected' }

export function ResultTable({ results, skills, inCorrection, onCorrect }: ResultTableProps) {
  const nameOf = new Map(skills.map(({ skillId, name }) => [skillId, name]))
  return (
    <Table label="Results">
      <thead>
        <tr>
          <HeadCell>Stage</HeadCell>
          <HeadCell>Result</HeadCell>
          <HeadCell className={styles.roomy}>Valid until</HeadCell>
          <HeadCell>Actions</HeadCell>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => {
          const integrity = formatIntegrity(result)
          const proves = result.skillIds.flatMap((id) => nameOf.get(id) ?? [])
          const isOld = result.state === 'superseded'
          return (
            <Row key={result.id} className={isOld ? styles.old : undefined}>
              <Cell className={styles.name}>
                {formatStage(result)}
                <span className={styles.note}>
                  {result.method}, by {result.assessorRole}, {formatDay(result.on)}
                </span>
                {proves.length > 0 && <span className={styles.note}>{proves.join(', ')}</span>}
                {integrity !== null && <span className={styles.note}>{integrity}</span>}
                {result.documentHash !== null && (
                  <span className={styles.note} title={result.documentHash}>
                    Document <span className={styles.hash}>{result.documentHash.slice(0, 12)}…</span>
                  </span>
                )}
              </Cell>
              <Cell>
                {formatResult(result)}
                <span className={styles.note}>
                  {result.recordedByName === null ? 'Imported' : `Recorded by ${result.recordedByName}`}
                </span>
              </Cell>
              <Cell className={styles.roomy}>
                {formatValidity(result)} {result.state !== 'valid' && <Badge>{stateLabels[result.state]}</Badge>}
              </Cell>
              <Cell>
                {inCorrection.has(result.id) ? (
                  <span className={styles.note}>Correction pending</span>
                ) : (
                  !isOld && (
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={`Correct ${result.stage} of ${formatDay(result.on)}`}
                      onClick={() => onCorrect(result)}
                    >
                      Correct…
                    </Button>
                  )
                )}
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </Table>
  )
}
