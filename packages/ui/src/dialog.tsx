import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import { Button } from './button.tsx'

// The dialog library is heavy, and most visits open none.
const Sheet = lazy(() => import('./dialog-sheet.tsx').then((part) => ({ default: part.Sheet })))

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

/** A modal in the middle of the screen. */
export function Dialog(props: DialogProps) {
  return <WhenOpened {...props} place="center" />
}

/** Opens next to the content: on the right on wide screens, from the bottom on narrow ones. */
export function Drawer(props: DialogProps) {
  return <WhenOpened {...props} place="side" />
}

function WhenOpened(props: DialogProps & { place: 'center' | 'side' }) {
  const [everOpened, setEverOpened] = useState(props.open)
  if (props.open && !everOpened) setEverOpened(true)
  if (!everOpened && !props.open) return null
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  )
}

export interface ConfirmProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  children: ReactNode
  /** Names the action, or is OK. */
  confirmLabel?: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
}

/** For money, offers, deletions and secrets; everything else acts immediately and can be undone. */
export function Confirm(props: ConfirmProps) {
  const { confirmLabel = 'OK', danger = false, busy = false, onConfirm, onOpenChange, children, ...shown } = props
  return (
    <Dialog
      {...shown}
      onOpenChange={onOpenChange}
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
