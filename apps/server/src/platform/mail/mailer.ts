import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
  /** The text as HTML, without remote content. */
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
  /** The latest mails that were kept as files; absent where a mail server takes them. */
  listStored?(): Promise<StoredMail[]>
  /** Cuts off what is being sent, when the server stops. */
  giveUp?(): void
}

export interface StoredMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly at: Date
}

/** Sends by SMTP if configured; otherwise each mail becomes an .eml file that the admin area shows. */
export function createMailer(settings: {
  readonly smtpUrl: string | undefined
  readonly dataDir: string
  readonly appUrl: string
}): Mailer {
  const from = `no-reply@${new URL(settings.appUrl).hostname}`
  const { dataDir } = settings
  if (settings.smtpUrl === undefined)
    return fileMailer({ folder: join(dataDir, 'mail'), shown: join(dataDir, 'mail-shown') }, from)
  const { smtpUrl } = settings
  const stop = new AbortController()
  return {
    send: (mail) => sendBySmtp(smtpUrl, messageOf(mail, from), stop.signal),
    giveUp: () => stop.abort(),
  }
}

interface Folders {
  /** Each mail as a mail program reads it. */
  readonly folder: string
  /** The text as the admin area shows it. */
  readonly shown: string
}

function fileMailer({ folder, shown }: Folders, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await mkdir(shown, { recursive: true, mode: 0o700 })
      const id = newId()
      const { to, subject, text, date = new Date() } = mail
      await writeFile(join(shown, `${id}.json`), JSON.stringify({ to, subject, text, at: date }), { mode: 0o600 })
      const path = join(folder, `${id}.eml`)
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    forget: (messageIds) => forgetFiles({ folder, shown }, messageIds),
    listStored: () => listStored(shown),
  }
}

const MAX_LISTED = 200

/** The names are in the order of time. */
async function listStored(folder: string): Promise<StoredMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const latest = names.toSorted().toReversed().slice(0, MAX_LISTED)
  const mails = await Promise.all(latest.map((name) => readStored(folder, name)))
  return mails.flatMap((mail) => mail ?? [])
}

/** null if it was erased in the meantime. */
async function readStored(folder: string, name: string): Promise<StoredMail | null> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => null)
  if (text === null) return null
  const kept = JSON.parse(text) as Omit<StoredMail, 'id' | 'at'> & { at: string }
  return { ...kept, id: name.slice(0, -'.json'.length), at: new Date(kept.at) }
}

const HEADERS_BYTES = 8192

async function forgetFiles({ folder, shown }: Folders, messageIds: ReadonlySet<string>): Promise<void> {
  if (messageIds.size === 0) return
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.eml')) continue
    const path = join(folder, name)
    const [, messageId = ''] = /^Message-ID:\s*(<[^>]+>)/im.exec(await readHead(path)) ?? []
    if (!messageIds.has(messageId)) continue
    await rm(path, { force: true })
    await rm(join(shown, name.replace(/eml$/, 'json')), { force: true })
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
    ...(unsubscribe ? { list: { unsubscribe: { url: unsubscribe, comment: 'Email settings' } } } : {}),
    attachments: [
      ...attachments.map((attachment) => ({ ...attachment })),
      ...inline.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
    ],
    ...(calendar ? { icalEvent: { ...calendar, filename: 'invite.ics' } } : {}),
  }
}
