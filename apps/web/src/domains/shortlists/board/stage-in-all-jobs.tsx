import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { stageLabels } from '../../../platform/labels/stage-labels.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import { PersonCell } from '../../../platform/list-views/person-cell.tsx'
import { daysInStage, type Entry, entriesQuery, nameOf, USUAL_SORT } from '../entries/index.ts'
import type { ShortlistView } from './shortlist.tsx'
import { useShortlistNews } from './use-shortlist-news.ts'

interface StageInAllJobsProps {
  stage: PipelineStage
  view: ShortlistView
  onView: (view: ShortlistView) => void
  /** Links to the shortlist that the entry is on. */
  link: (entry: Entry, words: ReactNode) => ReactNode
}

/** Everyone in one stage, whatever the job, until a job is chosen. */
export function StageInAllJobs({ stage, view, onView, link }: StageInAllJobsProps) {
  useShortlistNews()
  const { owner, tag, page: number, size } = view
  const filters = { owner: owner || undefined, tag: tag || undefined }
  const query = useQuery({
    ...entriesQuery({ stages: [stage], ...filters, sort: USUAL_SORT, number, size }),
    select: ({ entries, total }) => ({ rows: entries, total }),
  })
  return (
    <PagedPanel
      title={`${stageLabels[stage]}, all jobs`}
      query={query}
      view={view}
      onView={onView}
      empty={{ title: 'No candidates', words: 'No candidate is in this stage now. Choose a job to see its shortlist.' }}
      head={
        <>
          <HeadCell>Candidate</HeadCell>
          <HeadCell>Job</HeadCell>
          <HeadCell numeric>Days</HeadCell>
        </>
      }
    >
      {(entry) => (
        <Row key={entry.id}>
          <PersonCell person={entry.candidate} name={nameOf(entry)}>
            {link(entry, nameOf(entry))}
          </PersonCell>
          <Cell>{entry.requirementTitle}</Cell>
          <Cell numeric>{daysInStage(entry)}</Cell>
        </Row>
      )}
    </PagedPanel>
  )
}
