import { Button } from '@assay/ui/button'
import { Popover } from '@assay/ui/popover'
import { toasts } from '@assay/ui/toast-store.ts'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../api-error.ts'
import { download } from '../download.ts'
import { loadPages } from '../load-pages.ts'
import { csvOf, type ListColumn } from './list-columns.ts'
import type { ListViewState } from './use-list-view.ts'
import { ViewPanel } from './view-panel.tsx'

interface ListToolsProps<Row> {
  listView: ListViewState<Row>
  /** The file name without its extension. */
  name: string
  /** Loads one page of the filtered and sorted list; the first is 1. */
  load: (page: number) => Promise<{ rows: readonly Row[]; total: number }>
  /** Nothing to export. */
  isEmpty: boolean
  /** Columns exported in addition to the visible ones. */
  more?: (() => Promise<readonly ListColumn<Row>[]>) | undefined
}

/** Columns, saved views and export, the same for every list. */
export function ListTools<Row>({ listView, name, load, isEmpty, more }: ListToolsProps<Row>) {
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const rows = await loadPages(load)
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
