import { type RequirementVerb, requirementActions } from '@assay/contracts/requirements'
import { activeStages } from '@assay/contracts/shortlisteds'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMemo } from 'react'
import type { z } from 'zod'
import { formatCount } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { cancelLabels, doneLabels, type Requirement, useMoveRequirement, verbLabels } from '../records/index.ts'
import styles from './requirement-detail.module.css'

const EXPLAINED: Partial<Record<RequirementVerb, string>> = {
  return: 'The author gets your comment and can change the draft.',
  archive: 'The job moves to the archive with all decisions.',
  reopen: 'All seats are free again, and the weights are unlocked until the next decision.',
}

/** What a change of status brings about, above all for candidates. */
function explain(verb: RequirementVerb, funnel: Requirement['funnel']): string | undefined {
  const closed = funnel['closed'] ?? 0
  if (verb === 'reopen' && closed > 0)
    return `${EXPLAINED[verb]} ${formatCount(closed, 'candidate')} whose process ended ${closed === 1 ? 'stays' : 'stay'} closed: select them in the table of the pipeline to shortlist them again.`
  if (verb !== 'fill' && verb !== 'cancel') return EXPLAINED[verb]
  const people = activeStages.reduce((sum, stage) => sum + (funnel[stage] ?? 0), 0)
  if (people === 0) return 'No candidates are in the process.'
  return `This ends the process for ${formatCount(people, 'candidate')}: open requests, interviews and offers are cancelled, and a day later ${people === 1 ? 'the candidate is' : 'the candidates are'} notified.`
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

/** Collects what a change of status needs. */
export function MoveDialog({
  requirement,
  verb,
  onClose,
}: {
  requirement: Pick<Requirement, 'id' | 'title' | 'lint' | 'funnel'>
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
      await move.mutateAsync({ verb, ...body })
      toasts.success(doneLabels[verb])
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={verbLabels[verb]}
      description={explain(verb, requirement.funnel)}
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
