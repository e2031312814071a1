import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { correctionFields, draftOf, emptyDraft, resultFields } from './result-draft.ts'
import { ResultInputs } from './result-inputs.tsx'
import styles from './vetting.module.css'
import { useProposeChange, useRecordResult } from './vetting.mutations.ts'
import type { VettedCandidate, VettingResult } from './vetting.queries.ts'

interface DialogProps {
  candidate: VettedCandidate
  onClose: () => void
}

export function RecordResultDialog({ candidate, onClose }: DialogProps) {
  const record = useRecordResult()
  const [fields] = useState(() => resultFields(candidate.id))
  const form = useForm({
    fields,
    initial: emptyDraft(new Date().toISOString().slice(0, 10)),
    send: (body) => record.mutateAsync(body, { onSuccess: onClose }),
  })
  return (
    <Dialog open onOpenChange={onClose} title="Record result" description={candidate.maskedName}>
      <form className={styles.form} {...form.bind}>
        <ResultInputs form={form} skills={candidate.skills} />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            Record result
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}

export function CorrectResultDialog({ candidate, result, onClose }: DialogProps & { result: VettingResult }) {
  const propose = useProposeChange()
  const [fields] = useState(() => correctionFields(result.id))
  const form = useForm({
    fields,
    initial: draftOf(result),
    send: (body) => propose.mutateAsync(body, { onSuccess: onClose }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Correct result"
      description="Nothing changes until another operator confirms it. The original result stays on record."
    >
      <form className={styles.form} {...form.bind}>
        <ResultInputs form={form} skills={candidate.skills} />
        <TextArea {...form.area('reason')} rows={2} />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            Propose correction
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
