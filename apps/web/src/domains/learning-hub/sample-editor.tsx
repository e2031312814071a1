import { createSampleJobDescription, sampleBodyLimits } from '@assay/contracts/sample-job-descriptions'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState } from '@assay/ui/states'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { Link } from '@tanstack/react-router'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { RequestFailed } from '../../platform/region.tsx'
import { EditorPage, TagChoice } from './editor-parts.tsx'
import type { Category, ContentTag } from './items.queries.ts'
import styles from './learning-hub.module.css'
import { SampleActions } from './sample-actions.tsx'
import { sampleStateLabels } from './sample-list.tsx'
import { useReadSample, useSaveSample } from './samples.mutations.ts'
import type { Sample } from './samples.queries.ts'

const fields = contractFields(createSampleJobDescription.body, {
  labels: {
    title: 'Title',
    body: 'Job description',
    categoryId: 'Category',
    tagIds: 'Tags',
    locale: 'Language',
    licenceNote: 'License',
  },
})

const draftOf = (sample: Sample | null) => ({
  title: sample?.title ?? '',
  body: sample?.body ?? '',
  categoryId: sample?.category?.id ?? '',
  tagIds: sample?.tags.map(({ id }) => id) ?? [],
  locale: sample?.locale ?? 'en',
  licenceNote: sample?.licenceNote ?? 'Written for this site; free to use.',
})

interface SampleEditorProps {
  /** null: a new one. */
  sample: Sample | null
  categories: readonly Category[]
  tags: readonly ContentTag[]
  mayWrite: boolean
  onSaved: (id: string) => void
}

/** Writes a sample, with the criteria that a search reads from it. */
export function SampleEditor({ sample, categories, tags, mayWrite, onSaved }: SampleEditorProps) {
  const save = useSaveSample()
  const form = useForm({
    fields,
    initial: draftOf(sample),
    send: (body) => save.mutateAsync({ id: sample?.id ?? null, body }, { onSuccess: ({ id }) => onSaved(id) }),
  })
  const isEditable = sample === null ? mayWrite : sample.mayDo.includes('edit')
  return (
    <EditorPage
      title={sample === null ? 'New sample' : sample.title}
      state={sample === null ? null : sampleStateLabels[sample.state]}
      actions={sample !== null && <SampleActions sample={sample} isDirty={form.isDirty} />}
      back={<Link to="/admin/samples">All samples</Link>}
    >
      {isEditable ? (
        <form className={styles.form} {...form.bind}>
          <TextField {...form.text('title')} />
          <TextArea {...form.area('body')} rows={18} />
          <div className={styles.pair}>
            <Select
              {...form.choice('categoryId')}
              placeholder="None"
              options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <TextField {...form.text('locale')} hint="For example, en or en-GB" />
          </div>
          <TagChoice
            label={form.field('tagIds').label}
            tags={tags}
            chosen={form.draft.tagIds}
            onChange={(ids) => form.set('tagIds', ids)}
          />
          <TextField {...form.text('licenceNote')} hint="How the text may be used" />
          <FormProblems form={form} />
          <div className={styles.acts}>
            <Button {...form.button} variant={sample === null || form.isDirty ? 'primary' : 'secondary'}>
              {sample === null ? 'Save draft' : 'Save'}
            </Button>
          </div>
        </form>
      ) : (
        <Panel title="Job description" note={sample?.licenceNote}>
          <p className={styles.prose}>{sample?.body}</p>
        </Panel>
      )}
      <ReadingPanel text={form.draft.body} kept={sample?.skills ?? []} />
    </EditorPage>
  )
}

/** What a search would understand of the text. */
function ReadingPanel({ text, kept }: { text: string; kept: Sample['skills'] }) {
  const reading = useReadSample()
  const isShort = text.trim().length < sampleBodyLimits.min
  const skills = reading.data?.skills ?? kept.map(({ id, name }) => ({ id, name, isMust: true }))
  return (
    <Panel
      title="Extracted criteria"
      actions={
        <Button size="small" busy={reading.isPending} disabled={isShort} onClick={() => reading.mutate(text)}>
          Preview
        </Button>
      }
    >
      {reading.error !== null && <RequestFailed error={reading.error} />}
      {skills.length === 0 ? (
        <EmptyState title="Not read yet">
          {isShort ? `Write at least ${sampleBodyLimits.min} characters.` : 'Select Preview.'}
        </EmptyState>
      ) : (
        <div className={styles.form}>
          {reading.data && (
            <p>
              {reading.data.title ?? 'No title found'} · {reading.data.matchedCount.toLocaleString('en')} matches now
            </p>
          )}
          <ul className={styles.tags} aria-label="Skills">
            {skills.map(({ id, name, isMust }) => (
              <li key={id}>
                <Badge tone={isMust ? 'active' : 'plain'}>{name}</Badge>
              </li>
            ))}
          </ul>
          {reading.data?.skills.some(({ isMust }) => !isMust) && (
            <p className={styles.progress}>Colored: must-haves. Plain: nice-to-haves.</p>
          )}
          {reading.data && reading.data.notUnderstood.length > 0 && (
            <p className={styles.progress}>Not understood: {reading.data.notUnderstood.join(', ')}</p>
          )}
        </div>
      )}
    </Panel>
  )
}
