import { Button } from '@assay/ui/button'
import { type ReactNode, useState } from 'react'

interface Fold {
  /** How many rows to show. */
  readonly visible: number
  /** Opens and folds the rest; null where everything fits. */
  readonly toggle: ReactNode
  /** Shows the rest, because a row was added to it. */
  readonly open: () => void
}

/** Folds all but the first rows of a list. */
export function useFold(total: number, shown: number, name: string): Fold {
  const [isOpen, setIsOpen] = useState(false)
  const toggle =
    total <= shown ? null : (
      <p>
        <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? `Show the first ${shown}` : `${total - shown} more ${name}`}
        </Button>
      </p>
    )
  return { visible: isOpen ? total : shown, toggle, open: () => setIsOpen(true) }
}
