import type { PageSize } from '@assay/ui/page-sizes.ts'

/** The state of a paged list in the URL. */
export interface PagedView {
  /** The sort attribute, with a minus for descending. */
  readonly sort: string
  /** Counted from 1. */
  readonly page: number
  readonly size: PageSize
}

/** For a header cell: the first click sorts descending, the next ascending; both return to the first page. */
export function sortingBy<View extends PagedView>(view: View, onView: (view: View) => void) {
  return (name: string) => ({
    onSort: () => onView({ ...view, sort: view.sort === `-${name}` ? name : `-${name}`, page: 1 }),
    sorted: directionOf(view.sort, name),
  })
}

function directionOf(sort: string, name: string): 'ascending' | 'descending' | undefined {
  if (sort === name) return 'ascending'
  return sort === `-${name}` ? 'descending' : undefined
}
