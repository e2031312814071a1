import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../../platform/forms/rule-fields.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Region } from '../../../platform/region.tsx'
import { requirementChoicesQuery } from '../../../platform/requirement-chooser/requirement-choices.queries.ts'
import { RequirementChooser } from '../../../platform/requirement-chooser/requirement-chooser.tsx'
import styles from '../entries/shortlist.module.css'
import { type Remembered, rememberedRequirement } from './remembered-requirement.ts'

interface ShortlistChooserProps {
  name: string
  /** The job of the search, else the last one used. */
  proposed?: Remembered | null
  busy: boolean
  onChoose: (requirement: Remembered) => void
  onClose: () => void
  /** Links to where jobs are created, for users without an open one. */
  requirements: ReactNode
}

const fields = ruleFields<{ requirement: Remembered | null }>({
  requirement: { label: 'Job', checks: [rules.required()] },
})

const OPEN = ['open'] as const

/** Preselects the job of the search, else the last one used. */
export function ShortlistChooser({ name, proposed, busy, onChoose, onClose, requirements }: ShortlistChooserProps) {
  const query = useQuery(requirementChoicesQuery({ states: OPEN }))
  const form = useForm({
    fields,
    initial: { requirement: proposed ?? rememberedRequirement.read() },
    send: async ({ requirement }) => requirement !== null && onChoose(requirement),
  })
  const chosen = form.draft.requirement
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Shortlist ${name}`}
      width="narrow"
      footer={
        <Button {...form.button} variant="primary" busy={busy}>
          Shortlist
        </Button>
      }
    >
      <Region query={query}>
        {(open) =>
          open.length === 0 ? (
            <EmptyState action={requirements}>No open jobs.</EmptyState>
          ) : (
            <form className={styles.form} {...form.bind}>
              <RequirementChooser
                label="Job"
                states={OPEN}
                value={chosen?.id ?? ''}
                noteOf={({ id }) => (id === proposed?.id ? 'from this search' : undefined)}
                onChoose={(requirement) => form.set('requirement', requirement)}
              />
              <FormProblems form={form} />
            </form>
          )
        }
      </Region>
    </Dialog>
  )
}
