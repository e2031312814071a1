/** A query parameter that cannot be honoured; `parameter` is the name as the client wrote it. */
export class ParameterError extends Error {
  override name = 'ParameterError'
  readonly parameter: string

  constructor(parameter: string, detail: string) {
    super(detail)
    this.parameter = parameter
  }
}
