import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { oneLine } from '@assay/contracts/one-line'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { newId } from '../database/new-id.ts'
import { printableText, type WrittenMail } from '../mail-writing/write-mail.ts'
import { sendBySmtp } from './smtp.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same as the text, without remote content. */
  readonly html?: string
  /** The pictures that the HTML shows. */
  readonly inline?: WrittenMail['inline']
  /** The company that writes; absent: Assay itself. */
  readonly fromName?: string | null
  /** The person who gets an answer. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  /** Where the reader ends such mails. */
  readonly unsubscribe?: string
  readonly attachments?: readonly MailAttachment[]
  /** An invitation or its cancellation: an alternative part for calendars, and an attachment. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL' | 'REPLY' | 'PUBLISH'; readonly content: string }
  /** The same for every attempt, so that a mail program shows the mail once. */
  readonly messageId?: string
  readonly date?: Date
}

export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer | string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Removes stored copies of these messages, if there are any. */
  forget?(messageIds: ReadonlySet<string>): Promise<void>
  /** Cuts off what is being sent, when the server stops. */
  giveUp?(): void
}

/** Sends by SMTP if configured; otherwise each mail becomes an .eml file that the admin area shows. */
export function createMailer(settings: {
  readonly smtpUrl: string | undefined
  readonly dataDir: string
  readonly appUrl: string
}): Mailer {
  const from = `no-reply@${new URL(settings.appUrl).hostname}`
  if (settings.smtpUrl === undefined) return fileMailer(join(settings.dataDir, 'mail'), from)
  const { smtpUrl } = settings
  const stop = new AbortController()
  return {
    send: (mail) => sendBySmtp(smtpUrl, messageOf(mail, from), stop.signal),
    giveUp: () => stop.abort(),
  }
}

function fileMailer(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${newId()}.eml`)
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    forget: (messageIds) => forgetFiles(folder, messageIds),
  }
}

const HEADERS_BYTES = 8192

async function forgetFiles(folder: string, messageIds: ReadonlySet<string>): Promise<void> {
  if (messageIds.size === 0) return
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.eml')) continue
    const path = join(folder, name)
    const [, messageId = ''] = /^Message-ID:\s*(<[^>]+>)/im.exec(await readHead(path)) ?? []
    if (messageIds.has(messageId)) await rm(path, { force: true })
  }
}

async function readHead(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADERS_BYTES), 0, HEADERS_BYTES, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

function messageOf(mail: Mail, from: string): SendMailOptions {
  const { calendar, attachments = [], inline = [], fromName, replyTo, unsubscribe, ...rest } = mail
  return {
    ...rest,
    from: { name: fromName == null ? 'Assay' : `${oneLine(fromName)} via Assay`, address: from },
    subject: oneLine(mail.subject),
    text: printableText(mail.text),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(replyTo ? { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } } : {}),
    ...(unsubscribe ? { list: { unsubscribe: { url: unsubscribe, comment: 'Change what you get by email' } } } : {}),
    attachments: [
      ...attachments.map((attachment) => ({ ...attachment })),
      ...inline.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
    ],
    ...(calendar ? { icalEvent: { ...calendar, filename: 'invite.ics' } } : {}),
  }
}
