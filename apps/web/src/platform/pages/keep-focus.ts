import { focusHeading } from './focus-heading.ts'
import { isOffered, type LostPlace, lostPlaceOf, placeNear } from './near-control.ts'

const DIALOG = '[role="dialog"], [role="alertdialog"]'

/** The control of the page, or of the open dialog, that had the focus last. */
interface Noted {
  readonly control: HTMLElement
  readonly main: HTMLElement | null
  /** Of the page it was on: if it goes, the page goes. */
  readonly heading: HTMLElement | null
  /** Set when the control leaves the page. */
  lost: LostPlace | null
}

/**
 * Keeps the place of keyboard and screen reader users when the control that has the focus leaves the page: a row that is
 * deleted, a button that becomes another, a dialog that closes, a page that gives way to another. The browser would begin
 * again at the top. Nothing is done while anything has the focus, so menus and dialogs that open take it as they like.
 */
export function keepFocus(): () => void {
  let page: Noted | null = null
  let dialog: Noted | null = null
  let due = 0
  let isPressed = false

  const note = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    const main = document.getElementById('main')
    const noted: Noted = { control: target, main, heading: main?.querySelector('h1') ?? null, lost: null }
    if (target.closest(DIALOG) !== null) dialog = noted
    else if (main?.contains(target)) [page, dialog] = [noted, null]
    // Menus and lists of choices stand outside the page and belong to the control that opened them.
    else if (main === null || main.closest('body > *')?.contains(target)) [page, dialog] = [null, null]
  }

  const onPress = ({ type }: Event) => {
    isPressed = type === 'pointerdown'
  }
  const onFocus = ({ target }: FocusEvent) => note(target)
  /** The user left the control by pressing elsewhere, and it is still there. */
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return
    setTimeout(() => {
      const isKept = target instanceof HTMLElement && target.isConnected && !target.matches(':disabled')
      if (!isKept || !isFocusLost() || !document.hasFocus()) return
      if (page?.control === target) page = null
      if (dialog?.control === target) dialog = null
    })
  }

  const observer = new MutationObserver((records) => {
    if (page === null && dialog === null) return
    for (const noted of [page, dialog])
      if (noted !== null && noted.lost === null && !noted.control.isConnected)
        noted.lost = lostPlaceOf(noted.control, records)
    const isGone = page?.control.isConnected === false || dialog?.control.isConnected === false
    if (!isGone || due !== 0) return
    // Once everything is drawn, and whatever wants the focus has taken it.
    due = requestAnimationFrame(() => {
      due = requestAnimationFrame(() => {
        due = 0
        if (isFocusLost()) restore()
      })
    })
  })

  const restore = () => {
    if (dialog !== null) {
      const near = dialog.lost === null ? null : placeNear(dialog.control, dialog.lost, isPressed)
      dialog = null
      if (near?.closest(DIALOG)) return near.focus({ preventScroll: isPressed })
    }
    // A dialog that is open will take the focus, or give it back when it closes.
    if (page === null || document.querySelector(DIALOG) !== null) return
    const { control, heading, main, lost } = page
    if (main?.isConnected !== true || heading?.isConnected === false) focusHeading(document.getElementById('main'))
    else if (control.isConnected && isOffered(control)) control.focus()
    else if (lost !== null) placeNear(control, lost, isPressed)?.focus({ preventScroll: isPressed })
  }

  note(document.activeElement)
  document.addEventListener('pointerdown', onPress, true)
  document.addEventListener('keydown', onPress, true)
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('pointerdown', onPress, true)
    document.removeEventListener('keydown', onPress, true)
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
    observer.disconnect()
    cancelAnimationFrame(due)
  }
}

function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}
