import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rankCommand } from './rank.ts'

let folder: string

const candidates = [
  {
    externalId: 'go-expert',
    text: 'Jane Roe\nSenior Backend Developer\n\nExperience\nBackend Developer, 2015 - present\nGo, Kafka and PostgreSQL every day.\n\nSkills\nGo, Kafka, PostgreSQL, Docker',
  },
  { externalId: 'designer', text: 'Max Muster\nUX Designer\n\nSkills\nFigma, user research, prototyping' },
  {
    basics: { label: 'Backend Developer' },
    meta: {
      assay: {
        externalId: 'json-resume',
        skills: [{ name: 'Go', years: 3, evidence: 'assessed', evidenceOn: '2026-10-01' }],
      },
    },
  },
]
const queries = [
  { id: 'q1', door: 'jobDesc', text: 'Backend Developer\n\nRequirements: Go, Kafka, PostgreSQL' },
  { id: 'q2', criteria: { mustHave: [{ anyOf: ['figma'] }] } },
]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-rank-'))
  await writeFile(join(folder, 'candidates'), candidates.map((line) => JSON.stringify(line)).join('\n'))
  await writeFile(join(folder, 'queries'), queries.map((line) => JSON.stringify(line)).join('\n'))
  await writeFile(
    join(folder, 'broken'),
    `${JSON.stringify(candidates[0])}\n{"externalId": \n{"text": "no id"}\n${JSON.stringify(candidates[0])}`,
  )
  await writeFile(
    join(folder, 'odd-queries'),
    `${JSON.stringify(queries[0])}\nnope\n{"id": "x"}\n{"id": "y", "criteria": {"mustHave": [{"anyOf": ["floobar"]}]}}`,
  )
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(...argv: string[]): Promise<{ code: number; lines: string[]; err: string }> {
  const out: string[] = []
  const err: string[] = []
  const files = argv.map((part) => (part.startsWith('@') ? join(folder, part.slice(1)) : part))
  const code = await rankCommand.run(files, {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    isTerminal: false,
  })
  return {
    code,
    lines: out
      .join('')
      .split('\n')
      .filter((line) => line !== ''),
    err: err.join(''),
  }
}

const whole = ['--candidates', '@candidates', '--queries', '@queries', '--as-of', '2026-11-20']

test('the words of one person find the profile with most of them, even where they name a title and skills', async () => {
  const ofWork = 'Backend Developer. Go, Kafka and PostgreSQL every day, formerly user research'
  const text = 'UX Designer wanted: user research, prototyping, Kafka'
  await writeFile(
    join(folder, 'known'),
    [
      { id: 'k1', door: 'person', text: ofWork },
      { id: 'k2', door: 'person', text },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n'),
  )
  const { code, lines } = await run(...whole.with(3, '@known'))

  expect(code).toBe(0)
  const first = lines.map((line) => line.split(' ')).filter(([, , , rank]) => rank === '1')
  expect(first.map(([query, , id]) => [query, id])).toEqual([
    ['k1', 'go-expert'],
    ['k2', 'designer'],
  ])
})

test('a TREC run names the query, the candidate, the rank and the score', async () => {
  const { code, lines } = await run(...whole)

  expect(code).toBe(0)
  const rows = lines.map((line) => line.split(' '))
  for (const row of rows) expect(row).toHaveLength(6)
  expect(rows.filter(([query]) => query === 'q1').map(([, , id, rank]) => [id, rank])).toEqual([
    // A candidate who meets more criteria ranks first, assessed or not.
    ['go-expert', '1'],
    ['json-resume', '2'],
  ])
  expect(rows.filter(([query]) => query === 'q2').map(([, , id]) => id)).toEqual(['designer'])
  expect(rows.every(([, q0, , , , tag]) => q0 === 'Q0' && tag === 'assay')).toBe(true)
})

test('the jsonl form has contributions that sum to the score', async () => {
  const { lines } = await run(...whole, '--format', 'jsonl', '--top', '1')
  const matches = lines.map((line) => JSON.parse(line))

  expect(matches).toHaveLength(2)
  for (const { score, contributions } of matches)
    expect(contributions.reduce((sum: number, line: { points: number }) => sum + line.points, 0)).toBe(score)
})

test('the same files and day give the same bytes', async () => {
  expect((await run(...whole)).lines).toEqual((await run(...whole)).lines)
})

test('ids that a TREC run cannot hold, and queries named twice, are reported and skipped', async () => {
  const [first, second] = queries
  const odd = [first, { ...first, id: 'q 1' }, first, second].map((line) => JSON.stringify(line)).join('\n')
  await writeFile(join(folder, 'twice'), odd)
  await writeFile(join(folder, 'spaced'), JSON.stringify({ ...candidates[0], externalId: 'go expert' }))
  const { code, lines, err } = await run(...whole.with(3, '@twice'))
  expect([code, lines]).toEqual([1, (await run(...whole)).lines])
  expect(err).toContain('twice, line 2: id "q 1" has a space, which a TREC run cannot hold; use --format jsonl\n')
  expect(err).toContain('twice, line 3: id "q1" is already on an earlier line\n')
  const spaced = ['--candidates', '@spaced', '--queries', '@queries']
  expect((await run(...spaced)).err).toContain('externalId "go expert" has a space')
  expect((await run(...spaced, '--format', 'jsonl')).code).toBe(0)
})

test('a folder instead of a file is refused in one line', async () => {
  const { code, err } = await run(...whole.with(1, '@.'))
  expect([code, err.trim().split('\n').length]).toEqual([2, 1])
  expect(err).toContain('is a folder, not a file')
})

test('unreadable lines are reported and skipped, and the exit code says so', async () => {
  const { code, lines, err } = await run('--candidates', '@broken', '--queries', '@odd-queries')

  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  for (const words of ['line 2: is not JSON', 'line 3: externalId is missing', 'line 4: externalId "go-expert"'])
    expect(err).toContain(words)
  expect(err.match(/odd-queries, line \d/g)).toEqual([
    'odd-queries, line 2',
    'odd-queries, line 3',
    'odd-queries, line 4',
  ])
})

test('a missing argument or file is reported in one line', async () => {
  expect(await run('--candidates', '@candidates')).toMatchObject({ code: 2, lines: [] })
  expect((await run('--candidates', '@nowhere', '--queries', '@queries')).err).toMatch(
    /^assay rank: .*nowhere does not exist\n$/,
  )
  expect((await run(...whole, '--format', 'xml')).err).toContain('--format must be trec or jsonl')
  expect((await run(...whole, '--nonsense')).code).toBe(2)
})
