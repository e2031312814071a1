import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './popover.module.css'
import popup from './popup.module.css'

export interface PopoverProps {
  /** The element that opens it: a Button or an IconButton. */
  trigger: ReactElement
  title?: ReactNode
  children: ReactNode
  /** Opens when pointed at, too: at once, and closes 200 ms after. */
  onHover?: boolean
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  className?: string | undefined
}

/** More about the thing it hangs on. */
export function Popover(props: PopoverProps) {
  const { trigger, title, children, onHover = false, side = 'bottom', align = 'start', open, onOpenChange } = props
  return (
    <Base.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange !== undefined && { onOpenChange: (next: boolean) => onOpenChange(next) })}
    >
      <Base.Trigger render={trigger} openOnHover={onHover} delay={0} closeDelay={200} />
      <Base.Portal>
        <Base.Positioner className={popup.positioner} side={side} align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={classNames(popup.popup, styles.popup, props.className)}>
            {title !== undefined && <Base.Title className={styles.title}>{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
