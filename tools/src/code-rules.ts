const USE_CASE =
  /^apps\/server\/src\/domains\/(?!.*\.(store|routes|resource|tables|rules|policy|events|test)\.ts$).*\.ts$/
const OPENS_TRANSACTION = /\bctx\.transaction\(/
const ASKS_POLICY = /\b(assertAllowed|(assertM|m)ay[A-Z]\w*|\w+ForAct)\(/
// The one function of a machine records each of its steps.
const RECORDS_EVENT = /\.record\(|\bmove(Offer|Hire)\(|\b(tell|offerSlots|bookSlot|callOff)\(/

// At the entrance nobody is known yet whose role could be asked: the password or the link of the mail is the proof.
const ENTRANCE = /\/(log-in|log-out|confirm-email|resend-verification|register-company|complete-registration)\.ts$/
// The start, the clock, the operator and what follows from a requirement's end act for the platform itself.
const HOUSEKEEPING =
  /\/((synchronise|purge|create-platform)-[\w-]+|close-shortlist|end-contacts|advance-due-contacts|tell-ends)\.ts$/
// Nothing happened: the tables follow the code, or a use case before it has said so.
// A mail tells of what has happened; the link in it is opened once, however often the mail is written.
const NOTHING_HAPPENED = /\/(synchronise-[\w-]+|complete-registration|send-[\w-]+-mail)\.ts$/
const SPREAD_LITERAL = /\.{3}\{ /
const NOTE = /\b(TODO|FIXME|XXX)\b(?!.*#\d)/

/** A use case that writes asks whether the actor may, and says what happened. */
export function findUnguardedWrites(path: string, text: string): string[] {
  if (!USE_CASE.test(path) || !OPENS_TRANSACTION.test(text)) return []
  return [
    ...(ASKS_POLICY.test(text) || ENTRANCE.test(path) || HOUSEKEEPING.test(path)
      ? []
      : [`${path}: opens a transaction without asking a policy (assertAllowed, mayEdit …).`]),
    ...(RECORDS_EVENT.test(text) || NOTHING_HAPPENED.test(path)
      ? []
      : [`${path}: opens a transaction and records no event: tx.record(…).`]),
  ]
}

/** A note about work left over names the issue in which it is to be done. */
export function findNotesWithoutIssue(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (NOTE.test(line) ? [`${path}:${index + 1}: name the issue (#12), or do it now.`] : []))
}

/** Properties are written where they belong; spreading a literal into one only saves lines. */
export function findSpreadLiterals(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      SPREAD_LITERAL.test(line)
        ? [`${path}:${index + 1}: write the properties out instead of spreading a literal.`]
        : [],
    )
}
