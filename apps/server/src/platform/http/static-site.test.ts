import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { answerError } from './error-answer.ts'
import { answerUnknownAddresses } from './not-found.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-site-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Assay</title>')
writeFileSync(join(folder, 'assets/index-a1b2c3.js'), 'export {}')
writeFileSync(join(folder, 'assets/index-a1b2c3.js.br'), brotliCompressSync('export {}'))
writeFileSync(join(folder, 'sw.js'), '// worker')
mkdirSync(join(folder, 'pages'))
for (const page of ['login', 'profile', 'verify', 'outline'])
  writeFileSync(join(folder, 'pages', `${page}.html`), `<!doctype html><title>Assay</title><p>${page}`)
writeFileSync(
  join(folder, 'pages.json'),
  JSON.stringify([
    { file: 'pages/login.html', address: '^/login/?$', visitors: 'guests', shell: 'index.html' },
    {
      file: 'pages/profile.html',
      address: '^/candidate-search/profile/?$',
      visitors: 'users',
      shell: 'pages/outline.html',
    },
    { file: 'pages/verify.html', address: '^/emailVerification/[^/]+/?$', visitors: 'all', shell: 'index.html' },
  ]),
)

const app = Fastify()
app.setErrorHandler(async (error, request, reply) => {
  const { status, document } = answerError(error, request.id, {})
  return reply.code(status).send(document)
})
await answerUnknownAddresses(app, { endpoints: [], appUrl: 'http://localhost', webFolder: folder })
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const visit = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) =>
  app.inject({ url, headers })

test.each(['/', '/login', '/candidate-search/profile?id=1', '/emailVerification/019b76da-a800-7747-9de5-1448ded1ab6e'])(
  'a browser that opens %s gets the app',
  async (url) => {
    const page = await visit(url)
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<title>Assay')])
    expect(page.headers['cache-control']).toBe('no-cache')
  },
)

test('an address is answered with its own page, unless the app will lead the visitor elsewhere', async () => {
  const shown = async (url: string, cookie: string) => {
    const { body } = await visit(url, { accept: 'text/html', cookie })
    return body.split('<p>')[1] ?? 'plain'
  }
  const guest = 'theme=dark'
  const user = 'theme=dark; auth._token.local=Bearer%20abc; auth.strategy=local'
  const seen = await Promise.all(
    [
      ...['/login?returnTo=%2F', '/candidate-search/profile?id=1', '/emailVerification/1', '/', '/nowhere'],
      ...['/shell?for=%2Fcandidate-search%2Fprofile', '/shell?for=%2FemailVerification%2F1', '/shell'],
    ].map(async (url) => [url, await shown(url, guest), await shown(url, user)]),
  )
  expect(seen).toEqual([
    ['/login?returnTo=%2F', 'login', 'plain'],
    ['/candidate-search/profile?id=1', 'plain', 'profile'],
    ['/emailVerification/1', 'verify', 'verify'],
    ['/', 'plain', 'plain'],
    ['/nowhere', 'plain', 'plain'],
    ['/shell?for=%2Fcandidate-search%2Fprofile', 'plain', 'outline'],
    ['/shell?for=%2FemailVerification%2F1', 'plain', 'plain'],
    ['/shell', 'plain', 'plain'],
  ])
})

test.each(['/api/v1/nothing', '/api', '/assets/gone-123.js', '/favicon.ico', '/healthz'])(
  '%s is never answered with the app',
  async (url) => {
    expect((await visit(url)).statusCode).toBe(404)
  },
)

test('a request that does not accept a page gets none', async () => {
  expect((await visit('/login', { accept: 'application/json' })).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: '/login', headers: { accept: 'text/html' } })).statusCode).toBe(404)
})

test('built files are cached for good, compressed ones are sent as they are', async () => {
  const script = await visit('/assets/index-a1b2c3.js', { 'accept-encoding': 'br' })
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-encoding']).toBe('br')
  expect((await visit('/sw.js')).headers['cache-control']).toBe('no-cache')
})

test('a part of a file is sent, and a range beyond its end is refused as such', async () => {
  const beyond = await visit('/assets/index-a1b2c3.js', { accept: '*/*', range: 'bytes=900-' })
  expect([beyond.statusCode, beyond.json().errors[0].code]).toEqual([416, 'request.range'])
  const first = await visit('/assets/index-a1b2c3.js', { accept: '*/*', range: 'bytes=0-5' })
  expect([first.statusCode, first.body]).toEqual([206, 'export'])
})

test('files outside the folder are not served', async () => {
  for (const url of ['/../package.json', '/..%2fpackage.json', '/assets/%2e%2e/%2e%2e/etc/passwd'])
    expect((await visit(url, { accept: '*/*' })).statusCode).toBeGreaterThanOrEqual(400)
})
