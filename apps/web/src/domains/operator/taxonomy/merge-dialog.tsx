import { taxonomySkillActions } from '@assay/contracts/taxonomy-skills'
import { Button } from '@assay/ui/button'
import type { ComboboxOption } from '@assay/ui/combobox'
import { Dialog } from '@assay/ui/dialog'
import { formatCount } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from './taxonomy.module.css'
import { type ListName, useMergeEntry } from './taxonomy.mutations.ts'
import type { Entry } from './taxonomy.queries.ts'
import { WinnerPicker } from './winner-picker.tsx'

interface Draft {
  readonly into: ComboboxOption | null
}

// The same for all lists.
const fields = contractFields<typeof taxonomySkillActions.merge.body, Draft>(taxonomySkillActions.merge.body, {
  labels: { into: 'Merge into' },
  shape: ({ into }) => ({ intoId: into?.value ?? '' }),
  moved: { intoId: 'into' },
})

const NOTHING: Draft = { into: null }

interface MergeDialogProps {
  list: ListName
  entry: Entry
  /** The effect on records that use it, apart from its names. */
  effects: (winner: string) => readonly string[]
  onClose: () => void
}

/** Makes an entry a part of another one. */
export function MergeDialog({ list, entry, effects, onClose }: MergeDialogProps) {
  const merge = useMergeEntry(list, entry.id)
  const form = useForm({
    fields,
    initial: NOTHING,
    send: (body) => merge.mutateAsync({ ...body, version: entry.version }, { onSuccess: onClose }),
  })
  const { into } = form.draft
  const winner = into?.label ?? 'the other'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Merge ${entry.name}`}
      description="Use this if both mean the same. Earlier searches don’t change."
    >
      <form className={styles.form} {...form.bind}>
        <WinnerPicker
          {...form.field('into')}
          list={list}
          value={into}
          onChange={(option) => form.set('into', option)}
          loser={entry}
        />
        <ul className={styles.effects}>
          <li>
            {entry.name}
            {entry.aliases.length > 0 && ` and its ${formatCount(entry.aliases.length, 'alias', 'aliases')}`} will mean{' '}
            {winner}.
          </li>
          {effects(winner).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
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
