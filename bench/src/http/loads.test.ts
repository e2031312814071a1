import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askEvenly, askTogether } from './loads.ts'

let server: Server
let address: string
/** In order of arrival. */
let bodies: string[]
let callers: Set<string | undefined>

/** Refuses every third request. */
beforeEach(async () => {
  bodies = []
  callers = new Set()
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      bodies.push(body)
      callers.add(request.headers['x-forwarded-for']?.toString())
      response.statusCode = body === 'question 2' ? 429 : 201
      response.end('a'.repeat(100))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const asked = {
  path: '/asked',
  headers: (number: number) => ({ 'x-forwarded-for': `198.18.0.${number}` }),
  body: (number: number) => `question ${number % 3}`,
}

test('rate and duration determine the number of requests, with questions in turn and distinct addresses', async () => {
  const answers = await askEvenly(address, asked, { rate: 60, seconds: 0.5 })
  expect(bodies.toSorted()).toEqual(['question 0', 'question 1', 'question 2'].flatMap((body) => Array(10).fill(body)))
  expect(callers.size).toBe(30)
  expect(answers).toMatchObject({ failed: 10, bytes: 2000, isComplete: true })
  expect(answers.times.length).toBe(20)
})

test('closed-loop clients are counted the same way', async () => {
  const answers = await askTogether(address, asked, { connections: 3, amount: 30 })
  expect(answers.times.length + answers.failed).toBe(30)
  expect(answers.failed).toBeGreaterThan(5)
  expect(answers).toMatchObject({ isComplete: true })
  expect(callers.size).toBeGreaterThan(25)
})

test('an unreachable server is counted as a failure', async () => {
  server.close()
  const answers = await askEvenly(address, asked, { rate: 50, seconds: 0.1 })
  expect(answers).toMatchObject({ failed: 5, times: [] })
})
