import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import type { Form } from '../../../platform/forms/use-form.ts'
import { AliasesInput, aliasesFrom, aliasLines } from './aliases-input.tsx'
import { type Industry, mainIndustriesQuery } from './taxonomy.queries.ts'

export interface IndustryDraft {
  readonly name: string
  readonly code: string
  readonly parentId: string
  readonly aliases: string
}

export const industryLabels = { name: 'Name', code: 'NAICS code', parentId: 'Parent industry', aliases: 'Aliases' }

export const industryDraftOf = (industry: Industry | null): IndustryDraft => ({
  name: industry?.name ?? '',
  code: industry?.code ?? '',
  parentId: industry?.parent?.id ?? '',
  aliases: aliasLines(industry?.aliases ?? []),
})

export const industryPartsOf = ({ name, code, parentId, aliases }: IndustryDraft) => ({
  name,
  code,
  parentId: parentId === '' ? null : parentId,
  aliases: aliasesFrom(aliases),
})

interface IndustryInputsProps<Draft extends IndustryDraft> {
  form: Form<Draft>
  industry: Industry | null
}

/** What an industry is, as it is edited or proposed. */
export function IndustryInputs<Draft extends IndustryDraft>({ form, industry }: IndustryInputsProps<Draft>) {
  const mains = useQuery(mainIndustriesQuery())
  const parents = (mains.data ?? []).filter(({ id }) => id !== industry?.id)
  return (
    <>
      <TextField
        {...form.text('name')}
        hint={industry === null ? undefined : 'After renaming, the former name stays as an alias.'}
      />
      <TextField {...form.text('code')} hint="NAICS 2022, for example, 5132 or 44-45." />
      <Select
        {...form.choice('parentId')}
        placeholder="None: main industry"
        options={parents.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <AliasesInput form={form} hint="Other names for it, one per line." />
    </>
  )
}
