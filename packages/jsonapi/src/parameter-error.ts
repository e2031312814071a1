/** An invalid query parameter; `parameter` is its name as sent by the client. */
export class ParameterError extends Error {
  override name = 'ParameterError'
  readonly parameter: string

  constructor(parameter: string, detail: string) {
    super(detail)
    this.parameter = parameter
  }
}
