// A mail server that accepts connections and never answers. Not repeated on PostgreSQL 15: it is about mail.
import { createServer, type Socket } from 'node:net'
import { register } from '@assay/contracts/registrations'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { expect, test } from 'vitest'
import { afterFile } from './platform/testing/after-file.ts'
import { aDataFolder, aFreePort, startProgram, untilReady } from './platform/testing/program.ts'
import { openTestDatabase } from './platform/testing/test-database.ts'

const database = await openTestDatabase()
const sockets = new Set<Socket>()
const silent = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => undefined)
}).listen(0, '127.0.0.1')
await new Promise((resolve) => silent.once('listening', resolve))
afterFile(async () => {
  for (const socket of sockets) socket.destroy()
  silent.close()
})

async function registerPerson(port: number, number: number): Promise<number> {
  const attributes = {
    fullName: 'Grace Hopper',
    email: `grace@navy-${number}.test`,
    password: 'correct-horse-battery',
    passwordConfirmation: 'correct-horse-battery',
    companyName: 'Navy',
    country: 'DE',
    sizeBand: '11-50',
    timezone: 'Europe/Berlin',
    acceptTerms: true,
  }
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${register.path}`, {
    method: 'POST',
    headers: { accept: MEDIA_TYPE, 'content-type': MEDIA_TYPE },
    body: JSON.stringify({ data: { type: 'registrations', attributes } }),
  })
  return response.status
}

const waiting = async (): Promise<string[]> => {
  const { rows } = await database.pool.query('select distinct effect from outbox order by effect')
  return rows.map(({ effect }) => effect)
}

test('it stops neither other background work nor the server', async () => {
  const port = await aFreePort()
  const smtpPort = (silent.address() as { port: number }).port
  const { child, ended } = startProgram({
    PORT: String(port),
    DATA_DIR: aDataFolder(),
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  })
  await untilReady(port)
  for (let number = 0; number < 6; number += 1) expect(await registerPerson(port, number)).toBe(201)
  await expect.poll(() => sockets.size).toBeGreaterThanOrEqual(4)
  await expect.poll(waiting).toEqual(['emailVerificationAsked.sendVerificationMail'])

  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  const { rows } = await database.pool.query('select distinct state from mail_deliveries')
  expect(rows).toEqual([{ state: 'waiting' }])
})
