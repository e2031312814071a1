import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import type { DialogProps } from './dialog.tsx'
import { DISMISSED } from './dismissed.ts'
import { IconButton } from './icon-button.tsx'

const FIELD =
  ':is(input, select, textarea, [role="combobox"], [role="checkbox"], [role="switch"]):not(:disabled, [type="hidden"])'

/** The part of Dialog and Drawer that loads when one first opens. */
export function Sheet(props: DialogProps & { place: 'center' | 'side' }) {
  const { open, onOpenChange, title, description, children, footer, width = 'medium', place, initialFocus } = props
  const popup = useRef<HTMLDivElement>(null)
  const change = (next: boolean) => {
    if (!next) popup.current?.dispatchEvent(new Event(DISMISSED, { bubbles: true }))
    onOpenChange(next)
  }
  /** Focus starts in the first field, not on the close button; on touch not, as it would open the keyboard. */
  const focusField = (openedBy: string) => (openedBy === 'touch' ? true : (firstField(popup.current) ?? true))
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          ref={popup}
          className={classNames(styles.sheet, styles[place], styles[width])}
          data-sheet=""
          onKeyDown={pressPrimary}
          {...(place === 'center' && { initialFocus: focusField })}
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

/** Ctrl or ⌘ with Enter presses the primary button, wherever the focus is. A form answers by itself before. */
function pressPrimary(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
  // A dialog that was opened from this one is inside it for React, though not on the page.
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
  const primary = event.currentTarget.querySelector<HTMLElement>('[data-primary]:not([disabled])')
  if (primary === null) return
  event.preventDefault()
  primary.click()
}

/** Not the inputs behind choosers, switches and buttons that upload, which take no focus. */
function firstField(popup: HTMLElement | null): HTMLElement | undefined {
  const fields = popup?.querySelectorAll<HTMLElement>(FIELD) ?? []
  return [...fields].find((field) => field.tabIndex >= 0 && field.closest('[hidden], [aria-hidden="true"]') === null)
}
