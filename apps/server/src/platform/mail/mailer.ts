import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { newId } from '../database/new-id.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text is the whole mail; nothing in it is remote. */
  readonly text: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** By SMTP where the operator has set one; otherwise each mail becomes an .eml file that the admin area shows. */
export function createMailer(settings: {
  readonly smtpUrl: string | undefined
  readonly dataDir: string
  readonly appUrl: string
}): Mailer {
  const from = `Assay <no-reply@${new URL(settings.appUrl).hostname}>`
  if (settings.smtpUrl === undefined) return fileMailer(join(settings.dataDir, 'mail'), from)
  const transport = nodemailer.createTransport(settings.smtpUrl)
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail })
    },
  }
}

function fileMailer(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ from, ...mail })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${newId()}.eml`)
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}
