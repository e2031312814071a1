import nodemailer, { type SendMailOptions } from 'nodemailer'

/** The mail's fate after a failure: refused for good, not accepted now, or possibly accepted. */
export type MailFate = 'refused' | 'notTaken' | 'unknown'

/** Contains no address or text, because errors are logged and stored. */
export class MailFailure extends Error {
  readonly fate: MailFate

  constructor(fate: MailFate, reason: string) {
    super(`The mail server didn’t accept the email (${reason}).`)
    this.name = 'MailFailure'
    this.fate = fate
  }
}

const CONNECT_TIMEOUT_MS = 15_000
const SILENCE_TIMEOUT_MS = 30_000
/** For a server that answers byte by byte. */
const MAX_WAIT_MS = 90_000

/** Sends one message over a new connection, and reports after a failure whether the server may have it. */
export async function sendBySmtp(url: string, message: SendMailOptions, stop: AbortSignal): Promise<void> {
  const conversation = { reachedTheMail: false }
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    transactionLog: true,
    logger: listenFor('DATA', () => {
      conversation.reachedTheMail = true
    }),
  })
  try {
    await transport.sendMail({ ...message, signal: AbortSignal.any([stop, AbortSignal.timeout(MAX_WAIT_MS)]) })
  } catch (error) {
    throw failureOf(error, conversation.reachedTheMail)
  }
}

/** A logger that keeps nothing, but notices one command of ours. */
function listenFor(command: string, act: () => void) {
  const debug = (entry: unknown, text?: unknown): void => {
    if ((entry as { tnx?: string }).tnx === 'client' && text === command) act()
  }
  const ignore = (): void => undefined
  return { level: ignore, trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore }
}

/** An answer from the server is certain, and so is any failure before the mail itself. Silence afterwards is not. */
function failureOf(error: unknown, reachedTheMail: boolean): MailFailure {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  if (responseCode !== undefined)
    return new MailFailure(responseCode >= 500 && code !== 'EAUTH' ? 'refused' : 'notTaken', `answer ${responseCode}`)
  return new MailFailure(reachedTheMail ? 'unknown' : 'notTaken', code ?? 'no answer')
}
