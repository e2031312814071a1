import { decideDataCorrection } from '@assay/contracts/candidate-pages'
import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatAgo } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Region } from '../../platform/region.tsx'
import styles from './contacts.module.css'
import { topicLabels } from './correction-labels.ts'
import { type Correction, correctionsQuery, useDecideCorrection } from './corrections.queries.ts'

interface CorrectionsProps {
  profile: (correction: Correction, words: ReactNode) => ReactNode
}

export function Corrections({ profile }: CorrectionsProps) {
  const query = useQuery(correctionsQuery())
  const [open, setOpen] = useState<Correction | null>(null)
  return (
    <>
      <Panel title="Data corrections" flush note={query.data?.length.toLocaleString('en')}>
        <Region query={query}>
          {(corrections) =>
            corrections.length === 0 ? (
              <EmptyState>
                Candidates report errors in their profile from any email. Correct them here or explain why not.
              </EmptyState>
            ) : (
              <Table label="Correction list">
                <thead>
                  <tr>
                    <HeadCell>Field</HeadCell>
                    <HeadCell>Requested change</HeadCell>
                    <HeadCell className={styles.roomy}>Requested</HeadCell>
                    <HeadCell className={styles.roomy}>Candidate</HeadCell>
                  </tr>
                </thead>
                <tbody>
                  {corrections.map((correction) => (
                    <Row key={correction.id}>
                      <Cell className={styles.who}>
                        <button type="button" onClick={() => setOpen(correction)}>
                          {topicLabels[correction.topic]}
                        </button>
                      </Cell>
                      <Cell>{correction.proposal}</Cell>
                      <Cell className={styles.roomy}>{formatAgo(correction.createdAt)}</Cell>
                      <Cell className={styles.roomy}>{profile(correction, 'Profile')}</Cell>
                    </Row>
                  ))}
                </tbody>
              </Table>
            )
          }
        </Region>
      </Panel>
      {open !== null && <Decide correction={open} profile={profile} onClose={() => setOpen(null)} />}
    </>
  )
}

const fields = contractFields<typeof decideDataCorrection.body, { state: 'done' | 'refused'; answer: string }>(
  decideDataCorrection.body,
  { labels: { answer: 'Answer to the candidate' } },
)

function Decide({ correction, profile, onClose }: CorrectionsProps & { correction: Correction; onClose: () => void }) {
  const decide = useDecideCorrection()
  const form = useForm({
    fields,
    initial: { state: 'done' as 'done' | 'refused', answer: '' },
    send: (body) => decide.mutateAsync({ id: correction.id, ...body }, { onSuccess: onClose }),
  })
  return (
    <Drawer open onOpenChange={onClose} title={`Correction: ${topicLabels[correction.topic]}`}>
      <form className={styles.form} {...form.bind}>
        <p className={styles.message}>{correction.proposal}</p>
        <p>{profile(correction, 'View profile')}</p>
        <TextArea {...form.area('answer')} rows={3} />
        <FormProblems form={form} />
        <div className={styles.choices}>
          <Button {...form.button} variant="primary" onClick={() => form.set('state', 'done')}>
            Mark corrected
          </Button>
          <Button {...form.button} onClick={() => form.set('state', 'refused')}>
            Reject correction
          </Button>
        </div>
      </form>
    </Drawer>
  )
}
