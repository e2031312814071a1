import { type PassCode, passCodes } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import { useJudgeShown } from './agency-clients.mutations.ts'
import type { ShownEntry } from './agency-clients.queries.ts'
import styles from './clients.module.css'

const WORDS: Readonly<Record<PassCode, string>> = {
  missingSkill: 'Lacks a skill that is needed',
  lessExperience: 'Less experience than needed',
  rate: 'Rate above the band',
  availability: 'Not available in time',
  overlap: 'Too few hours in common',
  language: 'Language',
  strongerOthers: 'Others are stronger',
  onHold: 'The requirement is on hold',
  other: 'Another reason',
}

interface PassShownDialogProps {
  entry: ShownEntry
  onClose: () => void
}

/** Why somebody whom the agency shows is passed. */
export function PassShownDialog({ entry, onClose }: PassShownDialogProps) {
  const [code, setCode] = useState<PassCode | ''>('')
  const [note, setNote] = useState('')
  const judge = useJudgeShown(onClose)
  const send = () => code !== '' && judge.mutate({ id: entry.id, code, note: note.trim() === '' ? null : note.trim() })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Pass ${entry.candidate.maskedName}`}
      description={`For “${entry.requirementTitle}”. Only the employer’s recruiters take somebody back.`}
      width="narrow"
      footer={
        <Button variant="danger" busy={judge.isPending} disabled={code === ''} onClick={send}>
          Pass
        </Button>
      }
    >
      <div className={styles.form}>
        <Select
          label="Reason"
          value={code}
          placeholder="Choose a reason"
          options={passCodes.map((value) => ({ value, label: WORDS[value] }))}
          onChange={(event) => setCode(event.target.value as PassCode)}
        />
        <TextArea
          label="Note for the employer"
          rows={3}
          limit={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
