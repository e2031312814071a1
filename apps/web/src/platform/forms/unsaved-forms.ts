const held = new Map<() => boolean, string>()

const CHANGES = 'Your changes on this page aren’t saved.'

/**
 * Registers a form or an upload while it is on the page; `words` say what leaving the page ends. Returns a function that
 * removes it.
 */
export function holdUnsaved(isUnsaved: () => boolean, words = CHANGES): () => void {
  held.set(isUnsaved, words)
  return () => held.delete(isUnsaved)
}

/** What leaving would end at this moment; null if nothing on the page is unsaved. */
export const whatIsUnsaved = (): string | null => [...held].find(([isUnsaved]) => isUnsaved())?.[1] ?? null

/** Whether a form on the page holds something unsaved at this moment. */
export const hasUnsaved = (): boolean => whatIsUnsaved() !== null
