import { CLOSING_GRACE_DAYS, closingActions } from '@assay/contracts/company-closings'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Region } from '../../../platform/region.tsx'
import { useExportCompany } from '../company.mutations.ts'
import styles from './closing.module.css'
import { type Closing, closingQuery, sendClosing } from './closing.queries.ts'
import { ClosingFacts } from './closing-facts.tsx'

/** Confirms the caller's identity where the server requires it. */
type AsPerson = <Answer>(action: () => Promise<Answer>) => Promise<Answer>

interface ClosingPanelProps {
  run: AsPerson
  onClosed: () => void
}

/** For owners: what closing the company does, and the button that does it. */
export function ClosingPanel({ run, onClosed }: ClosingPanelProps) {
  const query = useQuery(closingQuery())
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title="Close company" note="Owners can close it">
      <Region query={query}>
        {(closing) => (
          <div className={styles.form}>
            <p className={styles.quiet}>
              Everyone loses access, and open work is closed immediately. For {CLOSING_GRACE_DAYS} days an owner can
              reopen the company; then its members, settings, searches and candidate lists are deleted.
            </p>
            {closing.obstacles.map((words) => (
              <Notice key={words} tone="warn">
                {words}
              </Notice>
            ))}
            <div className={styles.acts}>
              <Button onClick={() => setOpen(true)}>Close company…</Button>
            </div>
            {isOpen && <CloseDialog closing={closing} run={run} onClosed={onClosed} onClose={() => setOpen(false)} />}
          </div>
        )}
      </Region>
    </Panel>
  )
}

const fields = contractFields(closingActions.close.body, { labels: { name: 'Company name' } })

function CloseDialog({
  closing,
  run,
  onClosed,
  onClose,
}: ClosingPanelProps & { closing: Closing; onClose: () => void }) {
  const save = useExportCompany()
  const form = useForm({
    fields,
    initial: { name: '' },
    send: async ({ name }) => {
      await run(() => sendClosing(closing.id, name))
      onClosed()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Close ${closing.companyName}?`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="danger">
            Close company
          </Button>
        </>
      }
    >
      <form className={styles.dialog} {...form.bind}>
        <ClosingFacts closing={closing} />
        <p className={styles.quiet}>
          Export your data first. After closing, only owners can, and only until it is deleted.{' '}
          <Button size="small" busy={save.isPending} onClick={() => save.mutate()}>
            Export company data
          </Button>
        </p>
        <TextField {...form.text('name')} hint={`Type “${closing.companyName}” to confirm.`} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
