import type { Legend, SearchCriteria } from '@assay/contracts/search-criteria'
import { Button } from '@assay/ui/button'
import { TextArea } from '@assay/ui/text-area'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { formatDay } from '../../../platform/format.ts'
import type { Requirement } from '../records/index.ts'
import { useChangeRequirement } from '../records/index.ts'
import styles from './requirement-detail.module.css'

type Skills = Legend['skills']

export interface CriteriaEditing {
  readonly criteria: SearchCriteria
  readonly skills: Skills
  readonly onChange: (criteria: SearchCriteria) => void
  readonly onSkill: (skill: { id: string; slug: string; name: string; kind: string }) => void
}

interface RequirementCriteriaProps {
  requirement: Requirement
  editor: (editing: CriteriaEditing) => ReactNode
}

/** The job's criteria. After the first decision, a change needs a reason. */
export function RequirementCriteria({ requirement, editor }: RequirementCriteriaProps) {
  const [own, setOwn] = useState<SearchCriteria | null>(null)
  const [learnt, setLearnt] = useState<Skills>({})
  const [reason, setReason] = useState('')
  const change = useChangeRequirement(requirement.id)
  const isEditable = requirement.mayDo.includes('edit')
  const isFrozen = requirement.weightsFrozenAt !== null
  const isChanged = own !== null
  const save = () =>
    own !== null &&
    change.mutate(
      { criteria: own, version: requirement.version, ...(isFrozen && { reason: reason.trim() }) },
      {
        onSuccess: () => {
          setOwn(null)
          setReason('')
        },
      },
    )
  return (
    <div className={styles.form}>
      <h2 className={styles.sectionName}>Search criteria</h2>
      {requirement.weightsFrozenAt !== null && (
        <p className={styles.notice}>
          Weights are locked since {formatDay(requirement.weightsFrozenAt)}, the day of the first decision. Changing
          them requires a reason and rescores all candidates.
        </p>
      )}
      {!isEditable && <p className={styles.notice}>The criteria can’t be edited in this status.</p>}
      <fieldset className={styles.choices} disabled={!isEditable}>
        {editor({
          criteria: own ?? requirement.criteria,
          skills: { ...requirement.legend.skills, ...learnt },
          onChange: (criteria) => isEditable && setOwn(criteria),
          onSkill: ({ id, slug, name, kind }) => setLearnt((before) => ({ ...before, [id]: { slug, name, kind } })),
        })}
      </fieldset>
      {isChanged && isFrozen && (
        <TextArea
          label="Reason for change"
          rows={2}
          limit={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {change.error !== null && (
        <p className={styles.error} role="alert">
          {change.error instanceof ApiError ? change.error.message : 'Oops...Something went wrong'}
        </p>
      )}
      {isChanged && (
        <div className={styles.actions}>
          <Button
            variant="primary"
            busy={change.isPending}
            disabled={isFrozen && reason.trim().length < 3}
            onClick={save}
          >
            Save criteria
          </Button>
          <Button onClick={() => setOwn(null)}>Discard</Button>
        </div>
      )}
    </div>
  )
}
