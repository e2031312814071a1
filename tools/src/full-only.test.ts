import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listProjectFiles, ROOT } from './project-files.ts'

test('CONTRIBUTING.md lists exactly the test files of the full run', () => {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const listed = [...text.matchAll(/`([\w/.-]+\.full\.test\.ts)`/g)].map(([, path]) => path)
  const existing = listProjectFiles().filter((path) => path.includes('.full.test.'))

  expect(listed.toSorted()).toEqual(existing.toSorted())
})
