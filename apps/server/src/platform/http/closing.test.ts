import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { listCountries } from '@assay/contracts/reference-lists'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { openTestHttp } from '../testing/test-http.ts'
import { registerEndpoint } from './register-endpoint.ts'

const database = await openTestDatabase()

test('a server that ends finishes what has begun, and refuses what follows with an error document', async () => {
  const { app, ...routes } = await openTestHttp(database)
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  registerEndpoint({ app, ...routes }, listCountries, async () => {
    begun.resolve()
    await finish.promise
    return { data: [], total: 0 }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let answers = ''
  socket.on('data', (piece) => {
    answers += piece
  })
  const ask = () => socket.write('GET /api/v1/countries HTTP/1.1\r\nHost: assay.test\r\n\r\n')

  ask()
  await begun.promise
  const closed = app.close()
  const arrived = once(app.server, 'request')
  ask()
  await arrived
  finish.resolve()
  await Promise.all([closed, once(socket, 'close')])

  const [first = '', second = ''] = answers.split(/(?=HTTP\/1\.1 )/)
  expect(first).toMatch(/^HTTP\/1\.1 200 /)
  expect(second).toMatch(/^HTTP\/1\.1 503 /)
  expect(second).toMatch(/^content-type: application\/vnd\.api\+json\r$/im)
  expect(second).toMatch(/^retry-after: 5\r$/im)
  expect(second).toContain('"code":"service.not-ready"')
})
