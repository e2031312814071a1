// Locking the screen, reloading and Escape leave a form: what was typed is kept in this window until it is open again.
import { DISMISSED } from '@assay/ui/dismissed.ts'

const LOCKING = 'assay:locking'
const PREFIX = 'assay.draft.'

type Draft = Readonly<Record<string, unknown>>

/** Announces to every open form that its page is about to be left. */
export function saveDraftsOf(): void {
  dispatchEvent(new Event(LOCKING))
}

export function onLeaving(listener: () => void): () => void {
  addEventListener(LOCKING, listener)
  addEventListener('pagehide', listener)
  return () => {
    removeEventListener(LOCKING, listener)
    removeEventListener('pagehide', listener)
  }
}

/** Closing a dialog otherwise than by its own buttons; `formId` names the form in it. */
export function onDismissed(formId: string, listener: () => void): () => void {
  const listen = ({ target }: Event) => {
    const form = document.getElementById(formId)
    if (target instanceof Node && form !== null && target.contains(form)) listener()
  }
  document.addEventListener(DISMISSED, listen)
  return () => document.removeEventListener(DISMISSED, listen)
}

/** Where a list is turned to or sorted by: the same page. Usual values come and go in the address. */
const OF_LISTS = ['page', 'size', 'sort']

/** The same form on the same page, with the same initial values; the form of another row is a different one. */
export function draftKey(initial: object): string {
  const { version: _, ...begun } = initial as Draft
  const search = new URLSearchParams(location.search)
  for (const name of OF_LISTS) search.delete(name)
  search.sort()
  return `${PREFIX}${location.pathname}?${search}#${JSON.stringify(Object.entries(begun).sort())}`
}

/** `isSecret` names fields that are never stored. */
export function storeDraft(key: string, draft: object, isSecret: (field: string) => boolean): void {
  const plain = Object.entries(draft).filter(([field, value]) => !isSecret(field) && isPlain(value))
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(plain)))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error // Storage is disabled or full: the draft is lost.
  }
}

const isPlain = (value: unknown): boolean => {
  const written = JSON.stringify(value)
  return written !== undefined && JSON.stringify(JSON.parse(written)) === written && !hasFile(value)
}

const hasFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(hasFile))

/** Fields that the form does not have are ignored. */
export function readDraft<Initial extends object>(key: string, initial: Initial): Initial {
  try {
    const stored = sessionStorage.getItem(key)
    if (stored === null) return initial
    const draft = JSON.parse(stored) as Draft
    const known = Object.entries(draft).filter(([field]) => Object.hasOwn(initial, field))
    return { ...initial, ...Object.fromEntries(known) }
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error
    return initial
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
