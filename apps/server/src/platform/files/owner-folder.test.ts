import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openOwnerFolder } from './owner-folder.ts'

const parent = mkdtempSync(join(tmpdir(), 'assay-folder-'))
afterAll(() => rmSync(parent, { recursive: true }))
const modeOf = (path: string) => statSync(path).mode & 0o777

test('a new folder is accessible to its owner alone', () => {
  const path = join(parent, 'new', 'data')
  openOwnerFolder(path)
  expect(modeOf(path)).toBe(0o700)
})

test('an open folder of an earlier version is closed', () => {
  const path = join(parent, 'old')
  openOwnerFolder(path)
  chmodSync(path, 0o755)
  openOwnerFolder(path)
  expect(modeOf(path)).toBe(0o700)
})
