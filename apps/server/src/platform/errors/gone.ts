/** Another request removed it while this one was running. Where that cannot happen, it is a bug, so it is logged. */
export class Gone extends Error {
  override name = 'Gone'
  readonly thing: string

  constructor(thing: string) {
    super(`The ${thing} is gone.`)
    this.thing = thing
  }
}
