import { EmptyState, LoadingState } from '@assay/ui/states'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../../platform/lifecycle/when-idle.ts'
import { Region } from '../../../platform/region.tsx'
import {
  type RequirementChoice,
  requirementChoicesQuery,
} from '../../../platform/requirement-chooser/requirement-choices.queries.ts'
import { HAVING_SHORTLISTS, type Requirement, requirementOfListQuery, tagsQuery } from '../entries/index.ts'
import styles from '../entries/shortlist.module.css'

const RequirementChooser = lazy(async () => ({
  default: (await import('../../../platform/requirement-chooser/requirement-chooser.tsx')).RequirementChooser,
}))

interface ShortlistPageProps {
  chosen: string | undefined
  /** Shown instead of a shortlist until a job is chosen; without it, the job with most candidates is. */
  inAllJobs?: ReactNode
  onChoose: (id: string) => void
  /** Links to where jobs are created. */
  requirements: ReactNode
  children: (requirement: Requirement) => ReactNode
}

export function ShortlistPage({ chosen, inAllJobs, onChoose, requirements, children }: ShortlistPageProps) {
  const query = useQuery(requirementChoicesQuery({ states: HAVING_SHORTLISTS }))
  const id = chosen ?? (inAllJobs === undefined ? mostWaiting(query.data ?? [])?.id : '')
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Shortlists</h1>
      {id === undefined ? (
        <Region query={query}>
          {() => <EmptyState action={requirements}>Open a job to get a shortlist.</EmptyState>}
        </Region>
      ) : (
        <>
          <div className={styles.bar}>
            <Chooser id={id} onChoose={onChoose} />
          </div>
          {id === '' ? (
            inAllJobs
          ) : (
            <Chosen key={id} id={id}>
              {children}
            </Chosen>
          )}
        </>
      )}
    </div>
  )
}

/** The list comes first: the code of a field with options is large. Until it has come, the title stands in its place. */
function Chooser({ id, onChoose }: Pick<ShortlistPageProps, 'onChoose'> & { id: string }) {
  const { data, isLoading } = useQuery({ ...requirementOfListQuery(id), enabled: id !== '' })
  const [isListDrawn, setListDrawn] = useState(false)
  useEffect(() => {
    if (!isLoading) whenIdle(() => setListDrawn(true))
  }, [isLoading])
  const title = <TextField label="Job" placeholder="All jobs" value={data?.title ?? ''} readOnly />
  if (!isListDrawn) return title
  return (
    <Suspense fallback={title}>
      <RequirementChooser
        label="Job"
        placeholder="All jobs"
        states={HAVING_SHORTLISTS}
        value={id}
        noteOf={(each) => `${waiting(each)} new`}
        onChoose={(picked) => picked !== null && onChoose(picked.id)}
      />
    </Suspense>
  )
}

function Chosen({ id, children }: Pick<ShortlistPageProps, 'children'> & { id: string }) {
  const query = useQuery(requirementOfListQuery(id))
  // Whether there is a filter by tag is known first: coming or going later, it would move the list.
  const { isPending } = useQuery(tagsQuery())
  return <Region query={query}>{(found) => (isPending ? <LoadingState /> : children(found))}</Region>
}

const waiting = ({ funnel }: RequirementChoice): number => funnel['shortlisted'] ?? 0

function mostWaiting(found: readonly RequirementChoice[]): RequirementChoice | undefined {
  return [...found].sort((left, right) => waiting(right) - waiting(left))[0]
}
