import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { createMailer } from './mailer.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'assay-mail-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const mail = {
  to: 'grace@navy.test',
  subject: 'Grüße — confirm',
  text: `Hello,\n\nhttp://assay.test/emailVerification/1#${'x'.repeat(80)}\n`,
}

/** The text as a mail program would show it. */
function textOf(message: string): string {
  const [, ...body] = message.replaceAll('\r\n', '\n').split('\n\n')
  return body
    .join('\n\n')
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

test('without SMTP a mail becomes a file readable only by the operator', async () => {
  await createMailer({ smtpUrl: undefined, dataDir, appUrl: 'https://assay.example' }).send(mail)
  const [name, ...others] = readdirSync(join(dataDir, 'mail'))
  expect([name, others]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/), []])
  const path = join(dataDir, 'mail', String(name))
  expect(statSync(path).mode & 0o077).toBe(0)
  const message = readFileSync(path, 'utf8')
  expect(message).toContain('From: Assay <no-reply@assay.example>')
  expect(message).toContain('To: grace@navy.test')
  expect(textOf(message)).toBe(mail.text)
  expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('kept mails can be listed, latest first, until they are erased', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-mail-'))
  const mailer = createMailer({ smtpUrl: undefined, dataDir: folder, appUrl: 'https://assay.example' })
  for (const subject of ['First', 'Second'])
    await mailer.send({ ...mail, subject, messageId: `<${subject}@assay.mail>` })
  const listed = await mailer.listStored?.()
  expect(listed?.map(({ subject, to, text }) => [subject, to, text])).toEqual([
    ['Second', mail.to, mail.text],
    ['First', mail.to, mail.text],
  ])
  await mailer.forget?.(new Set(['<Second@assay.mail>']))
  expect((await mailer.listStored?.())?.map(({ subject }) => subject)).toEqual(['First'])
  rmSync(folder, { recursive: true })
})

test('control and direction characters never reach a mail, nor line breaks a subject', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-mail-'))
  const odd = { ...mail, subject: 'Hello\r\nBcc: x@evil.test', text: 'One\u0000\u001b[2J\u202etwo\n\tthree' }
  await createMailer({ smtpUrl: undefined, dataDir: folder, appUrl: 'https://assay.example' }).send(odd)
  const message = readFileSync(join(folder, 'mail', String(readdirSync(join(folder, 'mail'))[0])), 'utf8')
  rmSync(folder, { recursive: true })
  expect(message).toContain('Subject: Hello Bcc: x@evil.test')
  expect(message).not.toMatch(/^Bcc:/m)
  expect(textOf(message).trimEnd()).toBe('One[2Jtwo\n\tthree')
})

test('with SMTP it is sent, and a refusal by the server is an error', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('grace') ? null : new Error('no such mailbox')),
    onData: (stream, _session, done) => {
      let message = ''
      stream.on('data', (chunk) => {
        message += chunk
      })
      stream.on('end', () => {
        received.push(message)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir, appUrl: 'https://assay.example' })
  await mailer.send(mail)
  expect(textOf(received[0] ?? '').trimEnd()).toBe(mail.text.trimEnd())
  await expect(mailer.send({ ...mail, to: 'nobody@navy.test' })).rejects.toThrow()
  await new Promise<void>((resolve) => server.close(resolve))
})
