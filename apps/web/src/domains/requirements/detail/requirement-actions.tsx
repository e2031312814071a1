import { type RequirementVerb, requirementActions, requirementVerbs } from '@assay/contracts/requirements'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { IconButton } from '@assay/ui/icon-button'
import { Menu, type MenuAction } from '@assay/ui/menu'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { toasts } from '@assay/ui/toast-store.ts'
import { Ellipsis } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import type { Requirement } from '../records/index.ts'
import {
  cancelLabels,
  nextStepOf,
  stateLabels,
  useCloneRequirement,
  useMoveRequirement,
  verbLabels,
} from '../records/index.ts'
import styles from './requirement-detail.module.css'

const STRAIGHT: readonly RequirementVerb[] = ['submit', 'recall', 'pause', 'resume']
const ENDING: readonly RequirementVerb[] = ['fill', 'cancel']

export interface RequirementActionsProps {
  requirement: Requirement
  /** Starts a search for the job; absent if the user may not search. */
  onFind?: (() => void) | undefined
  isFinding?: boolean
  /** Shows the candidates in a stage; without it, everything is in the menu, as in the row of a list. */
  onReview?: (stage: 'submitted' | 'decision') => void
  /** Further places that belong to the job. */
  links?: readonly MenuAction[]
  onCloned: (requirement: Requirement) => void
}

/** The next step of the job as a button, and everything else that the server allows the user in a menu. */
export function RequirementActions({
  requirement,
  onFind,
  isFinding = false,
  onReview,
  links = [],
  onCloned,
}: RequirementActionsProps) {
  const [asking, setAsking] = useState<RequirementVerb | null>(null)
  const move = useMoveRequirement(requirement.id)
  const clone = useCloneRequirement(onCloned)
  const start = (verb: RequirementVerb) => {
    const mustAsk = !STRAIGHT.includes(verb) && !(verb === 'publish' && requirement.lint.length === 0)
    if (mustAsk) return setAsking(verb)
    move.mutate({ verb }, { onSuccess: ({ state }) => toasts.success(`Status: ${stateLabels[state].label}`) })
  }
  const next = onReview === undefined ? null : nextStepOf(requirement)
  const others = requirementVerbs.filter(
    (verb) => requirement.mayDo.includes(verb) && !(next?.does === 'move' && next.verb === verb),
  )
  const actions: readonly MenuAction[] = [
    ...links,
    ...others.map((verb, place) => ({
      key: verb,
      label: STRAIGHT.includes(verb) ? verbLabels[verb] : `${verbLabels[verb]}…`,
      onSelect: () => start(verb),
      separated: place === 0 && links.length > 0,
      danger: ENDING.includes(verb),
    })),
    ...(requirement.mayDo.includes('clone')
      ? [{ key: 'clone', label: 'Clone', onSelect: () => clone.mutate(requirement.id), separated: true }]
      : []),
  ]
  const isFindNext = next?.does === 'find'
  return (
    <div className={styles.actions}>
      {onFind !== undefined && requirement.state === 'open' && (
        <Button variant={isFindNext ? 'primary' : 'secondary'} busy={isFinding} onClick={onFind}>
          Find candidates
        </Button>
      )}
      {next?.does === 'review' && (
        <Button variant="primary" onClick={() => onReview?.(next.stage)}>
          {next.label}
        </Button>
      )}
      {next?.does === 'move' && (
        <Button variant="primary" busy={move.isPending} onClick={() => start(next.verb)}>
          {verbLabels[next.verb]}
        </Button>
      )}
      {actions.length > 0 && (
        <Menu
          align="end"
          trigger={
            <IconButton label={`More actions: ${requirement.title}`} icon={<Ellipsis size={16} aria-hidden="true" />} />
          }
          actions={actions}
        />
      )}
      {asking !== null && <MoveDialog requirement={requirement} verb={asking} onClose={() => setAsking(null)} />}
    </div>
  )
}

const EXPLAINED: Partial<Record<RequirementVerb, string>> = {
  return: 'The author gets your comment and can change the draft.',
  fill: 'All candidates on the shortlist are closed too.',
  cancel: 'All candidates on the shortlist are closed too.',
  archive: 'The job moves to the archive with all decisions.',
  reopen: 'The weights are unlocked until the next decision.',
}

function fieldsOf(verb: RequirementVerb, hasLint: boolean) {
  return contractFields(requirementActions[verb].body as z.ZodType<object, object>, {
    labels: {
      note: verb === 'return' ? 'What to change' : 'Note',
      code: 'Reason',
      overrule: 'Reason for publishing anyway',
    },
    checks: {
      ...(hasLint && { overrule: [rules.required()] }),
      ...(verb === 'return' && { note: [rules.required()] }),
    },
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
