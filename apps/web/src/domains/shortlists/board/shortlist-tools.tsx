import { type PipelineStage, pipelineStages } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { Menu } from '@assay/ui/menu'
import { Select } from '@assay/ui/select'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { colleaguesQuery } from '../../../platform/colleagues.queries.ts'
import { stageLabels } from '../../../platform/labels/stage-labels.ts'
import { ListTools } from '../../../platform/list-views/list-tools.tsx'
import type { ListViewState } from '../../../platform/list-views/use-list-view.ts'
import { MAX_PAGE } from '../../../platform/load-pages.ts'
import { mayDo, mayDoForAll, useSession } from '../../../platform/session/session.ts'
import {
  type Entry,
  entriesQuery,
  notesOfShortlistQuery,
  type Requirement,
  TagsDialog,
  tagsQuery,
} from '../entries/index.ts'
import { FeedbackRequestsDialog } from '../feedback/index.ts'
import type { ShortlistView } from './shortlist.tsx'
import { notesColumn } from './shortlist-columns.tsx'

interface ShortlistToolsProps {
  requirement: Requirement
  view: ShortlistView
  onView: (view: ShortlistView) => void
  listView: ListViewState<Entry>
  isEmpty: boolean
}

export function ShortlistTools({ requirement, view, onView, listView, isEmpty }: ShortlistToolsProps) {
  const { user } = useSession()
  const client = useQueryClient()
  const [shown, setShown] = useState<'tags' | 'feedback' | null>(null)
  const { stage, owner, tag, sort, shape } = view
  const load = async (number: number) => {
    const { entries, total } = await client.fetchQuery(
      entriesQuery({
        requirementId: requirement.id,
        stages: stage === '' ? [] : [stage],
        sort,
        number,
        size: MAX_PAGE,
        owner: owner || undefined,
        tag: tag || undefined,
      }),
    )
    return { rows: entries, total }
  }
  // Notes may contain names, so they are exported only for users who may read them.
  const more = async () => [notesColumn(await client.fetchQuery(notesOfShortlistQuery(requirement.id)))]
  return (
    <>
      <Narrowing view={view} onView={onView} />
      <Button
        size="small"
        onClick={() => onView({ ...view, shape: shape === 'board' ? 'table' : 'board', stage: '', page: 1 })}
      >
        {shape === 'board' ? 'Table view' : 'Board view'}
      </Button>
      {shape === 'table' && (
        <ListTools
          listView={listView}
          name={`shortlist ${requirement.title}`}
          isEmpty={isEmpty}
          load={load}
          more={mayDo(user, 'note') ? more : undefined}
        />
      )}
      <Menu
        trigger={
          <Button size="small" variant="quiet">
            More
          </Button>
        }
        actions={[
          { key: 'tags', label: 'Tags…', onSelect: () => setShown('tags') },
          ...(mayDoForAll(user, 'shortlist.move')
            ? [{ key: 'feedback', label: 'Feedback requests…', onSelect: () => setShown('feedback') }]
            : []),
        ]}
      />
      <Suspense>
        {shown === 'tags' && <TagsDialog onClose={() => setShown(null)} />}
        {shown === 'feedback' && (
          <FeedbackRequestsDialog requirementId={requirement.id} onClose={() => setShown(null)} />
        )}
      </Suspense>
    </>
  )
}

function Narrowing({ view, onView }: Pick<ShortlistToolsProps, 'view' | 'onView'>) {
  const colleagues = useQuery(colleaguesQuery())
  const tags = useQuery(tagsQuery())
  return (
    <>
      {view.shape === 'table' && (
        <Select
          label="Stage"
          labelHidden
          controlSize="small"
          value={view.stage}
          placeholder="All stages"
          options={pipelineStages.map((each) => ({ value: each, label: stageLabels[each] }))}
          onChange={(event) => onView({ ...view, stage: event.target.value as PipelineStage | '', page: 1 })}
        />
      )}
      <Select
        label="Owner"
        labelHidden
        controlSize="small"
        value={view.owner}
        placeholder="All owners"
        options={(colleagues.data ?? []).map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
        onChange={(event) => onView({ ...view, owner: event.target.value, page: 1 })}
      />
      {/* Most have tags, so its place is kept until they are read. */}
      {tags.data?.length !== 0 && (
        <Select
          label="Tag"
          labelHidden
          controlSize="small"
          value={view.tag}
          placeholder="All tags"
          options={(tags.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onView({ ...view, tag: event.target.value, page: 1 })}
        />
      )}
    </>
  )
}
