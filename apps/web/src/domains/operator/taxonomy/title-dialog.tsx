import { roleFamilies } from '@assay/contracts/role-families'
import { seniorities } from '@assay/contracts/search-criteria'
import { addJobTitle } from '@assay/contracts/taxonomy-titles'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { AliasesInput, aliasesFrom, aliasLines } from './aliases-input.tsx'
import { familyLabels, levelLabel } from './entry-labels.ts'
import { NeighborPicker, type Picked } from './neighbor-picker.tsx'
import styles from './taxonomy.module.css'
import { useAddTitle, useChangeTitle } from './taxonomy.mutations.ts'
import type { Title } from './taxonomy.queries.ts'

interface Draft {
  readonly name: string
  readonly family: string
  readonly seniority: string
  readonly aliases: string
  readonly skills: readonly Picked[]
}

const fields = contractFields<typeof addJobTitle.body, Draft>(addJobTitle.body, {
  labels: { name: 'Name', family: 'Family', seniority: 'Level', aliases: 'Aliases', skills: 'Typical skills' },
  shape: ({ aliases, skills, ...draft }) => ({
    ...draft,
    aliases: aliasesFrom(aliases),
    typicalSkillIds: skills.map(({ id }) => id),
  }),
  moved: { typicalSkillIds: 'skills' },
})

/** Adds a job title, or edits one. */
export function TitleDialog({ title, onClose }: { title: Title | null; onClose: () => void }) {
  const add = useAddTitle()
  const change = useChangeTitle(title?.id ?? '')
  const initial: Draft = {
    name: title?.name ?? '',
    family: title?.family ?? '',
    seniority: title?.seniority ?? 'none',
    aliases: aliasLines(title?.aliases ?? []),
    skills: title?.typicalSkills ?? [],
  }
  const form = useForm({
    fields,
    initial,
    send: (body): Promise<unknown> =>
      title === null
        ? add.mutateAsync(body, { onSuccess: onClose })
        : change.mutateAsync({ ...body, version: title.version }, { onSuccess: onClose }),
  })
  return (
    <Dialog open onOpenChange={onClose} title={title === null ? 'Add a job title' : `Edit ${title.name}`}>
      <form className={styles.form} {...form.bind}>
        <TextField
          {...form.text('name')}
          hint={title === null ? undefined : 'After renaming, the former name stays as an alias.'}
        />
        <Select
          {...form.choice('family')}
          placeholder="Select"
          options={roleFamilies.map((value) => ({ value, label: familyLabels[value] }))}
        />
        <Select
          {...form.choice('seniority')}
          options={seniorities.map((value) => ({ value, label: levelLabel(value) }))}
        />
        <AliasesInput form={form} hint="Other names that texts use for it, one per line." />
        <NeighborPicker
          {...form.field('skills')}
          value={form.draft.skills}
          onChange={(picked) => form.set('skills', picked)}
          hint="The most typical first. They tell similar job titles apart."
          except={undefined}
        />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            {title === null ? 'Add job title' : 'Save'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
