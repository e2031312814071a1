const shown = new WeakSet<object>()

/** A form or a part of the page shows this error itself, so that no toast repeats it. */
export function markAsShown(error: unknown): void {
  if (typeof error === 'object' && error !== null) shown.add(error)
}

export function isShown(error: unknown): boolean {
  return typeof error === 'object' && error !== null && shown.has(error)
}
