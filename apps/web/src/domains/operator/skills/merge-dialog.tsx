import { taxonomySkillActions } from '@assay/contracts/taxonomy-skills'
import { Button } from '@assay/ui/button'
import type { ComboboxOption } from '@assay/ui/combobox'
import { Dialog } from '@assay/ui/dialog'
import { formatCount } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from './skills.module.css'
import { useMergeSkill } from './skills.mutations.ts'
import type { Skill } from './skills.queries.ts'
import { WinnerPicker } from './winner-picker.tsx'

interface Draft {
  readonly into: ComboboxOption | null
}

const fields = contractFields<typeof taxonomySkillActions.merge.body, Draft>(taxonomySkillActions.merge.body, {
  labels: { into: 'Merge into' },
  shape: ({ into }) => ({ intoId: into?.value ?? '' }),
  moved: { intoId: 'into' },
})

const NOTHING: Draft = { into: null }

/** Makes a skill a part of another one. */
export function MergeDialog({ skill, onClose }: { skill: Skill; onClose: () => void }) {
  const merge = useMergeSkill(skill.id)
  const form = useForm({
    fields,
    initial: NOTHING,
    send: (body) => merge.mutateAsync({ ...body, version: skill.version }, { onSuccess: onClose }),
  })
  const { into } = form.draft
  const winner = into?.label ?? 'the other skill'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Merge ${skill.name}`}
      description="For two names of the same thing. Earlier searches stay as they were."
    >
      <form className={styles.form} {...form.bind}>
        <WinnerPicker
          {...form.field('into')}
          value={into}
          onChange={(option) => form.set('into', option)}
          loser={skill}
        />
        <ul className={styles.effects}>
          <li>
            {skill.name}
            {skill.aliases.length > 0 && ` and its ${formatCount(skill.aliases.length, 'alias', 'aliases')}`} will mean{' '}
            {winner}.
          </li>
          <li>
            {formatCount(skill.candidateCount, 'candidate')} will have {winner}. Of somebody who has both, the stronger
            evidence and the longer years count, once.
          </li>
          <li>
            {formatCount(skill.jobCount, 'job')} and all saved searches that ask for {skill.name} will ask for {winner}.
          </li>
        </ul>
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            Merge
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
