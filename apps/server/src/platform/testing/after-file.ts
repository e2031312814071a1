// What a test file opened is closed when the file is through, because the next one runs in the same process. A hook cannot be
// asked for from within another one, so the things to close are collected here and closed by close-after-file.setup.ts.
type Close = () => Promise<unknown>

const opened: Close[] = []

/** The last one first. */
export function afterFile(close: Close): void {
  opened.push(close)
}

export async function closeOpened(): Promise<void> {
  const failures: unknown[] = []
  for (let close = opened.pop(); close !== undefined; close = opened.pop())
    await close().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'What a test opened could not be closed.')
}
