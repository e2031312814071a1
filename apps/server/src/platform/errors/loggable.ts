/** The part of an error that is safe to log: database messages quote values, which may be personal data. */
export function loggable(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { cause } = error
  const code = [error, cause].map((link) => (link as { code?: unknown } | undefined)?.code).find(Boolean)
  const stack = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { ...described(error), code, stack, ...(cause instanceof Error && { cause: described(cause) }) }
}

/** Messages of plain errors hold no values: that no connection became free, for example. */
function described(error: Error): object {
  const isPlain = error.name === 'Error' || error instanceof TypeError
  return { type: error.name, ...(isPlain && { message: error.message }) }
}
