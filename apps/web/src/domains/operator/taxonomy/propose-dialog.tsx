import { taxonomyLists } from '@assay/contracts/taxonomy-edits'
import { proposeTaxonomyEdit } from '@assay/contracts/taxonomy-proposals'
import type { Check } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import type { ComboboxOption } from '@assay/ui/combobox'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { type Form, useForm } from '../../../platform/forms/use-form.ts'
import { nounOf } from './entry-labels.ts'
import {
  type IndustryDraft,
  IndustryInputs,
  industryDraftOf,
  industryLabels,
  industryPartsOf,
} from './industry-inputs.tsx'
import { useProposeEdit } from './proposals.mutations.ts'
import { draftOf, movedParts, partsOf, type SkillDraft, SkillInputs, skillLabels } from './skill-inputs.tsx'
import styles from './taxonomy.module.css'
import type { Industry, ListName, Skill, Title } from './taxonomy.queries.ts'
import {
  movedTitleParts,
  type TitleDraft,
  TitleInputs,
  titleDraftOf,
  titleLabels,
  titlePartsOf,
} from './title-inputs.tsx'
import { WinnerPicker } from './winner-picker.tsx'

export type ProposedAct = 'add' | 'change' | 'merge' | 'deprecate' | 'restore'

/** What a change is proposed of; null: a new one. */
export type Subject =
  | { readonly list: 'skills'; readonly entry: Skill | null }
  | { readonly list: 'titles'; readonly entry: Title | null }
  | { readonly list: 'industries'; readonly entry: Industry | null }

/** The parts of all lists; only those of the current one are shown and sent. */
interface Parts extends SkillDraft, TitleDraft, IndustryDraft {}

interface Draft extends Parts {
  readonly list: ListName
  readonly act: ProposedAct
  readonly entryId: string | null
  readonly into: ComboboxOption | null
  readonly reason: string
}

const partsIn: Readonly<Record<ListName, (parts: Parts) => object>> = {
  skills: partsOf,
  titles: titlePartsOf,
  industries: industryPartsOf,
}

const NO_PARTS: Parts = { ...draftOf(null), ...titleDraftOf(null), ...industryDraftOf(null) }

function partsOfSubject({ list, entry }: Subject): Parts {
  if (list === 'skills') return { ...NO_PARTS, ...draftOf(entry) }
  return list === 'titles' ? { ...NO_PARTS, ...titleDraftOf(entry) } : { ...NO_PARTS, ...industryDraftOf(entry) }
}

/** Whether the parts of the entry are editable. */
const asksParts = (act: unknown): boolean => act === 'add' || act === 'change'

/** The contract can't require them: not every act and not every list has them. */
const neededIn = (...lists: readonly ListName[]): Check[] => [
  {
    rule: 'required',
    holds: (value, { act, list }) =>
      !asksParts(act) || !lists.some((each) => each === list) || String(value).trim() !== '',
    message: (field) => `${field} is required.`,
  },
]

const fields = contractFields<typeof proposeTaxonomyEdit.body, Draft>(proposeTaxonomyEdit.body, {
  labels: { ...skillLabels, ...titleLabels, ...industryLabels, into: 'Merge into', reason: 'Reason', act: 'Change' },
  shape: ({ list, act, entryId, into, reason, ...parts }) => ({
    list,
    act,
    entryId,
    reason,
    ...(act === 'merge' && { intoId: into?.value ?? '' }),
    ...(asksParts(act) && partsIn[list](parts)),
  }),
  moved: { ...movedParts, ...movedTitleParts, intoId: 'into' },
  checks: {
    name: neededIn(...taxonomyLists),
    kind: neededIn('skills'),
    family: neededIn('titles'),
    code: neededIn('industries'),
  },
})

const titles: Readonly<Record<ProposedAct, (name: string, list: ListName) => string>> = {
  add: (_, list) => `Propose ${nounOf[list].a}`,
  change: (name) => `Propose a change of ${name}`,
  merge: (name) => `Propose to merge ${name}`,
  deprecate: (name) => `Propose to deprecate ${name}`,
  restore: (name) => `Propose to restore ${name}`,
}

type ProposeDialogProps = Subject & {
  act: ProposedAct
  onClose: () => void
}

/** What a creator wants changed; an operator decides. */
export function ProposeDialog({ act, onClose, ...subject }: ProposeDialogProps) {
  const propose = useProposeEdit()
  const { list, entry } = subject
  const initial: Draft = { ...partsOfSubject(subject), list, act, entryId: entry?.id ?? null, into: null, reason: '' }
  const form = useForm({ fields, initial, send: (body) => propose.mutateAsync(body, { onSuccess: onClose }) })
  const { into } = form.draft
  return (
    <Dialog open onOpenChange={onClose} title={titles[act](entry?.name ?? '', list)} description="An operator decides.">
      <form className={styles.form} {...form.bind}>
        {asksParts(act) && <SubjectInputs form={form} {...subject} />}
        {act === 'merge' && entry !== null && (
          <WinnerPicker
            {...form.field('into')}
            list={list}
            value={into}
            onChange={(option) => form.set('into', option)}
            loser={entry}
          />
        )}
        <TextArea
          {...form.area('reason')}
          rows={3}
          hint={
            act === 'add'
              ? 'Tell the operator where you found it.'
              : 'Tell the operator where you found it and what is wrong now.'
          }
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

function SubjectInputs({ form, list, entry }: Subject & { form: Form<Draft> }) {
  if (list === 'skills') return <SkillInputs form={form} skill={entry} />
  return list === 'titles' ? <TitleInputs form={form} title={entry} /> : <IndustryInputs form={form} industry={entry} />
}
