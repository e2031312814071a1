import { Button } from '@assay/ui/button'
import { useMutation } from '@tanstack/react-query'

interface SelectAllProps {
  selected: number
  /** That the filters leave, on all pages. */
  total: number
  /** That one request takes. */
  most: number
  onAll: () => Promise<void>
}

/** From the rows of a page to all that the filters leave. */
export function SelectAll({ selected, total, most, onAll }: SelectAllProps) {
  const load = useMutation({ mutationFn: onAll })
  if (selected >= Math.min(total, most)) return null
  return (
    <Button size="small" variant="quiet" busy={load.isPending} onClick={() => load.mutate()}>
      {total > most ? `Select the first ${most} of ${total.toLocaleString('en')}` : `Select all ${total}`}
    </Button>
  )
}
