const USE_CASE =
  /^apps\/server\/src\/domains\/(?!.*\.(store|routes|resource|tables|rules|policy|events|test)\.ts$).*\.ts$/
const OPENS_TRANSACTION = /\bctx\.transaction\(/
const ASKS_POLICY = /\b(assertAllowed|may[A-Z]\w*)\(/
const RECORDS_EVENT = /\.record\(/
const NOTE = /\b(TODO|FIXME|XXX)\b(?!.*#\d)/

/** A use case that writes asks whether the actor may, and says what happened. */
export function findUnguardedWrites(path: string, text: string): string[] {
  if (!USE_CASE.test(path) || !OPENS_TRANSACTION.test(text)) return []
  return [
    ...(ASKS_POLICY.test(text)
      ? []
      : [`${path}: opens a transaction without asking a policy (assertAllowed, mayEdit …).`]),
    ...(RECORDS_EVENT.test(text) ? [] : [`${path}: opens a transaction and records no event: tx.record(…).`]),
  ]
}

/** A note about work left over names the issue in which it is to be done. */
export function findNotesWithoutIssue(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (NOTE.test(line) ? [`${path}:${index + 1}: name the issue (#12), or do it now.`] : []))
}
