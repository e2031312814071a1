/** The start cannot go on, and the operator can mend it: `main.ts` prints the message alone, without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
