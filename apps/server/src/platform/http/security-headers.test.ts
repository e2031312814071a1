import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { protectPages } from './security-headers.ts'

async function scriptsAllowed(page: string): Promise<string | undefined> {
  const webFolder = mkdtempSync(join(tmpdir(), 'assay-site-'))
  writeFileSync(join(webFolder, 'index.html'), page)
  const app = Fastify()
  try {
    await protectPages(app, { appUrl: 'http://localhost:3000', webFolder })
    const { headers } = await app.inject({ url: '/' })
    return /script-src [^;]*/.exec(String(headers['content-security-policy']))?.[0]
  } finally {
    await app.close()
    rmSync(webFolder, { recursive: true, force: true })
  }
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('a page may run its own files and the scripts that the build wrote into it, and no other', async () => {
  const page = '<script>const a = 1\n</script><script type="module" src="/a.js"></script><script>b()</script>'
  const allowed = `script-src 'self' ${hashOf('const a = 1\n')} ${hashOf('b()')}`
  expect(await scriptsAllowed(page)).toBe(allowed)
  expect(await scriptsAllowed(page.replaceAll('\n', '\r\n'))).toBe(allowed)
  expect(await scriptsAllowed('<title>Assay</title>')).toBe("script-src 'self'")
})
