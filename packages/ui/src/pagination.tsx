import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { type PageSize, pageSizes } from './page-sizes.ts'
import styles from './pagination.module.css'
import { Select } from './select.tsx'

export interface PaginationProps {
  /** The visible range, counted from 1. */
  from: number
  to: number
  /** null if unknown. */
  total: number | null
  size: PageSize
  onSize: (size: PageSize) => void
  /** Absent if there is no page in that direction. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  label?: string
}

export function Pagination(props: PaginationProps) {
  const { from, to, total, size, onSize, onPrevious, onNext, label = 'Pages' } = props
  return (
    <nav className={styles.pagination} aria-label={label}>
      <Select
        label="Rows per page"
        labelHidden
        controlSize="small"
        value={String(size)}
        onChange={(event) => onSize(Number(event.target.value) as PageSize)}
        options={pageSizes.map((each) => ({ value: String(each), label: `${each} /page` }))}
      />
      <p className={styles.place} aria-live="polite">
        {to === 0 ? '0' : `${from.toLocaleString('en')}–${to.toLocaleString('en')}`}
        {total !== null && ` of ${total.toLocaleString('en')}`}
      </p>
      {/* Not disabled at the first and last page: the button just pressed would lose the focus. */}
      <div className={styles.steps}>
        <IconButton
          label="Previous page"
          icon={<ChevronLeft size={16} aria-hidden="true" />}
          aria-disabled={onPrevious === undefined}
          onClick={onPrevious}
        />
        <IconButton
          label="Next page"
          icon={<ChevronRight size={16} aria-hidden="true" />}
          aria-disabled={onNext === undefined}
          onClick={onNext}
        />
      </div>
    </nav>
  )
}
