import { promoteModelVersion } from '@assay/contracts/model-versions'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { toasts } from '@assay/ui/toast-store.ts'
import { useState } from 'react'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './learning.module.css'
import { type Decision, useDecide } from './models.mutations.ts'
import type { ModelVersion } from './models.queries.ts'

const WORDS: Readonly<Record<Decision, { label: string; done: string; explained: (whose: string) => string }>> = {
  promote: {
    label: 'Promote model',
    done: 'Model promoted',
    explained: (whose) =>
      `This model will rank for ${whose}. Existing searches and jobs with locked weights don’t change.`,
  },
  reject: {
    label: 'Reject model',
    done: 'Model rejected',
    explained: () => 'This model won’t be used. The next nightly run may propose another.',
  },
  rollback: {
    label: 'Roll back',
    done: 'Previous model restored',
    explained: (whose) => `The previous model ranks for ${whose} again.`,
  },
}

/** The decisions that the server allows the user on the model. */
export function DecideActions({ version }: { version: ModelVersion }) {
  const [deciding, setDeciding] = useState<Decision | null>(null)
  const isRefused = version.state === 'proposed' && version.guards.some(({ passed }) => !passed)
  return (
    <div className={styles.actions}>
      {version.mayDo.map((decision) => (
        <Button
          key={decision}
          size="small"
          variant={decision === 'promote' ? 'primary' : 'secondary'}
          disabled={decision === 'promote' && isRefused}
          onClick={() => setDeciding(decision)}
        >
          {WORDS[decision].label}
        </Button>
      ))}
      {isRefused && <p className={styles.line}>Can’t be promoted because a check failed.</p>}
      {deciding !== null && <DecideDialog version={version} decision={deciding} onClose={() => setDeciding(null)} />}
    </div>
  )
}

interface DecideDialogProps {
  version: ModelVersion
  decision: Decision
  onClose: () => void
}

const fields = contractFields(promoteModelVersion.body, { labels: { reason: 'Reason' } })

function DecideDialog({ version, decision, onClose }: DecideDialogProps) {
  const decide = useDecide(version.id)
  const whose = version.companyName ?? 'every company'
  const form = useForm({
    fields,
    initial: { reason: '' },
    send: async ({ reason }) => {
      await decide.mutateAsync({ decision, reason })
      toasts.success(WORDS[decision].done)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={WORDS[decision].label}
      description={WORDS[decision].explained(whose)}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="primary">
            {WORDS[decision].label}
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextArea {...form.area('reason')} rows={3} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
