/** A startup error that the operator can fix: `main.ts` prints the message alone, without a stack trace. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
