import { roleFamilies } from '@assay/contracts/role-families'
import { seniorities } from '@assay/contracts/search-criteria'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import type { Form } from '../../../platform/forms/use-form.ts'
import { AliasesInput, aliasesFrom, aliasLines } from './aliases-input.tsx'
import { familyLabels, levelLabel } from './entry-labels.ts'
import { NeighborPicker, type Picked } from './neighbor-picker.tsx'
import type { Title } from './taxonomy.queries.ts'

export interface TitleDraft {
  readonly name: string
  readonly family: string
  readonly seniority: string
  readonly aliases: string
  readonly skills: readonly Picked[]
}

export const titleLabels = {
  name: 'Name',
  family: 'Family',
  seniority: 'Level',
  aliases: 'Aliases',
  skills: 'Typical skills',
}

/** Where the draft holds what the body names otherwise. */
export const movedTitleParts = { typicalSkillIds: 'skills' }

export const titleDraftOf = (title: Title | null): TitleDraft => ({
  name: title?.name ?? '',
  family: title?.family ?? '',
  seniority: title?.seniority ?? 'none',
  aliases: aliasLines(title?.aliases ?? []),
  skills: title?.typicalSkills ?? [],
})

export const titlePartsOf = ({ name, family, seniority, aliases, skills }: TitleDraft) => ({
  name,
  family,
  seniority,
  aliases: aliasesFrom(aliases),
  typicalSkillIds: skills.map(({ id }) => id),
})

/** What a job title is, as it is edited or proposed. */
export function TitleInputs<Draft extends TitleDraft>({ form, title }: { form: Form<Draft>; title: Title | null }) {
  return (
    <>
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
    </>
  )
}
