import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMailer } from '@assay/server/platform/mail/mailer'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from './mail-server.ts'
import { awaitMail, linkIn } from './mailbox.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-mailbox-'))
const server = await startMailServer(folder)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('mails sent by SMTP are parsed as a mail client does', async () => {
  const mailer = createMailer({ smtpUrl: server.url, dataDir: folder, appUrl: 'https://assay.example' })
  const link = `https://assay.example/verify#${'x'.repeat(90)}`
  const content = ['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'SUMMARY:Gespräch', 'END:VCALENDAR', ''].join('\r\n')
  await mailer.send({
    to: 'grace@navy.test',
    subject: 'Grüße — ein Gespräch, von dem wir hoffen, dass es Ihnen passt und gefällt',
    text: `Guten Tag,\n\n${link}\n\nbis bald — Ada\n`,
    calendar: { method: 'REQUEST', content },
  })
  const mail = await awaitMail(folder, 'grace@navy.test', /Gespräch/)
  expect(mail.subject).toBe('Grüße — ein Gespräch, von dem wir hoffen, dass es Ihnen passt und gefällt')
  expect(mail.text).toContain('bis bald — Ada')
  expect(linkIn(mail)).toBe(link)
  expect(mail.calendars.map((text) => text.replaceAll('\r\n', '\n'))).toEqual([content.replaceAll('\r\n', '\n')])
})
