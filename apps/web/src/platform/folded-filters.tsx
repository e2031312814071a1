import { Button } from '@assay/ui/button'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styles from './folded-filters.module.css'

interface FoldedFiltersProps {
  /** How many of them narrow the list now. */
  active: number
  children: ReactNode
}

/** Filters that would fill the first screen of a phone: there, a button opens them. */
export function FoldedFilters({ active, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.folded} data-open={isOpen || undefined}>
      <Button
        className={styles.toggle}
        aria-expanded={isOpen}
        icon={<SlidersHorizontal size={15} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {active === 0 ? 'Filters' : `Filters · ${active}`}
      </Button>
      {children}
    </div>
  )
}
