// Kills the server, PostgreSQL and the process that reads documents at random, under mixed load. KILLS=100 for the long
// run, whose figures are in docs/faults.md. The test does what a service manager does: it starts a dead server again.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { afterFile } from './platform/testing/after-file.ts'
import { aDocx } from './platform/testing/documents/test-documents.ts'
import { aDataFolder, aFreePort, type Program, startProgram, untilReady } from './platform/testing/program.ts'

const KILLS = Number(process.env['KILLS'] ?? 6)
const PASSWORD = 'assay-demo-1'
const dataDir = aDataFolder()
const port = await aFreePort()
const api = `http://127.0.0.1:${port}/api/v1`

/** Message-ID and recipient of each mail, in the order of arrival. */
const received: { readonly id: string; readonly to: string }[] = []
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _session, done) => {
    let mail = ''
    stream.on('data', (chunk) => {
      mail += chunk
    })
    stream.on('end', () => {
      received.push({
        id: /^Message-ID: (.*?)\r?$/im.exec(mail)?.[1] ?? '',
        to: /^To: (.*?)\r?$/im.exec(mail)?.[1] ?? '',
      })
      done()
    })
  },
})
smtp.on('error', () => undefined) // a killed process leaves without notice
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
afterFile(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

let server: Program
function start(): void {
  const { port: smtpPort } = smtp.server.address() as { port: number }
  server = startProgram({
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: 'on',
    DEMO_CANDIDATES: '400',
    LOG_LEVEL: 'error',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  })
}

// biome-ignore lint/suspicious/noExplicitAny: a test says with its expectations what it takes the answer for
type Json = any

interface Answer {
  readonly status: number
  readonly json: Json
}

interface Asked {
  readonly token?: string
  readonly type?: string
  readonly attributes?: object
  readonly key?: string
}

/** null when the server died before it answered. */
async function ask(method: string, path: string, asked: Asked = {}): Promise<Answer | null> {
  const { token, type, attributes, key } = asked
  const headers = {
    accept: MEDIA_TYPE,
    ...(attributes === undefined ? {} : { 'content-type': MEDIA_TYPE }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const body = attributes === undefined ? {} : { body: JSON.stringify({ data: { type, attributes } }) }
  try {
    const response = await fetch(api + path, { method, headers, ...body })
    const text = await response.text()
    return { status: response.status, json: text === '' ? null : JSON.parse(text) }
  } catch {
    return null
  }
}

/** Sends a request again until the server has acknowledged it, as a careful client does. */
async function untilAcknowledged(path: string, asked: Asked): Promise<void> {
  const key = randomUUID()
  for (;;) {
    const answer = await ask('POST', path, { ...asked, key })
    if (answer?.status === 201 || answer?.json?.errors?.[0]?.code === 'request.already-done') return
    if (answer !== null && answer.status !== 503 && answer.status !== 429)
      throw new Error(
        `${path} answered ${answer.status}: ${JSON.stringify(answer.json)}\n${server.said().slice(-3000)}`,
      )
    await sleep(answer?.status === 429 ? 2_000 : 50)
  }
}

async function logIn(email: string): Promise<string> {
  for (;;) {
    const answer = await ask('POST', '/login', { type: 'token', attributes: { email, password: PASSWORD } })
    if (answer?.status === 200) return answer.json.access_token
    await sleep(500)
  }
}

let isOver = false
const titles: string[] = []
const registered: string[] = []
let uploads = 0

async function createJob(token: string): Promise<void> {
  const title = `Kill test ${randomUUID()}`
  await untilAcknowledged('/requirements', { token, type: 'requirements', attributes: { title } })
  titles.push(title)
}

async function registerPerson(): Promise<void> {
  const email = `grace@navy-${randomUUID()}.test`
  const attributes = {
    fullName: 'Grace Hopper',
    email,
    password: 'correct-horse-battery',
    passwordConfirmation: 'correct-horse-battery',
    companyName: 'Navy',
    country: 'DE',
    sizeBand: '11-50',
    timezone: 'Europe/Berlin',
    acceptTerms: true,
  }
  await untilAcknowledged('/registrations', { type: 'registrations', attributes })
  registered.push(email)
}

async function upload(bytes: Buffer): Promise<boolean> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'posting.docx')
  const answer = await fetch(`${api}/document-texts`, {
    method: 'POST',
    headers: { accept: MEDIA_TYPE },
    body: form,
  }).catch(() => null)
  if (answer === null) return false
  // 422: its reader was killed. 503: the server is starting or PostgreSQL is.
  if (![200, 422, 429, 503].includes(answer.status)) throw new Error(`An upload was answered ${answer.status}.`)
  uploads += 1
  return answer.status === 200
}

async function onAndOn(work: () => Promise<unknown>, pauseMs: number): Promise<void> {
  while (!isOver) {
    await work()
    await sleep(pauseMs)
  }
}

const VICTIMS = ['server', 'database', 'reader'] as const
type Victim = (typeof VICTIMS)[number]

/** Each is killed as often as the others, in any order. */
const shuffled = (victims: readonly Victim[]): Victim[] =>
  victims
    .map((victim) => ({ victim, draw: Math.random() }))
    .toSorted((one, other) => one.draw - other.draw)
    .map(({ victim }) => victim)

/** The PostgreSQL of now: right after a kill it may not have started again. */
async function aPostmaster(): Promise<number> {
  for (;;) {
    const [pid] = readOrNothing(join(dataDir, 'postgres/postmaster.pid')).split('\n')
    if (Number(pid) > 0) return Number(pid)
    await sleep(2)
  }
}

/** A process that is reading a document right now. */
async function aReader(): Promise<number> {
  for (;;) {
    const { pid } = server.child
    const children = readOrNothing(`/proc/${pid}/task/${pid}/children`).trim().split(' ')
    const reader = children.find((child) => readOrNothing(`/proc/${child}/cmdline`).includes('read-document.process'))
    if (reader !== undefined) return Number(reader)
    await sleep(2)
  }
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // it has ended in the meantime
  }
}

/** Returns after how many milliseconds the server does again what the victim was needed for. */
async function killOne(victim: Victim, token: string, document: Buffer): Promise<number> {
  const pid = victim === 'server' ? server.child.pid : victim === 'database' ? await aPostmaster() : await aReader()
  const killedAt = performance.now()
  try {
    process.kill(Number(pid), 'SIGKILL')
  } catch {
    // A reader that has just ended, or a PostgreSQL that wrote its process id and crashed.
  }
  if (victim === 'server') {
    await server.ended
    start()
  }
  if (victim === 'reader') while (!(await upload(document))) await sleep(50)
  else await createJob(token)
  return performance.now() - killedAt
}

async function countJobs(token: string): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (let number = 1; ; number += 1) {
    const answer = await ask('GET', `/requirements?page[size]=100&page[number]=${number}&sort=createdAt`, { token })
    const { data } = answer?.json ?? { data: [] }
    for (const { attributes } of data) found.set(attributes.title, (found.get(attributes.title) ?? 0) + 1)
    if (data.length < 100) return found
  }
}

const wasMailed = (email: string): boolean => received.some(({ to }) => to.includes(email))

/** Mails that may or may not have arrived wait for the operator; here they are sent again. */
async function sendAgain(token: string): Promise<number> {
  const listed = await ask('GET', '/background-jobs?page[size]=100', { token })
  for (const { id } of listed?.json?.data ?? []) await ask('POST', `/background-jobs/${id}/actions/runAgain`, { token })
  return listed?.json?.data?.length ?? 0
}

test('nothing acknowledged is lost or doubled, and the server comes back by itself', {
  timeout: 1_500_000 + KILLS * 30_000,
}, async () => {
  start()
  await untilReady(port)
  const token = await logIn('recruiter@acme.test')
  const admin = await logIn('admin@assay.test')
  const document = aDocx(['Backend engineer with Go and PostgreSQL'])
  // So much that something is always under way, and no more: the kills find the same states, and the starts come sooner.
  const load = [
    onAndOn(() => createJob(token), 100),
    onAndOn(() => createJob(token), 150),
    onAndOn(registerPerson, 2_000),
    onAndOn(() => upload(document), 400),
    onAndOn(() => upload(document), 600),
  ]
  const times: Record<Victim, number[]> = { server: [], database: [], reader: [] }
  const next: Victim[] = []
  for (let kills = 0; kills < KILLS; kills += 1) {
    await sleep(Math.random() * 1_500)
    if (next.length === 0) next.push(...shuffled(VICTIMS))
    const victim = next.pop() ?? 'server'
    times[victim].push(await killOne(victim, token, document))
    if ((kills + 1) % 10 === 0) process.stdout.write(`${kills + 1} kills: ${tally(times)}\n`)
  }
  isOver = true
  await Promise.all(load)

  const before = received.map(({ id }) => id)
  expect(before.filter((id, at) => before.indexOf(id) !== at)).toEqual([])
  let sentAgain = 0
  await expect
    .poll(
      async () => {
        sentAgain += await sendAgain(admin)
        return registered.filter((email) => !wasMailed(email))
      },
      { timeout: 900_000, interval: 1_000 },
    )
    .toEqual([])
  const found = await countJobs(token)
  expect(titles.filter((title) => found.get(title) !== 1)).toEqual([])
  expect([...found.values()].filter((count) => count > 1)).toEqual([])
  const check = await ask('GET', '/activity-checks/me', { token: await logIn('owner@acme.test') })
  expect(check?.json.data.attributes).toMatchObject({ unbroken: true })
  process.stdout.write(
    `${KILLS} kills: ${tally(times)}; ${titles.length} jobs, ${registered.length} registrations, ${uploads} uploads answered; ` +
      `${sentAgain} mails sent again by the operator
`,
  )
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

/** How many of each were killed, and after how many seconds the server was back. */
function tally(times: Readonly<Record<Victim, readonly number[]>>): string {
  const all = Object.values(times).flat()
  const each = VICTIMS.map((victim) => `${victim} ${times[victim].length}, ${seconds(median(times[victim]))} s`)
  return `${each.join('; ')}; all ${seconds(median(all))} s at the median, ${seconds(Math.max(...all))} s at most`
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const seconds = (ms: number): string => (ms / 1000).toFixed(1)
