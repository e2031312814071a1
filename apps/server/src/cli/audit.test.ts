import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scoring } from '../domains/bias-audits/fixtures/examples-of-the-rule.ts'
import { auditCommand } from './audit.ts'

let folder: string

/** The second example of the rule, as a file with a score per person. */
const lines = scoring.both.flatMap(({ sex, race, people, selected }) =>
  Array.from({ length: people }, (_, at) => `${sex},${race},${at < selected ? 80 + at : 20 + at}`),
)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-audit-'))
  await writeFile(join(folder, 'scores.csv'), `sex,race,score\n${lines.join('\n')}\n`)
  await writeFile(join(folder, 'unknown.csv'), 'Sex,Race,Selected\nmale,white,yes\n,,no\nfemale,asian,no\n')
  await writeFile(join(folder, 'broken.csv'), 'sex,race,selected\nmale,white,perhaps\n')
  await writeFile(join(folder, 'columns.csv'), 'sex,selected\nmale,1\n')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const files = argv.map((part) => (part.startsWith('@') ? join(folder, part.slice(1)) : part))
  const code = await auditCommand.run(files, {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    isTerminal: false,
  })
  return { code, out: out.join(''), err: err.join('') }
}

test('a file of scores gives the tables of the rule, as text and as JSON', async () => {
  const { code, out } = await run('--outcomes', '@scores.csv', '--min-people', '1')
  expect(code).toBe(0)
  expect(out).toMatch(/female +76 +34 +44\.7 % +0\.823/)
  expect(out).toMatch(/white +40 +15 +37\.5 % +0\.583 .*below 0\.80/)
  const json = JSON.parse((await run('--outcomes', '@scores.csv', '--min-people', '1', '--format', 'json')).out)
  expect(json.tables.map(({ by, rows }: { by: string; rows: object[] }) => [by, rows.length])).toEqual([
    ['sex', 2],
    ['race', 7],
    ['both', 14],
  ])
})

test('categories of very few people are left out, and a low ratio can fail a pipeline', async () => {
  const { out } = await run('--outcomes', '@scores.csv')
  expect(out).not.toMatch(/pacificIslander male/)
  expect(out).toMatch(/small categories hidden/)
  expect((await run('--outcomes', '@scores.csv', '--fail-below', '0.8')).code).toBe(1)
  expect((await run('--outcomes', '@scores.csv', '--fail-below', '0.3')).code).toBe(0)
  expect((await run('--outcomes', '@unknown.csv', '--min-people', '1')).out).toMatch(/1 without a known category/)
})

test('what cannot be read is named, with exit code 2', async () => {
  const wrong = async (...argv: string[]) => {
    const { code, err } = await run(...argv)
    expect(code).toBe(2)
    return err
  }
  expect(await wrong('--outcomes', '@none.csv')).toMatch(/does not exist/)
  expect(await wrong('--outcomes', '@broken.csv')).toMatch(/Line 2: selected must be yes or no/)
  expect(await wrong('--outcomes', '@columns.csv')).toMatch(/race is missing/)
  expect(await wrong('--fail-below', '3')).toMatch(/from 0 to 1/)
  expect(await wrong('--from', '2026')).toMatch(/not a month/)
  expect((await run('--help')).out).toMatch(/^Usage: assay audit/)
})
