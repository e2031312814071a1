import { skillKinds } from '@assay/contracts/job-skills'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import type { Form } from '../../../platform/forms/use-form.ts'
import { AliasesInput, aliasesFrom, aliasLines } from './aliases-input.tsx'
import { kindLabels } from './entry-labels.ts'
import { NeighborPicker, type Picked } from './neighbor-picker.tsx'
import type { Skill } from './taxonomy.queries.ts'

export interface SkillDraft {
  readonly name: string
  readonly kind: string
  readonly aliases: string
  readonly broader: readonly Picked[]
  readonly related: readonly Picked[]
}

export const skillLabels = {
  name: 'Name',
  kind: 'Type',
  aliases: 'Aliases',
  broader: 'Implies',
  related: 'Related skills',
}

/** Where the draft holds what the body names otherwise. */
export const movedParts = { broaderIds: 'broader', relatedIds: 'related' }

export const draftOf = (skill: Skill | null): SkillDraft => ({
  name: skill?.name ?? '',
  kind: skill?.kind ?? '',
  aliases: aliasLines(skill?.aliases ?? []),
  broader: skill?.broader ?? [],
  related: skill?.related ?? [],
})

export const partsOf = ({ name, kind, aliases, broader, related }: SkillDraft) => ({
  name,
  kind,
  aliases: aliasesFrom(aliases),
  broaderIds: broader.map(({ id }) => id),
  relatedIds: related.map(({ id }) => id),
})

/** What a skill is, as it is edited or proposed. */
export function SkillInputs<Draft extends SkillDraft>({ form, skill }: { form: Form<Draft>; skill: Skill | null }) {
  return (
    <>
      <TextField
        {...form.text('name')}
        hint={skill === null ? undefined : 'After renaming, the former name stays as an alias.'}
      />
      <Select
        {...form.choice('kind')}
        placeholder="Select"
        options={skillKinds.map((value) => ({ value, label: kindLabels[value] }))}
      />
      <AliasesInput
        form={form}
        hint="Other spellings, one per line. Texts containing one are read as this skill, so avoid common words."
      />
      <NeighborPicker
        {...form.field('broader')}
        value={form.draft.broader}
        onChange={(picked) => form.set('broader', picked)}
        hint="Candidates with this skill also count as having these."
        except={skill?.id}
      />
      <NeighborPicker
        {...form.field('related')}
        value={form.draft.related}
        onChange={(picked) => form.set('related', picked)}
        hint="Similar skills, which earn a small credit."
        except={skill?.id}
      />
    </>
  )
}
