import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { arrivalsAt } from './arrivals.ts'

const CROWD = 60

test('work begins when everyone who is at the door is in, one piece in each round of the event loop', async () => {
  const server = createServer()
  const allIn = arrivalsAt(server)
  const happened: string[] = []
  server.on('connection', (socket) => {
    happened.push('in')
    socket.resume()
    void allIn().then(() => {
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
