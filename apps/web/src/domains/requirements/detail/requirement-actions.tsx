import { type RequirementVerb, requirementVerbs } from '@assay/contracts/requirements'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { toasts } from '@assay/ui/toast-store.ts'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import type { Requirement } from '../records/index.ts'
import { cancelLabels, stateLabels, useCloneRequirement, useMoveRequirement, verbLabels } from '../records/index.ts'
import styles from './requirement-detail.module.css'

const STRAIGHT: readonly RequirementVerb[] = ['submit', 'pause', 'resume']
const LEADING: readonly RequirementVerb[] = ['publish', 'approve', 'resume', 'reopen']

export interface RequirementActionsProps {
  requirement: Requirement
  onCloned: (requirement: Requirement) => void
}

/** The actions that the server allows the user on the job. */
export function RequirementActions({ requirement, onCloned }: RequirementActionsProps) {
  const [asking, setAsking] = useState<RequirementVerb | null>(null)
  const move = useMoveRequirement(requirement.id)
  const clone = useCloneRequirement(onCloned)
  const verbs = requirementVerbs.filter((verb) => requirement.mayDo.includes(verb))
  const start = (verb: RequirementVerb) => {
    const mustAsk = !STRAIGHT.includes(verb) && !(verb === 'publish' && requirement.lint.length === 0)
    if (mustAsk) return setAsking(verb)
    move.mutate(
      { verb },
      {
        onSuccess: ({ state }) => toasts.success(`Status: ${stateLabels[state].label}`),
        onError: (error) => toasts.error(error instanceof ApiError ? error.message : undefined),
      },
    )
  }
  return (
    <div className={styles.actions}>
      {verbs.map((verb) => (
        <Button
          key={verb}
          size="small"
          variant={LEADING.includes(verb) ? 'primary' : 'secondary'}
          busy={move.isPending}
          onClick={() => start(verb)}
        >
          {verbLabels[verb]}
        </Button>
      ))}
      {requirement.mayDo.includes('clone') && (
        <Button size="small" variant="quiet" busy={clone.isPending} onClick={() => clone.mutate(requirement.id)}>
          Clone
        </Button>
      )}
      {asking !== null && <MoveDialog requirement={requirement} verb={asking} onClose={() => setAsking(null)} />}
    </div>
  )
}

const EXPLAINED: Partial<Record<RequirementVerb, string>> = {
  fill: 'All candidates on the shortlist are closed too.',
  cancel: 'All candidates on the shortlist are closed too.',
  archive: 'The job moves to the archive with all decisions.',
  reopen: 'The weights are unlocked until the next decision.',
}

function MoveDialog({
  requirement,
  verb,
  onClose,
}: {
  requirement: Requirement
  verb: RequirementVerb
  onClose: () => void
}) {
  const [note, setNote] = useState('')
  const [code, setCode] = useState('')
  const [overrule, setOverrule] = useState('')
  const move = useMoveRequirement(requirement.id)
  const opens = verb === 'publish' || verb === 'approve'
  const hasLint = opens && requirement.lint.length > 0
  const isComplete = (verb !== 'cancel' || code !== '') && (!hasLint || overrule.trim().length >= 3)
  const send = () =>
    move.mutate(
      {
        verb,
        note: note.trim() === '' ? null : note.trim(),
        ...(verb === 'cancel' && { code }),
        ...(opens && { overrule: overrule.trim() === '' ? null : overrule.trim() }),
      },
      {
        onSuccess: ({ state }) => {
          toasts.success(`Status: ${stateLabels[state].label}`)
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={verbLabels[verb]}
      description={EXPLAINED[verb]}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button variant="primary" busy={move.isPending} disabled={!isComplete} onClick={send}>
            {verbLabels[verb]}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {hasLint && (
          <>
            <div className={styles.notice}>
              <p>Check the description:</p>
              <ul>
                {requirement.lint.map(({ code: found, message }) => (
                  <li key={`${found} ${message}`}>{message}</li>
                ))}
              </ul>
            </div>
            <TextArea
              label="Reason for publishing anyway"
              rows={2}
              value={overrule}
              onChange={(event) => setOverrule(event.target.value)}
            />
          </>
        )}
        {verb === 'cancel' && (
          <Select
            label="Reason"
            value={code}
            placeholder="Select reason"
            options={Object.entries(cancelLabels).map(([value, label]) => ({ value, label }))}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <TextArea label="Note" rows={2} limit={500} value={note} onChange={(event) => setNote(event.target.value)} />
        {move.error !== null && (
          <p className={styles.error} role="alert">
            {move.error instanceof ApiError ? move.error.message : 'Oops...Something went wrong'}
          </p>
        )}
      </div>
    </Dialog>
  )
}
