import { createItem, itemAudiences, itemCovers, itemKinds } from '@assay/contracts/items'
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
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { EditorPage, TagChoice } from './editor-parts.tsx'
import { ItemActions } from './item-actions.tsx'
import { audienceLabels, covers, kindLabels, stateLabels } from './item-labels.ts'
import { useSaveItem } from './items.mutations.ts'
import type { Category, ContentTag, Item } from './items.queries.ts'
import styles from './learning-hub.module.css'
import { NewNames } from './new-names.tsx'

const fields = contractFields(createItem.body, {
  labels: {
    title: 'Title',
    summary: 'Summary',
    body: 'Text (Markdown)',
    categoryId: 'Category',
    kind: 'Type',
    audience: 'Audience',
    cover: 'Cover',
    tagIds: 'Tags',
  },
})

const draftOf = (item: Item | null, categories: readonly Category[]) => ({
  title: item?.title ?? '',
  summary: item?.summary ?? '',
  body: item?.body ?? '',
  categoryId: item?.category.id ?? categories[0]?.id ?? '',
  kind: item?.kind ?? 'article',
  audience: item?.audience ?? 'all',
  cover: item?.cover ?? '',
  tagIds: item?.tags.map(({ id }) => id) ?? [],
})

interface ItemEditorProps {
  /** null: a new one. */
  item: Item | null
  categories: readonly Category[]
  tags: readonly ContentTag[]
  mayWrite: boolean
  onSaved: (id: string) => void
}

/** Writes an item, with a preview. */
export function ItemEditor({ item, categories, tags, mayWrite, onSaved }: ItemEditorProps) {
  const save = useSaveItem()
  const form = useForm({
    fields,
    initial: draftOf(item, categories),
    send: (body) => save.mutateAsync({ id: item?.id ?? null, body }, { onSuccess: ({ id }) => onSaved(id) }),
  })
  const { title, body } = form.draft
  const isEditable = item === null ? mayWrite : item.mayDo.includes('edit')
  return (
    <EditorPage
      title={item === null ? 'New article' : item.title}
      state={item === null ? null : stateLabels[item.state]}
      actions={item !== null && <ItemActions item={item} isDirty={form.isDirty} />}
      back={<Link to="/admin/content">All articles</Link>}
      below={isEditable && <NewNames />}
    >
      {isEditable ? (
        <form className={styles.form} {...form.bind}>
          <TextField {...form.text('title')} />
          <TextArea {...form.area('summary')} rows={2} />
          <div className={styles.pair}>
            <Select
              {...form.choice('categoryId')}
              placeholder="Select"
              options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Select
              {...form.choice('audience')}
              options={itemAudiences.map((value) => ({ value, label: audienceLabels[value] }))}
            />
            <Select
              {...form.choice('kind')}
              options={itemKinds.map((value) => ({ value, label: kindLabels[value] }))}
            />
            <Select
              {...form.choice('cover')}
              placeholder="Book"
              options={itemCovers.map((value) => ({ value, label: covers[value].label }))}
            />
          </div>
          <TagChoice
            label={form.field('tagIds').label}
            tags={tags}
            chosen={form.draft.tagIds}
            onChange={(ids) => form.set('tagIds', ids)}
          />
          <TextArea
            {...form.area('body')}
            rows={20}
            hint="## Heading, **bold**, *italic*, - list, > quote, [link](https://…)"
          />
          <FormProblems form={form} />
          <div className={styles.acts}>
            <Button {...form.button} variant={item === null || form.isDirty ? 'primary' : 'secondary'}>
              {item === null ? 'Save draft' : 'Save'}
            </Button>
          </div>
        </form>
      ) : (
        <p className={styles.progress}>Only the author can edit this article.</p>
      )}
      <Panel title="Preview">
        {body.trim() === '' ? (
          <EmptyState title="Nothing to preview">The text appears here while you write.</EmptyState>
        ) : (
          <>
            <p className={styles.title}>{title}</p>
            <Markdown source={body} />
          </>
        )}
      </Panel>
    </EditorPage>
  )
}
