import { changeRequirement } from '@assay/contracts/requirements'
import type { Legend, SearchCriteria } from '@assay/contracts/search-criteria'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { TextArea } from '@assay/ui/text-area'
import { type ReactNode, useState } from 'react'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { NewerVersion } from '../../../platform/forms/newer-version.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
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

interface Own {
  readonly criteria: SearchCriteria
  /** The version that the change began with. */
  readonly begun: number
}

interface RequirementCriteriaProps {
  requirement: Requirement
  editor: (editing: CriteriaEditing) => ReactNode
}

const noFields = contractFields(changeRequirement.body, { labels: {} })
const reasonFields = contractFields(changeRequirement.body, {
  labels: { reason: 'Reason for change' },
  checks: { reason: [rules.required()] },
})

/** The job's criteria. After the first decision, a change needs a reason. */
export function RequirementCriteria({ requirement, editor }: RequirementCriteriaProps) {
  const [own, setOwn] = useState<Own | null>(null)
  const [learned, setLearned] = useState<Skills>({})
  const change = useChangeRequirement(requirement.id)
  const isEditable = requirement.mayDo.includes('edit')
  const isFrozen = requirement.weightsFrozenAt !== null
  const isChanged = own !== null
  const form = useForm({
    fields: isFrozen ? reasonFields : noFields,
    initial: { reason: '' },
    send: async ({ reason }) => {
      if (own === null) return
      await change.mutateAsync({
        criteria: own.criteria,
        version: own.begun,
        ...(isFrozen && { reason: reason?.trim() }),
      })
      setOwn(null)
      form.reset()
    },
  })
  return (
    <div className={styles.form}>
      <h2 className={styles.sectionName}>Search criteria</h2>
      <WeightsLock requirement={requirement} />
      <form className={styles.form} {...form.bind}>
        {!isEditable && <p className={styles.notice}>The criteria can’t be edited in this status.</p>}
        <fieldset className={styles.choices} disabled={!isEditable}>
          {editor({
            criteria: own?.criteria ?? requirement.criteria,
            skills: { ...requirement.legend.skills, ...learned },
            onChange: (criteria) => isEditable && setOwn({ criteria, begun: own?.begun ?? requirement.version }),
            onSkill: ({ id, slug, name, kind }) => setLearned((before) => ({ ...before, [id]: { slug, name, kind } })),
          })}
        </fieldset>
        {isChanged && isFrozen && <TextArea {...form.area('reason')} rows={2} />}
        <FormProblems form={form} />
        {isChanged && (
          <NewerVersion
            begun={own.begun}
            stored={requirement.version}
            isDirty
            isSending={form.busy}
            onTake={() => setOwn(null)}
            onKeep={() => setOwn({ ...own, begun: requirement.version })}
          />
        )}
        {isChanged && (
          <div className={styles.actions}>
            <Button {...form.button} variant="primary">
              Save criteria
            </Button>
            <Button onClick={() => setOwn(null)}>Discard</Button>
          </div>
        )}
      </form>
    </div>
  )
}
