import type { ReactElement, ReactNode } from 'react'
import { OnDemand } from './on-demand.tsx'

export interface PopoverProps {
  /** The element that opens it: a Button or an IconButton. */
  trigger: ReactElement
  title?: ReactNode
  children: ReactNode
  /** Opens on hover too, immediately, and closes after 200 ms. */
  onHover?: boolean
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  className?: string | undefined
}

const load = () => import('./popover-box.tsx').then((part) => ({ default: part.PopoverBox }))

/** Details anchored to an element. */
export function Popover(props: PopoverProps) {
  return (
    <OnDemand
      load={load}
      props={props}
      haspopup="dialog"
      onHover={props.onHover ?? false}
      wanted={props.open === true}
    />
  )
}
