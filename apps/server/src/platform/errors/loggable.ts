/** What of an error may stand in a log: messages of the database quote values, and values may be people's data. */
export function loggable(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = [error, error.cause].map((link) => (link as { code?: unknown } | undefined)?.code).find(Boolean)
  const stack = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  const isOurs = error.name === 'Error' || error instanceof TypeError
  return { type: error.name, code, stack, ...(isOurs ? { message: error.message } : {}) }
}
