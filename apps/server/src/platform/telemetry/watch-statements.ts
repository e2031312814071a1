import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'

/** Called when a statement begins; what it returns is called when it has ended. */
export type BeginStatement = (text: string) => (error?: unknown) => void

type Callback = (error: Error | null, result: unknown) => void
type Query = (...given: unknown[]) => unknown

/** Watches the statements of all connections of a pool, those that are open already too. */
export function watchStatements(pool: pg.Pool, begin: BeginStatement): void {
  const watched = new WeakSet<object>()
  const watch = (client: pg.PoolClient): void => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as Query
    Object.assign(client, { query: (...given: unknown[]) => observed(query, given, begin) })
  }
  const connect = pool.connect.bind(pool)
  type Connected = Parameters<typeof connect>[0]
  const watching = (connected?: Connected) => {
    if (connected === undefined)
      return connect().then((client) => {
        watch(client)
        return client
      })
    // A connection that becomes free calls back out of the request that frees it.
    const back = AsyncResource.bind(connected)
    return connect((error, client, done) => {
      if (client !== undefined) watch(client)
      back(error, client, done)
    })
  }
  Object.assign(pool, { connect: watching })
}

function observed(query: Query, given: unknown[], begin: BeginStatement): unknown {
  const [what, ...more] = given
  const text = textOf(what)
  // Streams and cursors end in their own time.
  if (text === null) return query(...given)
  const end = begin(text)
  const last = more.at(-1)
  if (typeof last === 'function')
    return query(what, ...more.slice(0, -1), (error: Error | null, result: unknown) => {
      end(error ?? undefined)
      ;(last as Callback)(error, result)
    })
  const answer = query(...given) as Promise<unknown>
  answer.then(() => end(), end)
  return answer
}

function textOf(what: unknown): string | null {
  if (typeof what === 'string') return what
  if (typeof what !== 'object' || what === null || 'submit' in what) return null
  return 'text' in what && typeof what.text === 'string' ? what.text : null
}
