import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { acceptFirst } from './accept-first.ts'

const CROWD = 60

test('work begins when all waiting connections are accepted, one piece per turn of the event loop', async () => {
  const server = createServer()
  const connectionsAccepted = acceptFirst(server)
  const happened: string[] = []
  server.on('connection', (socket) => {
    happened.push('in')
    socket.resume()
    void connectionsAccepted().then(() => {
      happened.push('work')
      setImmediate(() => happened.push('round'))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const clients = Array.from({ length: CROWD }, () => connect(port, '127.0.0.1'))
  await expect.poll(() => happened.filter((each) => each === 'work').length).toBe(CROWD)
  expect(happened.slice(0, CROWD)).toEqual(Array.from({ length: CROWD }, () => 'in'))
  const twice = happened.some((each, place) => each === 'work' && happened[place + 1] === 'work')
  expect(twice).toBe(false)
  for (const client of clients) client.destroy()
  server.close()
})
