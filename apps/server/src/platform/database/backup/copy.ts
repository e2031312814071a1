// COPY in PostgreSQL's text format, which the driver leaves to its users.
import type { Socket } from 'node:net'
import type { Connection, Pool, PoolClient, Submittable } from 'pg'
import { withConnection } from '../own-connection.ts'

type Chunks = Iterable<string | Buffer> | AsyncIterable<string | Buffer>
type Wire = Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
  stream: Socket
}

/** Streams rows into `COPY … FROM STDIN`; returns the row count. */
export function copyInto(client: PoolClient, statement: string, chunks: Chunks): Promise<number> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined
    submit(client, statement, {
      handleCopyInResponse: (wire) => {
        sendAll(wire, chunks).then(
          () => wire.endCopyFrom(),
          (error: Error) => {
            failure = error
            wire.sendCopyFail('the source of the rows failed')
          },
        )
      },
      onComplete: resolve,
      onError: (error) => reject(failure ?? error),
    })
  })
}

/**
 * Streams the output of `COPY … TO STDOUT`; returns the row count. A promise returned by `write` applies backpressure.
 */
export function copyOut(
  client: PoolClient,
  statement: string,
  write: (chunk: Buffer) => Promise<void> | undefined,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined
    let pending: Promise<unknown> = Promise.resolve()
    submit(client, statement, {
      handleCopyData: (chunk, wire) => {
        if (failure !== undefined) return
        // Copied, since the driver reuses the buffer.
        const written = write(Buffer.from(chunk))
        if (written === undefined || written === pending) return
        pending = written
        wire.stream.pause()
        const goOn = (): void => void wire.stream.resume()
        written.then(goOn, (error: Error) => {
          failure = error
          goOn()
        })
      },
      onComplete: (count) =>
        void pending.then(() => (failure === undefined ? resolve(count) : reject(failure)), reject),
      onError: reject,
    })
  })
}

interface CopyHandlers {
  handleCopyInResponse?(wire: Wire): void
  handleCopyData?(chunk: Buffer, wire: Wire): void
  onComplete(rowCount: number): void
  onError(error: Error): void
}

function submit(client: PoolClient, statement: string, handlers: CopyHandlers): void {
  let rowCount = 0
  let failed: Error | undefined
  const query: Submittable & Record<string, unknown> = {
    submit: (connection: Connection) => {
      connection.query(statement)
    },
    handleCopyInResponse: (wire: Wire) => handlers.handleCopyInResponse?.(wire),
    handleCopyData: ({ chunk }: { chunk: Buffer }, wire: Wire) => handlers.handleCopyData?.(chunk, wire),
    handleCommandComplete: ({ text }: { text: string }) => {
      rowCount = Number(text.split(' ').at(-1))
    },
    handleError: (error: Error) => {
      failed = error
      handlers.onError(error)
    },
    handleReadyForQuery: () => {
      if (failed === undefined) handlers.onComplete(rowCount)
    },
  }
  client.query(query)
}

async function sendAll(wire: Wire, chunks: Chunks): Promise<void> {
  for await (const chunk of chunks) {
    wire.sendCopyFromChunk(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
    if (wire.stream.writableNeedDrain)
      await new Promise<void>((resolve) => {
        wire.stream.once('drain', resolve)
      })
  }
}

export type CopyValue = string | number | boolean | null | readonly string[]

/** One line of the text format. Arrays become array literals; pass JSON as text. */
export function copyLine(values: readonly CopyValue[]): string {
  let line = ''
  for (const [place, value] of values.entries()) line += (place === 0 ? '' : '\t') + copyField(value)
  return `${line}\n`
}

function copyField(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return escaped(`{${value.map((element) => `"${element.replace(/["\\]/g, '\\$&')}"`).join(',')}}`)
}

const SPECIAL = /[\\\n\r\t]/
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escaped(text: string): string {
  // PostgreSQL cannot store NUL in text.
  const clean = text.includes('\0') ? text.replaceAll('\0', '') : text
  return SPECIAL.test(clean) ? clean.replace(/[\\\n\r\t]/g, (found) => ESCAPES[found] ?? '') : clean
}

/** A transaction on its own connection, for work that uses the driver directly. */
export async function withTransaction<T>(
  pool: Pick<Pool, 'connect'>,
  work: (client: PoolClient) => Promise<T>,
  mode = '',
): Promise<T> {
  return withConnection(pool, async (client, endAfterwards) => {
    try {
      await client.query(`begin ${mode}`)
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(endAfterwards)
      throw error
    }
  })
}
