// Not repeated on PostgreSQL 15: it is about connections.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { afterFile } from '../../testing/after-file.ts'
import { cutOffSlowReaders, type ReadingLimits } from './slow-readers.ts'

/** More than the kernel takes. */
const LENGTH = 24_000_000
const PATIENT = { pauseMs: 60_000, bytesPerSecond: 1_000, maxWaitingBytes: 1_000_000_000, lookEveryMs: 20 }

async function serve(limits: Partial<ReadingLimits>): Promise<number> {
  const server = createServer((_request, answer) => answer.end(Buffer.alloc(LENGTH, 'x')))
  cutOffSlowReaders(server, { ...PATIENT, ...limits })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterFile(async () => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

interface Client {
  readonly socket: Socket
  received: number
  isOver: boolean
}

/** Reads the head of the answer, and the rest only on demand. */
async function ask(port: number): Promise<Client> {
  const socket = connect(port, '127.0.0.1')
  const client: Client = { socket, received: 0, isOver: false }
  socket.on('error', () => undefined)
  socket.once('close', () => {
    client.isOver = true
  })
  socket.on('data', (chunk: Buffer) => {
    client.received += chunk.length
  })
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  await once(socket, 'data')
  socket.pause()
  return client
}

/** A socket that is not read does not hear of its end. */
async function readRest(client: Client): Promise<number> {
  client.socket.resume()
  await expect.poll(() => client.isOver).toBe(true)
  return client.received
}

test('a client that reads nothing is cut off, and one that reads has its whole answer', async () => {
  const port = await serve({ pauseMs: 1_000, bytesPerSecond: LENGTH / 3 })
  const [slow, quick] = [await ask(port), await ask(port)]
  expect(await readRest(quick)).toBeGreaterThan(LENGTH)
  await sleep(5_000)
  expect(await readRest(slow)).toBeLessThan(LENGTH)
})

test('if too much waits for all, the clients that have read nothing for longest are cut off', async () => {
  const port = await serve({ maxWaitingBytes: 2.2 * LENGTH })
  const clients: Client[] = []
  for (let number = 0; number < 4; number += 1) clients.push(await ask(port))
  await sleep(500)
  const whole: boolean[] = []
  for (const client of clients) whole.push((await readRest(client)) > LENGTH)
  expect(whole).toEqual([false, expect.any(Boolean), true, true])
})
