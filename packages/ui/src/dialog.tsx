import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Below a rule, on the right. */
  footer?: ReactNode
  width?: 'narrow' | 'medium' | 'wide'
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** Asks for attention in the middle of the screen. */
export function Dialog(props: DialogProps) {
  return <Sheet {...props} place="centre" />
}

/** Opens beside the work: right on wide screens, from below on narrow ones. */
export function Drawer(props: DialogProps) {
  return <Sheet {...props} place="side" />
}

function Sheet(props: DialogProps & { place: 'centre' | 'side' }) {
  const { open, onOpenChange, title, description, children, footer, width = 'medium', place, initialFocus } = props
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          className={classNames(styles.sheet, styles[place], styles[width])}
          {...(initialFocus !== undefined && { initialFocus })}
        >
          <header className={styles.head}>
            <div>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {description !== undefined && (
                <Base.Description className={styles.description}>{description}</Base.Description>
              )}
            </div>
            <Base.Close
              render={
                <IconButton label="Close" icon={<X size={16} aria-hidden="true" />} className={styles.close ?? ''} />
              }
            />
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export interface ConfirmProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
  /** Names what will happen, or is OK. */
  confirmLabel?: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
}

/** For money, offers and deletes only; everything else acts at once and can be undone. */
export function Confirm(props: ConfirmProps) {
  const { open, onOpenChange, title, children, confirmLabel = 'OK', danger = false, busy = false, onConfirm } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      width="narrow"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
