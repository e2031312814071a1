// What a program outside answers to a request of ours, if it means harm.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { afterFile } from '../testing/after-file.ts'
import { outboundFetch } from './outbound-fetch.ts'
import { postOutside } from './post-outside.ts'

let answer = ''
const server = createServer((socket) => {
  socket.on('error', () => undefined)
  socket.once('data', () => socket.end(answer))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterFile(() => new Promise<void>((done) => server.close(() => done())))

const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
const rules = { allowsPrivate: true, timeoutMs: 5_000 }
const fetchIt = () => outboundFetch({ ...rules, maxBytes: 1_000 })(address, { method: 'GET', headers: {} })
const postIt = () => postOutside(address, { headers: {}, body: '{}' }, rules)

// Thrown where nothing catches it, the error would end the process, and fail this run.
test.each([
  ['a status above those of HTTP', 'HTTP/1.1 999 Odd\r\ncontent-length: 2\r\n\r\nhi'],
  ['a status just above them', 'HTTP/1.1 600 Odd\r\ncontent-length: 0\r\n\r\n'],
  ['a status below them', 'HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n'],
  ['another protocol', 'HTTP/1.1 101 Switching\r\nupgrade: other\r\nconnection: upgrade\r\n\r\n'],
  ['a body that breaks off', 'HTTP/1.1 200 Ok\r\ncontent-length: 20\r\n\r\nhi'],
  ['endless headers', `HTTP/1.1 200 Ok\r\n${'a: b\r\n'.repeat(20_000)}\r\n`],
  ['no HTTP', 'something\r\n\r\n'],
  ['nothing', ''],
])('%s is refused', async (_what, given) => {
  answer = given
  await expect(fetchIt()).rejects.toThrow()
})

test('a receiver that switches to another protocol has not received anything', async () => {
  answer = 'HTTP/1.1 101 Switching\r\nupgrade: other\r\nconnection: upgrade\r\n\r\n'
  await expect(postIt()).rejects.toThrow('another protocol')
})

test('an answer whose end is the end of the connection is read', async () => {
  answer = 'HTTP/1.1 200 Ok\r\n\r\nall of it'
  expect(await (await fetchIt()).text()).toBe('all of it')
})
