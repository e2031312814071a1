const held = new Set<() => boolean>()

/** Registers a form while it is on the page. Returns a function that removes it. */
export function holdUnsaved(isUnsaved: () => boolean): () => void {
  held.add(isUnsaved)
  return () => held.delete(isUnsaved)
}

/** Whether a form on the page holds something unsaved at this moment. */
export const hasUnsaved = (): boolean => [...held].some((isUnsaved) => isUnsaved())
