import { type RejectionCode, rejectionCodes } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import { useJudgeShown } from './agency-clients.mutations.ts'
import type { ShownEntry } from './agency-clients.queries.ts'
import styles from './clients.module.css'

const WORDS: Readonly<Record<RejectionCode, string>> = {
  missingSkill: 'Missing a required skill',
  lessExperience: 'Not enough experience',
  rate: 'Rate above the salary range',
  availability: 'Not available in time',
  overlap: 'Too little overlap in working hours',
  language: 'Language',
  strongerOthers: 'Other candidates are stronger',
  onHold: 'Job on hold',
  other: 'Other',
}

interface RejectShownDialogProps {
  entry: ShownEntry
  onClose: () => void
}

export function RejectShownDialog({ entry, onClose }: RejectShownDialogProps) {
  const [code, setCode] = useState<RejectionCode | ''>('')
  const [note, setNote] = useState('')
  const judge = useJudgeShown(onClose)
  const send = () => code !== '' && judge.mutate({ id: entry.id, code, note: note.trim() === '' ? null : note.trim() })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Reject ${entry.candidate.maskedName}`}
      description={`For “${entry.requirementTitle}”. Only the employer’s recruiters can restore a candidate.`}
      width="narrow"
      footer={
        <Button variant="danger" busy={judge.isPending} disabled={code === ''} onClick={send}>
          Reject
        </Button>
      }
    >
      <div className={styles.form}>
        <Select
          label="Reason"
          value={code}
          placeholder="Select reason"
          options={rejectionCodes.map((value) => ({ value, label: WORDS[value] }))}
          onChange={(event) => setCode(event.target.value as RejectionCode)}
        />
        <TextArea
          label="Note to employer"
          rows={3}
          limit={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
