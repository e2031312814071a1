import { createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { type Context, contextMaker } from '../context/context.ts'
import { newId } from '../database/new-id.ts'
import { TryAgain } from '../jobs/try-again.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'
import { deliverMail, markInterruptedMail } from './deliver-mail.ts'
import { createMailer, type Mail, type Mailer } from './mailer.ts'
import { MailFailure } from './smtp.ts'

const database = await openTestDatabase()
let lateness = 0
const makeContext = contextMaker({ database, now: () => new Date(Date.now() + lateness), effectsOf: () => [] })
const ctx: Context = makeContext({ actor: { kind: 'system' }, requestId: 'test' })

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const letter = (key: string) => ({
  key,
  to: 'grace@navy.test',
  subject: 'Your interview',
  content: { greeting: 'At ten.', before: [] },
})
const stateOf = async (key: string): Promise<unknown> =>
  (await database.pool.query('select state, attempts from mail_deliveries where key = $1', [key])).rows[0]

function aMailer(send: (mail: Mail) => Promise<void>): { mailer: Mailer; sent: Mail[] } {
  const sent: Mail[] = []
  const mailer = {
    send: async (mail: Mail) => {
      await send(mail)
      sent.push(mail)
    },
  }
  return { mailer, sent }
}

async function aMailServer(answer: (to: string) => Error | null): Promise<{ mailer: Mailer; received: string[] }> {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(answer(address)),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as { port: number }
  return { mailer: smtp(port), received }
}

const begin = (key: string) =>
  database.pool.query(
    `insert into mail_deliveries (id, key, message_id, state, attempts, started_at)
     values ($1, $2, '<x@assay.mail>', 'sending', 1, $3)`,
    [newId(), key, ctx.now()],
  )

const smtp = (port: number): Mailer =>
  createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: '/nowhere', appUrl: 'https://assay.example' })

const answered = (text: string, responseCode: number): Error => Object.assign(new Error(text), { responseCode })

test('a mail is sent once per key, however many servers try and retry', async () => {
  const { mailer, received } = await aMailServer(() => null)
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => deliverMail(ctx, mailer, letter('once'))))
  expect(asked.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
  expect(await deliverMail(ctx, mailer, letter('once'))).toBe('alreadySent')
  expect(received).toHaveLength(1)
  expect(received[0]).toMatch(/^Message-ID: <[0-9a-f]{40}@assay\.mail>/m)
})

test('an invitation is a calendar part in addition to the text and an attachment', async () => {
  const { mailer, received } = await aMailServer(() => null)
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n'
  await deliverMail(ctx, mailer, { ...letter('invited'), calendar: { method: 'REQUEST', content } })
  const message = String(received[0])
  expect(message).toMatch(/Content-Type: multipart\/alternative/)
  expect(message).toMatch(/Content-Type: text\/plain/)
  expect(message).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+method=REQUEST/)
  expect(message).toMatch(/Content-Disposition: attachment; filename=invite\.ics/)
})

test('a permanent refusal is final, reveals no address, and is not retried', async () => {
  const { mailer, received } = await aMailServer((to) => answered(`no mailbox ${to}`, 550))
  expect(await deliverMail(ctx, mailer, letter('refused'))).toBe('failed')
  expect(await deliverMail(ctx, mailer, letter('refused'))).toBe('failed')
  expect(received).toEqual([])
  const { rows } = await database.pool.query(`select last_error from mail_deliveries where key = 'refused'`)
  expect(rows[0].last_error).toContain('550')
  expect(rows[0].last_error).not.toContain('grace')
})

test('an unreachable server is retried for three days, at growing intervals', async () => {
  const unreachable = smtp(1)
  const begun = ctx.now().getTime()
  const waits: number[] = []
  for (;;) {
    const early = await deliverMail(ctx, unreachable, letter('late')).catch((error) => error)
    if (!(early instanceof TryAgain)) {
      expect(early).toBe('failed')
      break
    }
    const again = await deliverMail(ctx, unreachable, letter('late')).catch((error) => error)
    expect(again.at).toEqual(early.at)
    waits.push(early.at.getTime() - ctx.now().getTime())
    lateness += (waits.at(-1) ?? 0) + 1
  }
  const rounded = waits.map((wait) => Math.round(wait / MINUTE_MS))
  expect(rounded).toEqual(rounded.toSorted((a, b) => a - b))
  expect(ctx.now().getTime() - begun).toBeGreaterThanOrEqual(72 * HOUR_MS)
})

test('a mail that a clock ahead has postponed or begun is settled now', async () => {
  lateness += 365 * DAY_MS
  await deliverMail(ctx, smtp(1), letter('postponed')).catch(() => undefined)
  await begin('begun')
  lateness -= 365 * DAY_MS
  const { mailer } = aMailer(async () => undefined)
  expect(await deliverMail(ctx, mailer, letter('postponed'))).toBe('sent')
  await markInterruptedMail(ctx)
  expect(await stateOf('begun')).toMatchObject({ state: 'uncertain' })
})

/** Accepts connections, sends the given replies, and then nothing. */
async function aSilentServer(greeting: string): Promise<{ port: number; sockets: Socket[] }> {
  const sockets: Socket[] = []
  const silent = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    if (greeting !== '') socket.write(greeting)
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
  })
  return { port: (silent.address() as { port: number }).port, sockets }
}

test.each(['', '220 here\r\n'])('a server that falls silent before the mail (%j) has not got it', async (greeting) => {
  const { port, sockets } = await aSilentServer(greeting)
  const mailer = smtp(port)
  const key = `silent-before${greeting.length}`
  const sending = deliverMail(ctx, mailer, letter(key)).catch((error) => error)
  await expect.poll(() => sockets.length).toBe(1)
  mailer.giveUp?.()
  expect(await sending).toBeInstanceOf(TryAgain)
  expect(await stateOf(key)).toMatchObject({ state: 'waiting' })
})

test('a mail that failed at first is sent at the next attempt, with the same Message-ID', async () => {
  await deliverMail(ctx, smtp(1), letter('second')).catch(() => undefined)
  lateness += 2 * MINUTE_MS
  const { mailer, sent } = aMailer(async () => undefined)
  expect(await deliverMail(ctx, mailer, letter('second'))).toBe('sent')
  const { rows } = await database.pool.query(`select message_id from mail_deliveries where key = 'second'`)
  expect(sent[0]?.messageId).toBe(rows[0].message_id)
})

test('a server that falls silent after receiving a mail leaves it uncertain, and it is not sent again', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write('220 here\r\n')
    let isTaking = false
    socket.on('data', (chunk) => {
      const text = String(chunk)
      if (isTaking && text.includes('\r\n.\r\n')) return void socket.destroy()
      if (isTaking) return
      isTaking = text.startsWith('DATA')
      socket.write(isTaking ? '354 go on\r\n' : '250 fine\r\n')
    })
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => silent.close(() => resolve())))
  const { port } = silent.address() as { port: number }
  expect(await deliverMail(ctx, smtp(port), letter('silent'))).toBe('uncertain')
  const { mailer, sent } = aMailer(async () => undefined)
  expect(await deliverMail(ctx, mailer, letter('silent'))).toBe('uncertain')
  expect(sent).toEqual([])
})

test('a mail interrupted by a crash is uncertain once no attempt can be running', async () => {
  await begin('asked-again')
  await begin('forgotten')
  const { mailer, sent } = aMailer(async () => undefined)
  await expect(deliverMail(ctx, mailer, letter('asked-again'))).rejects.toThrow(TryAgain)
  await markInterruptedMail(ctx)
  expect(await stateOf('forgotten')).toMatchObject({ state: 'sending' })
  lateness += 4 * MINUTE_MS
  expect(await deliverMail(ctx, mailer, letter('asked-again'))).toBe('uncertain')
  await markInterruptedMail(ctx)
  expect(await stateOf('forgotten')).toMatchObject({ state: 'uncertain' })
  expect(sent).toEqual([])
})

test('the content of a mail is written only if it is sent', async () => {
  const { mailer, sent } = aMailer(async () => undefined)
  let written = 0
  const lazily = {
    ...letter('written'),
    content: async () => {
      written += 1
      return { greeting: `PoolVersion ${written}`, before: [] }
    },
  }
  await deliverMail(ctx, mailer, lazily)
  await deliverMail(ctx, mailer, lazily)
  expect([written, sent.map(({ text }) => text)]).toEqual([1, ['PoolVersion 1\n']])
})

test('an uncertain result from the mailer is recorded as such', async () => {
  const { mailer } = aMailer(async () => {
    throw new MailFailure('unknown', 'no answer')
  })
  expect(await deliverMail(ctx, mailer, letter('unsure'))).toBe('uncertain')
})
