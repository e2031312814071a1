import { decideDataCorrection } from '@assay/contracts/candidate-pages'
import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatAgo } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { Region } from '../../platform/region.tsx'
import styles from './contacts.module.css'
import { topicLabels } from './correction-labels.ts'
import { type Correction, correctionsQuery, useDecideCorrection } from './corrections.queries.ts'

interface CorrectionsProps {
  profile: (correction: Correction, words: ReactNode) => ReactNode
  /** How the reader changes a profile. */
  howToChange: string
}

/** The name for the agency; the operator sees the code. */
const nameOf = ({ candidate }: Correction): string => candidate.legalName ?? candidate.maskedName

export function Corrections(props: CorrectionsProps) {
  const query = useQuery(correctionsQuery())
  const [open, setOpen] = useState<Correction | null>(null)
  return (
    <>
      <Panel title="Data corrections" flush note={query.data?.length.toLocaleString('en')}>
        <Region query={query}>
          {(corrections) =>
            corrections.length === 0 ? (
              <EmptyState>
                Candidates report errors in their profile from any email. Correct the profile, or explain why not.
              </EmptyState>
            ) : (
              <OpenedTable
                label="Correction list"
                items={corrections}
                heads={
                  <>
                    <HeadCell>Candidate</HeadCell>
                    <HeadCell>Requested change</HeadCell>
                    <HeadCell className={styles.roomy}>Requested</HeadCell>
                  </>
                }
                cells={(correction) => (
                  <>
                    <NameCell
                      name={nameOf(correction)}
                      person={correction.candidate.id}
                      onOpen={() => setOpen(correction)}
                    >
                      {topicLabels[correction.topic]}
                    </NameCell>
                    <Cell>
                      <span dir="auto">{correction.proposal}</span>
                    </Cell>
                    <Cell className={styles.roomy}>{formatAgo(correction.createdAt)}</Cell>
                  </>
                )}
              />
            )
          }
        </Region>
      </Panel>
      {open !== null && <Decide {...props} correction={open} onClose={() => setOpen(null)} />}
    </>
  )
}

const fields = contractFields<typeof decideDataCorrection.body, { state: 'done' | 'refused'; answer: string }>(
  decideDataCorrection.body,
  { labels: { answer: 'Answer to the candidate' } },
)

type DecideProps = CorrectionsProps & { correction: Correction; onClose: () => void }

function Decide({ correction, profile, howToChange, onClose }: DecideProps) {
  const decide = useDecideCorrection()
  const form = useForm({
    fields,
    initial: { state: 'done' as 'done' | 'refused', answer: '' },
    send: (body) => decide.mutateAsync({ id: correction.id, ...body }, { onSuccess: onClose }),
  })
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={nameOf(correction)}
      description={`Correction: ${topicLabels[correction.topic]}`}
    >
      <form className={styles.form} {...form.bind}>
        <p className={styles.message} dir="auto">
          {correction.proposal}
        </p>
        <p>
          {howToChange} {profile(correction, 'View profile')}
        </p>
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
