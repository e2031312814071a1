const held = new Set<() => boolean>()

/** Asked while a form is on the page. Returns what ends it. */
export function holdUnsaved(isUnsaved: () => boolean): () => void {
  held.add(isUnsaved)
  return () => held.delete(isUnsaved)
}

/** Whether a form on the page holds something unsaved at this moment. */
export const hasUnsaved = (): boolean => [...held].some((isUnsaved) => isUnsaved())
