import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findBadSubjects, readHistory } from './commit-subjects.ts'

const root = mkdtempSync(join(tmpdir(), 'assay-commits-'))
afterAll(() => rmSync(root, { recursive: true }))

const check = (subject: string) => findBadSubjects([{ hash: '0123456789abcdef', subject }])

test.each([
  'search: keep the order of ties',
  'Add the license text and .nvmrc',
  'candidate requests: process what is due',
  'tools: focus the first field',
  `fix ${'x'.repeat(68)}`,
])('“%s” passes', (subject) => {
  expect(check(subject)).toEqual([])
})

test.each([
  ['search: fixed the order of ties', 'begins with “fixed”'],
  ['Adding a rule', 'begins with “adding”'],
  ['jobs: closes what is over', 'begins with “closes”'],
  [`search: keep ${'x'.repeat(60)}`, 'has 73 characters'],
])('“%s” is refused', (subject, complaint) => {
  expect(check(subject)).toEqual([expect.stringContaining(complaint)])
})

function repository(...subjects: string[]): string {
  const folder = mkdtempSync(join(root, 'clone-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], { cwd: folder, stdio: 'pipe' })
  git('init', '-q')
  for (const subject of subjects) git('commit', '-q', '--allow-empty', '-m', subject)
  return folder
}

test('only commits after the introduction of the rule are checked', () => {
  const folder = repository('Did something', 'naming: use MAX_ and MIN_ for limits', 'search: add a rule', 'Added more')
  const { commits, remark } = readHistory(folder)
  expect([commits.map(({ subject }) => subject), remark]).toEqual([['Added more', 'search: add a rule'], null])
  expect(findBadSubjects(commits)).toEqual([expect.stringContaining('“added”')])
})

test('a shallow history, and a folder without one, pass with a note', () => {
  expect(readHistory(repository('Added more'))).toEqual({
    commits: [],
    remark: expect.stringContaining('does not go back'),
  })
  expect(readHistory(mkdtempSync(join(root, 'archive-')))).toEqual({
    commits: [],
    remark: expect.stringContaining('no git history'),
  })
})
