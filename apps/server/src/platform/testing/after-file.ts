// Resources that a test file opens are closed when it ends, because the next one runs in the same process. Hooks cannot
// be registered inside other hooks, so they are collected here and closed by close-after-file.setup.ts.
type Close = () => Promise<unknown>

const opened: Close[] = []

/** In reverse order. */
export function afterFile(close: Close): void {
  opened.push(close)
}

export async function closeOpened(): Promise<void> {
  const failures: unknown[] = []
  for (let close = opened.pop(); close !== undefined; close = opened.pop())
    await close().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'What a test opened could not be closed.')
}
