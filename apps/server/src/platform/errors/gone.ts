/** Another request removed it while this one was at work. Where no one can have done that, it is a bug; so it is logged. */
export class Gone extends Error {
  override name = 'Gone'
  readonly thing: string

  constructor(thing: string) {
    super(`The ${thing} is gone.`)
    this.thing = thing
  }
}
