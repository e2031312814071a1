// Debian's Radicale, a real calendar server, on loopback and with a temporary folder.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterFile } from './after-file.ts'
import type { CalendarServer } from './caldav-server.ts'

const RADICALE = '/usr/bin/radicale'
export const hasRadicale = (): boolean => existsSync(RADICALE)

const ACCOUNT = 'lena'
const PASSWORD = 'kept <safe> & sound'
const PATIENCE_MS = 30_000

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address !== null ? address.port : 0
}

export async function startRadicale(): Promise<CalendarServer> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-radicale-'))
  const port = await freePort()
  writeFileSync(join(folder, 'users'), `${ACCOUNT}:${PASSWORD}\n`)
  writeFileSync(
    join(folder, 'config'),
    [
      ...['[server]', `hosts = 127.0.0.1:${port}`, '[auth]', 'type = htpasswd', 'delay = 0'],
      ...[`htpasswd_filename = ${join(folder, 'users')}`, 'htpasswd_encryption = plain'],
      ...['[storage]', `filesystem_folder = ${join(folder, 'collections')}`, '[logging]', 'level = error', ''],
    ].join('\n'),
  )
  const child = spawn(RADICALE, ['--config', join(folder, 'config')], { stdio: 'ignore', cwd: folder })
  const ended = new Promise((done) => child.once('exit', done))
  afterFile(async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  const address = `http://127.0.0.1:${port}`
  const authorization = `Basic ${Buffer.from(`${ACCOUNT}:${PASSWORD}`).toString('base64')}`
  const ask = async (method: string, path: string, body?: string): Promise<Response> => {
    const answer = await fetch(`${address}/${ACCOUNT}/${path}`, {
      method,
      headers: {
        authorization,
        depth: '1',
        'content-type': body?.startsWith('<') ? 'application/xml' : 'text/calendar',
      },
      ...(body === undefined ? {} : { body }),
    })
    if (!answer.ok) throw new Error(`Radicale answered ${answer.status} to ${method} ${path}.`)
    return answer
  }
  await answering(address)
  for (const name of ['Work', 'Home']) await ask('MKCALENDAR', `${name}/`, makeCalendar(name))
  return {
    address,
    account: ACCOUNT,
    password: PASSWORD,
    put: async (name, text) => void (await ask('PUT', `Work/${name}`, text)),
    remove: async (name) => void (await ask('DELETE', `Work/${name}`)),
    read: async (calendar) => {
      const listed = await (await ask('PROPFIND', `${calendar}/`)).text()
      const names = [...listed.matchAll(/<href>[^<]*\/([^/<]+\.ics)<\/href>/g)].map(([, name = '']) => name)
      const texts = await Promise.all(names.map(async (name) => (await ask('GET', `${calendar}/${name}`)).text()))
      return new Map(names.map((name, at) => [name, texts[at] ?? '']))
    },
  }
}

async function answering(address: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const isThere = await fetch(address, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await sleep(100)
  }
  throw new Error('Radicale did not start.')
}

const makeCalendar = (name: string): string =>
  `<?xml version="1.0"?><c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop>
   <d:displayname>${name}</d:displayname>
   <c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set>
   </d:prop></d:set></c:mkcalendar>`
