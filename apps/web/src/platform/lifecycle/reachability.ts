/** Whether the last request found the server: what cannot be loaded otherwise is no sign of a release. */
const last = { isFound: true }

export function noteServer(isFound: boolean): void {
  last.isFound = isFound
}

export const isServerFound = (): boolean => last.isFound && navigator.onLine
