const KEY = 'assay.touched'
const WRITE_EVERY_MS = 5_000

let touched = Date.now()
let written = 0

/** Shared by the windows of this browser, so that work in one does not lock the others. */
export function noteTouch(): void {
  touched = Date.now()
  if (touched - written < WRITE_EVERY_MS) return
  written = touched
  try {
    localStorage.setItem(KEY, String(touched))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error // Storage is disabled, so each window is on its own.
  }
}

export function latestTouch(): number {
  try {
    return Math.max(touched, Number(localStorage.getItem(KEY) ?? 0))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return touched
  }
}
