import { TextArea } from '@assay/ui/text-area'
import type { Form } from '../../../platform/forms/use-form.ts'

export const aliasLines = (aliases: readonly string[]): string => aliases.join('\n')

export const aliasesFrom = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

interface AliasesInputProps<Draft extends object> {
  form: Form<Draft>
  hint: string
}

/** Other names of an entry, one per line. */
export function AliasesInput<Draft extends { readonly aliases: string }>({ form, hint }: AliasesInputProps<Draft>) {
  return (
    <TextArea
      {...form.field('aliases')}
      value={form.draft.aliases}
      onChange={(event) => form.set('aliases', event.target.value as Draft['aliases'])}
      rows={4}
      hint={hint}
    />
  )
}
