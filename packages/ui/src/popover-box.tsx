import { Popover as Base } from '@base-ui/react/popover'
import { classNames } from './class-names.ts'
import styles from './popover.module.css'
import type { PopoverProps } from './popover.tsx'
import popup from './popup.module.css'

/** The part of Popover that loads when one is first used. */
export function PopoverBox(props: PopoverProps & { defaultOpen: boolean }) {
  const { trigger, title, children, onHover = false, side = 'bottom', align = 'start', open, onOpenChange } = props
  return (
    <Base.Root
      {...(open === undefined ? { defaultOpen: props.defaultOpen } : { open })}
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
