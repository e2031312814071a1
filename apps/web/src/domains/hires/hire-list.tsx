import type { HireState } from '@assay/contracts/hired-candidates'
import { EmptyState } from '@assay/ui/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { ListByState, type StateView } from '../../platform/list-views/list-by-state.tsx'
import { MAX_PAGE } from '../../platform/load-pages.ts'
import { hireColumns } from './hire-columns.tsx'
import { hireStateLabels, nameOf } from './hire-labels.ts'
import styles from './hires.module.css'
import { hiresQuery, type ListedHire } from './hires.queries.ts'

export type HireView = StateView<HireState>

export interface HireListProps {
  view: HireView
  onView: (view: HireView) => void
  onOpen: (hire: ListedHire) => void
  /** Links to where hires start. */
  start: ReactNode
}

export function HireList({ view, onView, onOpen, start }: HireListProps) {
  const { state, sort, page, size } = view
  const states = state === '' ? [] : [state]
  const client = useQueryClient()
  const columns = useMemo(() => hireColumns(onOpen), [onOpen])
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Hires</h1>
      <ListByState
        list="hires"
        title="Hires"
        view={view}
        onView={onView}
        columns={columns}
        usualSort="-startOn"
        states={hireStateLabels}
        query={useQuery({ ...hiresQuery({ states, sort, number: page, size }), select: asRows })}
        load={async (number) => asRows(await client.fetchQuery(hiresQuery({ states, sort, number, size: MAX_PAGE })))}
        label="Hired candidates"
        one="hire"
        nameOf={nameOf}
        nothing={
          <EmptyState title="No hires" action={start}>
            Accepted offers appear here.
          </EmptyState>
        }
      />
    </div>
  )
}

const asRows = ({ hires, total }: { hires: readonly ListedHire[]; total: number }) => ({ rows: hires, total })
