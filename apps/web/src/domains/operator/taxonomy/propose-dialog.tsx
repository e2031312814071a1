import { proposeTaxonomyEdit } from '@assay/contracts/taxonomy-proposals'
import { Button } from '@assay/ui/button'
import type { ComboboxOption } from '@assay/ui/combobox'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useProposeEdit } from './proposals.mutations.ts'
import { draftOf, movedParts, partsOf, type SkillDraft, SkillInputs, skillLabels } from './skill-inputs.tsx'
import styles from './taxonomy.module.css'
import type { Skill } from './taxonomy.queries.ts'
import { WinnerPicker } from './winner-picker.tsx'

export type ProposedAct = 'add' | 'change' | 'merge' | 'deprecate' | 'restore'

interface Draft extends SkillDraft {
  readonly act: ProposedAct
  readonly skillId: string | null
  readonly into: ComboboxOption | null
  readonly reason: string
}

const fields = contractFields<typeof proposeTaxonomyEdit.body, Draft>(proposeTaxonomyEdit.body, {
  labels: { ...skillLabels, into: 'Merge into', reason: 'Reason', act: 'Change' },
  shape: ({ act, skillId, into, reason, ...parts }) => ({
    act,
    skillId,
    reason,
    ...(act === 'merge' && { intoId: into?.value ?? '' }),
    ...((act === 'add' || act === 'change') && partsOf(parts)),
  }),
  moved: { ...movedParts, intoId: 'into' },
})

const titles: Readonly<Record<ProposedAct, (name: string) => string>> = {
  add: () => 'Propose a skill',
  change: (name) => `Propose a change of ${name}`,
  merge: (name) => `Propose to merge ${name}`,
  deprecate: (name) => `Propose to deprecate ${name}`,
  restore: (name) => `Propose to restore ${name}`,
}

interface ProposeDialogProps {
  /** null: a new one. */
  skill: Skill | null
  act: ProposedAct
  onClose: () => void
}

/** What a creator wants changed; an operator decides. */
export function ProposeDialog({ skill, act, onClose }: ProposeDialogProps) {
  const propose = useProposeEdit()
  const initial: Draft = { ...draftOf(skill), act, skillId: skill?.id ?? null, into: null, reason: '' }
  const form = useForm({ fields, initial, send: (body) => propose.mutateAsync(body, { onSuccess: onClose }) })
  const { into } = form.draft
  return (
    <Dialog open onOpenChange={onClose} title={titles[act](skill?.name ?? '')} description="An operator decides.">
      <form className={styles.form} {...form.bind}>
        {(act === 'add' || act === 'change') && <SkillInputs form={form} skill={skill} />}
        {act === 'merge' && skill !== null && (
          <WinnerPicker
            {...form.field('into')}
            list="skills"
            value={into}
            onChange={(option) => form.set('into', option)}
            loser={skill}
          />
        )}
        <TextArea
          {...form.area('reason')}
          rows={3}
          hint="For the operator: where you found it and what is wrong now."
        />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            Propose
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
