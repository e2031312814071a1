/** The part of an error that is safe to log: database messages quote values, which may be personal data. */
export function loggable(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = [error, error.cause].map((link) => (link as { code?: unknown } | undefined)?.code).find(Boolean)
  const stack = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  const isOurs = error.name === 'Error' || error instanceof TypeError
  return { type: error.name, code, stack, ...(isOurs ? { message: error.message } : {}) }
}
