// A real SMTP server on loopback that stores each mail as a file in a folder.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  readonly url: string
  stop(): Promise<void>
}

export async function startMailServer(folder: string): Promise<MailServer> {
  mkdirSync(folder, { recursive: true })
  let received = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        received += 1
        const path = join(folder, `${String(received).padStart(5, '0')}.eml`)
        writeFileSync(`${path}.part`, Buffer.concat(chunks).toString('utf8').replaceAll('\r\n', '\n'))
        renameSync(`${path}.part`, path)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}
