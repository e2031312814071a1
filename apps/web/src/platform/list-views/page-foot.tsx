import { fitsOnePage } from '@assay/ui/page-sizes.ts'
import { Pagination } from '@assay/ui/pagination'
import styles from './page-foot.module.css'
import type { PagedView } from './paged-view.ts'

export interface PageFootProps<View> {
  view: View
  onView: (view: View) => void
  /** The number of rows on this page. */
  shown: number
  total: number
}

/** The footer of a list: the visible range and the paging buttons; nothing if all rows fit on the smallest page. */
export function PageFoot<View extends Pick<PagedView, 'page' | 'size'>>(props: PageFootProps<View>) {
  const { view, onView, shown, total } = props
  if (fitsOnePage(total)) return null
  const from = (view.page - 1) * view.size + 1
  const to = from + shown - 1
  const turn = (by: number) => () => onView({ ...view, page: view.page + by })
  return (
    <div className={styles.foot}>
      <Pagination
        from={from}
        to={to}
        total={total}
        size={view.size}
        onSize={(size) => onView({ ...view, size, page: 1 })}
        onPrevious={view.page > 1 ? turn(-1) : undefined}
        onNext={to < total ? turn(1) : undefined}
      />
    </div>
  )
}
