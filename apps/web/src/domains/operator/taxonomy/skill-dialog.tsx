import { addJobSkill } from '@assay/contracts/taxonomy-skills'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { draftOf, movedParts, partsOf, type SkillDraft, SkillInputs, skillLabels } from './skill-inputs.tsx'
import styles from './taxonomy.module.css'
import { useAddSkill, useChangeSkill } from './taxonomy.mutations.ts'
import type { Skill } from './taxonomy.queries.ts'

const fields = contractFields<typeof addJobSkill.body, SkillDraft>(addJobSkill.body, {
  labels: skillLabels,
  shape: partsOf,
  moved: movedParts,
})

/** Adds a skill, or edits one. */
export function SkillDialog({ skill, onClose }: { skill: Skill | null; onClose: () => void }) {
  const add = useAddSkill()
  const change = useChangeSkill(skill?.id ?? '')
  const form = useForm({
    fields,
    initial: draftOf(skill),
    send: (body): Promise<unknown> =>
      skill === null
        ? add.mutateAsync(body, { onSuccess: onClose })
        : change.mutateAsync({ ...body, version: skill.version }, { onSuccess: onClose }),
  })
  return (
    <Dialog open onOpenChange={onClose} title={skill === null ? 'Add a skill' : `Edit ${skill.name}`}>
      <form className={styles.form} {...form.bind}>
        <SkillInputs form={form} skill={skill} />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            {skill === null ? 'Add skill' : 'Save'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
