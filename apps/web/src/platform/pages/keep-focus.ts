const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'
const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"])'
/** Focus that is lost inside one of these stays inside it. */
const GROUP = 'fieldset, form, section, [role="tabpanel"], [role="dialog"], [role="alertdialog"], #main'
const PAGE = '#main, [role="dialog"], [role="alertdialog"]'

interface Noted {
  readonly control: HTMLElement
  /** From the nearest group to the page. */
  readonly groups: readonly HTMLElement[]
  readonly path: string
}

/**
 * Keeps the place of keyboard and screen reader users when the focused control leaves the page, such as the button that
 * removes its own row. The browser would begin again at the top of the page. New pages, and code that moves the focus
 * itself, are left alone.
 */
export function keepFocus(): () => void {
  let noted: Noted | null = null
  const note = ({ target }: Pick<FocusEvent, 'target'>) => {
    const isOnPage = target instanceof HTMLElement && target.closest(PAGE) !== null
    noted = isOnPage ? { control: target, groups: groupsOf(target), path: location.pathname } : null
  }
  const observer = new MutationObserver((records) => {
    if (noted === null || noted.control.isConnected) return
    const { control, groups, path } = noted
    noted = null
    const group = groups.find(({ isConnected }) => isConnected)
    const gap = findGap(records, control)
    if (group === undefined || gap === null || path !== location.pathname) return
    // Once everything is drawn, and only if nothing else has asked for the focus.
    requestAnimationFrame(() => {
      const { activeElement, body } = document
      if (group.isConnected && (activeElement === null || activeElement === body)) focusNear(group, gap, control)
    })
  })
  note({ target: document.activeElement })
  document.addEventListener('focusin', note)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', note)
    observer.disconnect()
  }
}

function groupsOf(control: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  let group = control.parentElement?.closest<HTMLElement>(GROUP)
  while (group) {
    found.push(group)
    group = group.parentElement?.closest<HTMLElement>(GROUP)
  }
  return found
}

interface Gap {
  readonly parent: Node
  readonly before: Node | null
  readonly after: Node | null
  readonly removed: Node
}

/** The last removal on the page: what was removed may have been taken apart before. */
function findGap(records: readonly MutationRecord[], control: HTMLElement): Gap | null {
  for (const { target, previousSibling, nextSibling, removedNodes } of records.toReversed()) {
    const removed = [...removedNodes].find((node) => node.contains(control))
    if (removed !== undefined && target.isConnected)
      return { parent: target, before: previousSibling, after: nextSibling, removed }
  }
  return null
}

function focusNear(group: HTMLElement, gap: Gap, control: HTMLElement): void {
  const successor = successorOf(gap)
  const twin = successor === null ? null : twinOf(control, gap.removed, successor)
  const near = twin ?? nearestOf([...group.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isOffered), gap, successor)
  if (near === undefined) group.tabIndex = -1
  ;(near ?? group).focus()
}

/** What now stands where the removed node stood; null at the end of its parent. */
function successorOf({ parent, before, after }: Gap): Node | null {
  if (before !== null && before.parentNode === parent) return before.nextSibling
  return after !== null && after.parentNode === parent ? after : before === null ? parent.firstChild : null
}

/** The control that is in the next row what the lost one was in its own. */
function twinOf(control: HTMLElement, removed: Node, successor: Node): HTMLElement | null {
  if (!(removed instanceof HTMLElement && successor instanceof HTMLElement) || removed.tagName !== successor.tagName)
    return null
  const [lost, now] = [removed, successor].map((row) => [...row.querySelectorAll<HTMLElement>(FOCUSABLE)])
  const twin = lost?.length === now?.length ? now?.[lost?.indexOf(control) ?? -1] : undefined
  return twin !== undefined && isOffered(twin) ? twin : null
}

/** The next control, or the one before if the removed node was the last of its list. */
function nearestOf(controls: readonly HTMLElement[], { parent }: Gap, successor: Node | null): HTMLElement | undefined {
  const isBefore = (control: HTMLElement, node: Node) =>
    (control.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  if (successor === null)
    return (
      controls.findLast((control) => parent.contains(control)) ??
      controls.find((control) => isBefore(parent as HTMLElement, control)) ??
      controls.at(-1)
    )
  return controls.find((control) => !isBefore(control, successor)) ?? controls.at(-1)
}

/** On a touch screen, a text field would open the keyboard. */
const isOffered = (control: HTMLElement): boolean =>
  control.closest('[inert], [hidden]') === null && !(control.matches(TYPED) && matchMedia('(pointer: coarse)').matches)
