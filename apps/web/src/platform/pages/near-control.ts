const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'
const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"])'
/** Focus that is lost inside one of these stays inside it. */
const GROUP = 'fieldset, form, section, [role="tabpanel"], [role="dialog"], [role="alertdialog"], #main'

/** Where a control stood when it was taken from the page. */
export interface LostPlace {
  /** From the nearest group outward. */
  readonly groups: readonly HTMLElement[]
  readonly parent: Node
  readonly before: Node | null
  readonly after: Node | null
  readonly removed: Node
}

/** By the last removal that took the control with it: what was removed may have been taken apart before. */
export function lostPlaceOf(control: HTMLElement, records: readonly MutationRecord[]): LostPlace | null {
  for (const { target, previousSibling, nextSibling, removedNodes } of records.toReversed()) {
    const removed = [...removedNodes].find((node) => node.contains(control))
    if (removed === undefined || !target.isConnected) continue
    return { groups: groupsOf(target), parent: target, before: previousSibling, after: nextSibling, removed }
  }
  return null
}

function groupsOf(node: Node): HTMLElement[] {
  const found: HTMLElement[] = []
  let group = (node instanceof HTMLElement ? node : node.parentElement)?.closest<HTMLElement>(GROUP)
  while (group) {
    found.push(group)
    group = group.parentElement?.closest<HTMLElement>(GROUP)
  }
  return found
}

/**
 * The same control, if it was drawn again; what the control was in its row, in the row that now stands there or, at the
 * end, before it; the nearest control of its group; or the group. After a press it is the group, where the space bar
 * scrolls: nothing shows that another control has the focus.
 */
export function placeNear(control: HTMLElement, lost: LostPlace, isPressed: boolean): HTMLElement | null {
  const group = lost.groups.find(({ isConnected }) => isConnected)
  if (group === undefined) return null
  const controls = controlsIn(group)
  const successor = successorOf(lost)
  const alike = controls.filter((each) => isAlike(each, control))
  const again = alike.find((each) => successor?.contains(each)) ?? (alike.length === 1 ? alike[0] : undefined)
  const row = successor ?? (lost.before?.parentNode === lost.parent ? lost.before : null)
  const near = isPressed
    ? undefined
    : (twinOf(control, lost.removed, row) ?? nearestOf(controls, lost.parent, successor))
  if (again === undefined && near === undefined && !group.hasAttribute('tabindex')) group.tabIndex = -1
  return again ?? near ?? group
}

const controlsIn = (node: HTMLElement): HTMLElement[] =>
  [...node.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isOffered)

const isAlike = (one: HTMLElement, other: HTMLElement): boolean =>
  one.tagName === other.tagName && nameOf(one) !== '' && nameOf(one) === nameOf(other)

const nameOf = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ?? (control as HTMLInputElement).labels?.[0]?.textContent ?? control.textContent

/** What now stands where the removed node stood; null at the end of its parent. */
function successorOf({ parent, before, after }: LostPlace): Node | null {
  if (before !== null && before.parentNode === parent) return before.nextSibling
  if (after !== null && after.parentNode === parent) return after
  return before === null ? parent.firstChild : null
}

function twinOf(control: HTMLElement, removed: Node, row: Node | null): HTMLElement | undefined {
  if (!(removed instanceof HTMLElement && row instanceof HTMLElement)) return undefined
  if (removed.tagName !== row.tagName || removed === control) return undefined
  const [lost, now] = [removed, row].map((row) => [...row.querySelectorAll<HTMLElement>(FOCUSABLE)])
  const twin = lost?.length === now?.length ? now?.[lost?.indexOf(control) ?? -1] : undefined
  return twin !== undefined && isOffered(twin) ? twin : undefined
}

/** The next control, or the one before if the removed node was the last of its list. */
function nearestOf(controls: readonly HTMLElement[], parent: Node, successor: Node | null): HTMLElement | undefined {
  const isBefore = (control: HTMLElement, node: Node) =>
    (control.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  if (successor !== null) return controls.find((control) => !isBefore(control, successor)) ?? controls.at(-1)
  const inside = controls.findLast((control) => parent !== control && parent.contains(control))
  return inside ?? controls.find((control) => isBefore(parent as HTMLElement, control)) ?? controls.at(-1)
}

/** On a touch screen, a text field would open the keyboard. */
export const isOffered = (control: HTMLElement): boolean =>
  !control.matches(':disabled') &&
  control.closest('[inert], [hidden]') === null &&
  !(control.matches(TYPED) && matchMedia('(pointer: coarse)').matches)
