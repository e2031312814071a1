const MAX_LENGTH = 2_000

/** The statement as it may be shown to operators: values that are not parameters are left out. */
export const statementText = (text: string): string =>
  text
    .slice(0, MAX_LENGTH)
    .replace(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()

/** SELECT, INSERT, BEGIN … */
export const operationOf = (text: string): string => /^\s*(\w{1,20})/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT'
