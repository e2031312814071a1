import { type RequirementVerb, requirementActions, requirementVerbs } from '@assay/contracts/requirements'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
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
    move.mutate({ verb }, { onSuccess: ({ state }) => toasts.success(`Status: ${stateLabels[state].label}`) })
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

function fieldsOf(verb: RequirementVerb, hasLint: boolean) {
  return contractFields(requirementActions[verb].body as z.ZodType<object, object>, {
    labels: { note: 'Note', code: 'Reason', overrule: 'Reason for publishing anyway' },
    checks: hasLint ? { overrule: [rules.required()] } : {},
  })
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
  const move = useMoveRequirement(requirement.id)
  const opens = verb === 'publish' || verb === 'approve'
  const hasLint = opens && requirement.lint.length > 0
  const fields = useMemo(() => fieldsOf(verb, hasLint), [verb, hasLint])
  const form = useForm({
    fields,
    initial: { note: '', ...(verb === 'cancel' && { code: '' }), ...(opens && { overrule: '' }) },
    send: async (body) => {
      const { state } = await move.mutateAsync({ verb, ...body })
      toasts.success(`Status: ${stateLabels[state].label}`)
      onClose()
    },
  })
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
          <Button {...form.button} variant="primary">
            {verbLabels[verb]}
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
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
            <TextArea {...form.area('overrule')} rows={2} />
          </>
        )}
        {verb === 'cancel' && (
          <Select
            {...form.choice('code')}
            placeholder="Select reason"
            options={Object.entries(cancelLabels).map(([value, label]) => ({ value, label }))}
          />
        )}
        <TextArea {...form.area('note')} rows={2} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
