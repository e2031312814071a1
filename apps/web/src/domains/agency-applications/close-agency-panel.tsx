import { agencyActions } from '@assay/contracts/agencies'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextLink } from '@assay/ui/link'
import { Panel } from '@assay/ui/panel'
import { TextArea } from '@assay/ui/text-area'
import { toasts } from '@assay/ui/toast-store.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './agency-profile.module.css'
import { sendClosing } from './agency-profile.mutations.ts'
import type { Agency } from './agency-profile.queries.ts'

/** Confirms the caller's identity where the server requires it. */
export type AsPerson = <Answer>(action: () => Promise<Answer>) => Promise<Answer>

interface CloseAgencyPanelProps {
  agency: Agency
  run: AsPerson
  onClosed: () => void
}

export function CloseAgencyPanel(props: CloseAgencyPanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title="Close agency">
      <div className={styles.form}>
        <p className={styles.quiet}>
          All agreements with employers end immediately, contact requests you haven’t answered expire, your people are
          signed out, API keys stop working, and new searches don’t find your candidates. This can’t be undone.
        </p>
        <p className={styles.quiet}>
          Before you close, <TextLink render={<Link to="/candidates" />}>export your candidates</TextLink>: afterwards
          no one of your agency can sign in.
        </p>
        <div className={styles.acts}>
          <Button onClick={() => setOpen(true)}>Close agency…</Button>
        </div>
        {isOpen && <CloseDialog {...props} onClose={() => setOpen(false)} />}
      </div>
    </Panel>
  )
}

const fields = contractFields(agencyActions.close.body, { labels: { reason: 'Reason' } })

function CloseDialog({ agency, run, onClosed, onClose }: CloseAgencyPanelProps & { onClose: () => void }) {
  const form = useForm({
    fields,
    initial: { reason: '' },
    send: async ({ reason }) => {
      await run(() => sendClosing(agency.id, reason))
      toasts.success('Agency closed', { detail: 'You and your colleagues were signed out.' })
      onClosed()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Close ${agency.legalName}?`}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="danger">
            Close agency
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <p className={styles.quiet}>
          Introductions that employers have accepted remain yours until their ownership ends.
        </p>
        <TextArea {...form.area('reason')} rows={3} hint="Both sides see it in their timelines." />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
