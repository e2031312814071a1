import { addJobIndustry } from '@assay/contracts/taxonomy-industries'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { AliasesInput, aliasesFrom, aliasLines } from './aliases-input.tsx'
import styles from './taxonomy.module.css'
import { useAddIndustry, useChangeIndustry } from './taxonomy.mutations.ts'
import { type Industry, mainIndustriesQuery } from './taxonomy.queries.ts'

interface Draft {
  readonly name: string
  readonly code: string
  readonly parentId: string
  readonly aliases: string
}

const fields = contractFields<typeof addJobIndustry.body, Draft>(addJobIndustry.body, {
  labels: { name: 'Name', code: 'NAICS code', parentId: 'Parent industry', aliases: 'Aliases' },
  shape: ({ aliases, parentId, ...draft }) => ({
    ...draft,
    aliases: aliasesFrom(aliases),
    parentId: parentId === '' ? null : parentId,
  }),
})

/** Adds an industry, or edits one. */
export function IndustryDialog({ industry, onClose }: { industry: Industry | null; onClose: () => void }) {
  const add = useAddIndustry()
  const change = useChangeIndustry(industry?.id ?? '')
  const mains = useQuery(mainIndustriesQuery())
  const initial: Draft = {
    name: industry?.name ?? '',
    code: industry?.code ?? '',
    parentId: industry?.parent?.id ?? '',
    aliases: aliasLines(industry?.aliases ?? []),
  }
  const form = useForm({
    fields,
    initial,
    send: (body): Promise<unknown> =>
      industry === null
        ? add.mutateAsync(body, { onSuccess: onClose })
        : change.mutateAsync({ ...body, version: industry.version }, { onSuccess: onClose }),
  })
  const parents = (mains.data ?? []).filter(({ id }) => id !== industry?.id)
  return (
    <Dialog open onOpenChange={onClose} title={industry === null ? 'Add an industry' : `Edit ${industry.name}`}>
      <form className={styles.form} {...form.bind}>
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
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            {industry === null ? 'Add industry' : 'Save'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
