import pg from 'pg'

/**
 * A connection that sends a query when the one before it is answered. What reads several lists together does so over many
 * connections, and within a transaction over this one alone, where node-postgres no longer wants to keep a queue.
 */
export class OneAtATime extends pg.Client {
  #last: Promise<unknown> = Promise.resolve()

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as (...asked: unknown[]) => unknown
    const inTurn = (...asked: unknown[]): unknown => {
      // A stream, such as of COPY, and what is answered by a function is handed on as it is.
      if (isStream(asked[0]) || typeof asked.at(-1) === 'function') return send(...asked)
      const answered = this.#last.then(() => send(...asked))
      this.#last = answered.catch(() => undefined)
      return answered
    }
    this.query = inTurn as typeof this.query
  }
}

const isStream = (asked: unknown): boolean => typeof (asked as { submit?: unknown } | undefined)?.submit === 'function'
