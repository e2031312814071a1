import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errorCodes } from '@assay/contracts/error-codes'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url))
const codes = Object.entries(errorCodes)

test('the reference lists every code with its status and title, and no other', () => {
  const text = readFileSync(join(ROOT, 'docs/errors.md'), 'utf8')
  const rows = Array.from(text.matchAll(/^\| `([\w.-]+)` \| (\d+) \| (.+?) \|/gm), ([, code, status, title]) => [
    code,
    Number(status),
    title,
  ])
  expect(rows).toEqual(codes.map(([code, { status, title }]) => [code, status, title]))
})

test('every code is thrown somewhere', () => {
  const sources = globSync('apps/server/src/**/*.ts', { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'))
  const thrown = sources.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n')
  expect(codes.map(([code]) => code).filter((code) => !thrown.includes(`'${code}'`))).toEqual([])
})
