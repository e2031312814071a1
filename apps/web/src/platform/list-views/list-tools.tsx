import { Button } from '@assay/ui/button'
import { Popover } from '@assay/ui/popover'
import { toasts } from '@assay/ui/toast-store.ts'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../api-error.ts'
import { download } from '../download.ts'
import { csvOf, type ListColumn } from './list-columns.ts'
import type { ListViewState } from './use-list-view.ts'
import { ViewPanel } from './view-panel.tsx'

/** The largest page that the server gives: a file takes the fewest of them. */
export const MAX_PAGE = 50

interface ListToolsProps<Row> {
  listView: ListViewState<Row>
  /** Of the file, without its ending. */
  name: string
  /** One page of everything that the filters leave, in its order; the first is 1. */
  load: (page: number) => Promise<{ rows: readonly Row[]; total: number }>
  /** Nothing to save. */
  isEmpty: boolean
  /** Columns of the file beyond those on the screen. */
  more?: (() => Promise<readonly ListColumn<Row>[]>) | undefined
}

/** Which columns, which view, and all of it as a file: the same on every list. */
export function ListTools<Row>({ listView, name, load, isEmpty, more }: ListToolsProps<Row>) {
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const rows = await loadAll(load)
      const columns = [...listView.shown, ...(more === undefined ? [] : await more())]
      download(new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
    } catch (error) {
      toasts.error(error instanceof ApiError ? error.message : undefined)
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      <Popover
        align="end"
        title="List view"
        trigger={
          <Button size="small" variant="quiet" icon={<Columns3 size={15} aria-hidden="true" />}>
            View
          </Button>
        }
      >
        <ViewPanel listView={listView} />
      </Popover>
      <Button size="small" variant="quiet" busy={isSaving} disabled={isEmpty} onClick={() => void save()}>
        CSV
      </Button>
    </>
  )
}

async function loadAll<Row>(load: ListToolsProps<Row>['load']): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 1; ; page += 1) {
    const { rows, total } = await load(page)
    all.push(...rows)
    if (all.length >= total || rows.length === 0) return all
  }
}
