// Parses the mails in a folder as a mail client would.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly messageId: string
  readonly text: string
  /** The content of each text/calendar part. */
  readonly calendars: readonly string[]
}

const opened = new Map<string, ReceivedMail>()

/** All mails in a folder, oldest first. */
export const listMails = (folder: string): ReceivedMail[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => openMail(join(folder, name)))

export const mailsTo = (folder: string, address: string): ReceivedMail[] =>
  listMails(folder).filter(({ to }) => to === address)

/** Parsed once: a stored mail never changes, and each wait for another one looks through all of them many times. */
function openMail(path: string): ReceivedMail {
  const mail = opened.get(path) ?? readMail(readFileSync(path, 'utf8'))
  opened.set(path, mail)
  return mail
}

/** Waits for a matching mail and returns the latest. */
export const awaitMail = (folder: string, address: string, has: RegExp): Promise<ReceivedMail> =>
  awaitFound(
    () => mailsTo(folder, address).findLast(({ subject, text }) => has.test(`${subject}\n${text}`)),
    `No mail to ${address} has ${has}.`,
  )

/** Polls, because mail is sent after the response. */
export async function awaitFound<Found>(find: () => Found | undefined, complaint: string): Promise<Found> {
  const giveUpAt = Date.now() + 120_000
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    if (Date.now() > giveUpAt) throw new Error(complaint)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export const linkIn = ({ text }: ReceivedMail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? ''

interface Part {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

function readMail(message: string): ReceivedMail {
  const whole = readPart(message)
  const leaves = leavesOf(whole)
  const ofType = (type: string) => leaves.filter(({ headers }) => headers['content-type']?.startsWith(type))
  return {
    to: (whole.headers['to'] ?? '').replace(/^.*<|>$/g, ''),
    subject: decodeWords(whole.headers['subject'] ?? ''),
    messageId: whole.headers['message-id'] ?? '',
    text: ofType('text/plain').map(contentOf)[0] ?? '',
    calendars: ofType('text/calendar').map(contentOf),
  }
}

function readPart(text: string): Part {
  const end = text.indexOf('\n\n')
  const head = (end < 0 ? text : text.slice(0, end)).replaceAll(/\n[ \t]+/g, ' ')
  const pairs = head.split('\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return { headers: Object.fromEntries(pairs), body: end < 0 ? '' : text.slice(end + 2) }
}

function leavesOf(part: Part): Part[] {
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/.exec(part.headers['content-type'] ?? '')?.[1]
  if (boundary === undefined) return [part]
  const [, ...rest] = `\n${part.body}`.split(`\n--${boundary}`)
  return rest.filter((text) => !text.startsWith('--')).flatMap((text) => leavesOf(readPart(text.replace(/^\n/, ''))))
}

function contentOf({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding']?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\n', '')) : body
}

const decodeQuoted = (text: string): string =>
  text.replaceAll(/(=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'))

const decodeWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_match, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    )
