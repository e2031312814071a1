import { changeRequirement } from '@assay/contracts/requirements'
import type { Legend, SearchCriteria } from '@assay/contracts/search-criteria'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { TextArea } from '@assay/ui/text-area'
import type { ReactNode } from 'react'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { NewerVersion } from '../../../platform/forms/newer-version.tsx'
import { type Form, useForm } from '../../../platform/forms/use-form.ts'
import { useTakesLead } from '../../../platform/leading-step.ts'
import type { Requirement } from '../records/index.ts'
import { useChangeRequirement } from '../records/index.ts'
import styles from './requirement-detail.module.css'
import { WeightsLock } from './weights-lock.tsx'

type Skills = Legend['skills']

export interface CriteriaEditing {
  readonly criteria: SearchCriteria
  readonly skills: Skills
  readonly onChange: (criteria: SearchCriteria) => void
  readonly onSkill: (skill: { id: string; slug: string; name: string; kind: string }) => void
}

interface Draft {
  readonly criteria: SearchCriteria
  /** Skills that were added and are not in the job's legend yet. */
  readonly learned: Skills
  readonly reason: string
  /** The version that the change began with. */
  readonly version: number
}

interface RequirementCriteriaProps {
  requirement: Requirement
  editor: (editing: CriteriaEditing) => ReactNode
}

const plainFields = contractFields<typeof changeRequirement.body, Draft>(changeRequirement.body, {
  labels: {},
  shape: ({ criteria, version }) => ({ criteria, version }),
})
const reasonFields = contractFields<typeof changeRequirement.body, Draft>(changeRequirement.body, {
  labels: { reason: 'Reason for change' },
  shape: ({ criteria, version, reason }) => ({ criteria, version, reason }),
  checks: { reason: [rules.required()] },
})

const draftOf = ({ criteria, version }: Requirement): Draft => ({ criteria, version, learned: {}, reason: '' })

/** The job's criteria. After the first decision, a change needs a reason. */
export function RequirementCriteria({ requirement, editor }: RequirementCriteriaProps) {
  const change = useChangeRequirement(requirement.id)
  const isEditable = requirement.mayDo.includes('edit')
  const isFrozen = requirement.weightsFrozenAt !== null
  const form: Form<Draft> = useForm({
    fields: isFrozen ? reasonFields : plainFields,
    initial: draftOf(requirement),
    send: async (body) => form.reset(draftOf(await change.mutateAsync(body))),
  })
  useTakesLead(form.isDirty)
  const { criteria, learned, version } = form.draft
  const takeStored = () => form.reset(draftOf(requirement))
  return (
    <div className={styles.form}>
      <h2 className={styles.sectionName}>Search criteria</h2>
      <WeightsLock requirement={requirement} />
      <form className={styles.form} {...form.bind}>
        {!isEditable && <p className={styles.notice}>The criteria can’t be edited in this status.</p>}
        <fieldset className={styles.choices} disabled={!isEditable}>
          {editor({
            criteria,
            skills: { ...requirement.legend.skills, ...learned },
            onChange: (next) => isEditable && form.set('criteria', next),
            onSkill: ({ id, slug, name, kind }) => form.set(`learned.${id}`, { slug, name, kind }),
          })}
        </fieldset>
        {form.isDirty && isFrozen && <TextArea {...form.area('reason')} rows={2} />}
        <FormProblems form={form} />
        <NewerVersion
          begun={version}
          stored={requirement.version}
          isDirty={form.isDirty}
          isSending={form.busy}
          onTake={takeStored}
          onKeep={() => form.set('version', requirement.version)}
        />
        {form.isDirty && (
          <div className={styles.actions}>
            <Button {...form.button} variant="primary">
              Save criteria
            </Button>
            <Button onClick={takeStored}>Discard</Button>
          </div>
        )}
      </form>
    </div>
  )
}
