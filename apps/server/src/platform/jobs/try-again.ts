/** Thrown by an effect that is not to be asked again before a certain time. */
export class TryAgain extends Error {
  readonly at: Date

  constructor(at: Date, reason: string) {
    super(reason)
    this.name = 'TryAgain'
    this.at = at
  }
}
