const PATIENCE_MS = 3_000

/** Whether the server answers at this moment. */
export async function askServer(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) } as const
    return (await fetch('/index.html', asked)).ok
  } catch {
    return false
  }
}
