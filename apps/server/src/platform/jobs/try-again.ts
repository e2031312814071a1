/** Thrown by an effect that must not be retried before a certain time. */
export class TryAgain extends Error {
  readonly at: Date

  constructor(at: Date, reason: string) {
    super(reason)
    this.name = 'TryAgain'
    this.at = at
  }
}
