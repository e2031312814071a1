import {
  joinedParts,
  MERGE_UNDO_DAYS,
  type MergeChoices,
  type MergePart,
  mergeCandidates,
  mergeChoices,
  mergeParts,
} from '@assay/contracts/candidate-merges'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { type Form, useForm } from '../../../platform/forms/use-form.ts'
import { partLabels } from './duplicate-labels.ts'
import styles from './duplicates.module.css'
import { useMerge } from './duplicates.mutations.ts'
import type { Preview } from './duplicates.queries.ts'

const fields = contractFields(mergeCandidates.body, {
  labels: {
    reason: 'Reason',
    ...Object.fromEntries(mergeParts.map((part) => [`choices.${part}`, partLabels[part]])),
  },
})

interface Names {
  readonly kept: string
  readonly gone: string
}

interface MergeFormProps {
  preview: Preview
  ids: { readonly keptId: string; readonly goneId: string }
  names: Names
  onMerged: () => void
}

type Draft = MergeFormProps['ids'] & { reason: string; choices: MergeChoices }

const isJoined = (part: MergePart): boolean => (joinedParts as readonly string[]).includes(part)

const CHOICES = mergeChoices.parse({})

export function MergeForm({ preview, ids, names, onMerged }: MergeFormProps) {
  const merge = useMerge()
  const initial: Draft = { ...ids, reason: '', choices: CHOICES }
  const form = useForm({
    fields,
    initial,
    send: async (body) => {
      await merge.mutateAsync(body)
      onMerged()
    },
  })
  const { blockers, secondPersonBecause, moves, finalBecause } = preview
  const isBlocked = blockers.length > 0
  return (
    <form className={styles.page} {...form.bind}>
      {blockers.map((words) => (
        <Notice key={words} tone="warn" title="These profiles can’t be merged this way">
          <p>{words}</p>
        </Notice>
      ))}
      {secondPersonBecause !== null && !isBlocked && (
        <Notice title="Another operator must confirm this merge">
          <p>{secondPersonBecause}</p>
        </Notice>
      )}
      <Panel title="Side by side" note="Contact details stay hidden" flush>
        <div className={styles.heads} aria-hidden="true">
          <span />
          <span>{names.kept} (kept)</span>
          <span>{names.gone} (closed)</span>
          <span>In the merged profile</span>
        </div>
        {mergeParts.map((part) => (
          <Part key={part} part={part} preview={preview} names={names} form={isBlocked ? null : form} />
        ))}
      </Panel>
      {!isBlocked && (
        <Panel title="What happens">
          <ul className={styles.facts}>
            <li>
              {moves.length === 0
                ? `No one has worked with ${names.gone} yet.`
                : `Everything that belongs to ${names.gone} moves to ${names.kept}: ${moves
                    .map(({ what, count }) => `${what.toLowerCase()} (${count})`)
                    .join(', ')}.`}
            </li>
            <li>
              Searches that found {names.gone} stay as they are and can be verified. New searches find one person.
            </li>
            <li>Erasing the merged profile erases both.</li>
            <li>
              For {MERGE_UNDO_DAYS} days, you can undo it if nothing else happens with the candidate. After that, it’s
              final.
            </li>
            {finalBecause.map((words) => (
              <li key={words}>Not undone: {words}</li>
            ))}
          </ul>
          <div className={styles.form}>
            <TextArea {...form.area('reason')} rows={2} hint="Shown in the timeline. Don’t name the person." />
            <FormProblems form={form} />
            <div className={styles.acts}>
              <Button {...form.button} variant="primary">
                {secondPersonBecause === null ? 'Merge profiles' : 'Propose merge'}
              </Button>
            </div>
          </div>
        </Panel>
      )}
    </form>
  )
}

interface PartProps {
  part: MergePart
  preview: Preview
  names: Names
  /** null: nothing to choose. */
  form: Form<Draft> | null
}

function Part({ part, preview, names, form }: PartProps) {
  const shown = preview.fields.filter((field) => field.part === part)
  if (shown.length === 0) return null
  const differs = shown.some(({ isSame }) => !isSame)
  return (
    <section className={styles.part} aria-label={partLabels[part]}>
      <h3>{partLabels[part]}</h3>
      {(['kept', 'gone'] as const).map((side) => (
        <dl key={side} aria-label={names[side]}>
          {shown.map(({ label, isSame, ...texts }) => (
            <div key={label} data-differs={!isSame || undefined}>
              <dt>{label}</dt>
              <dd>
                {texts[side] ?? '–'}
                {isSame && texts[side] === 'Given, hidden' && ', the same'}
              </dd>
            </div>
          ))}
        </dl>
      ))}
      {differs && form !== null ? (
        <Select
          {...form.choice(`choices.${part}`)}
          labelHidden
          options={[
            { value: 'kept', label: `From ${names.kept}` },
            { value: 'gone', label: `From ${names.gone}` },
            ...(isJoined(part) ? [{ value: 'both', label: 'Both' }] : []),
          ]}
        />
      ) : (
        <p className={styles.quiet}>{differs ? 'Different' : 'The same'}</p>
      )}
    </section>
  )
}
