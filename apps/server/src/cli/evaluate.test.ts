import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-evaluate-'))
  await writeFile(join(folder, 'qrels'), 'q1 0 ada 4\nq1 0 bob 1\nq2 0 cid 3\n')
  await writeFile(join(folder, 'good'), 'q1 Q0 ada 1 9 t\nq1 Q0 bob 2 8 t\nq2 Q0 cid 1 5 t\n')
  await writeFile(join(folder, 'poor'), 'q1 Q0 bob 1 9 t\nq1 Q0 ada 2 8 t\n')
  await writeFile(join(folder, 'broken'), 'q1 Q0 ada 1 9 t\nq1 Q0 bob second 8 t\n')
  await writeFile(join(folder, 'foreign'), 'other Q0 ada 1 9 t\n')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = []
  const err: string[] = []
  const files = argv.map((part) => (part.startsWith('@') ? join(folder, part.slice(1)) : part))
  const code = await evaluate(files, { out: (text) => void out.push(text), err: (text) => void err.push(text) })
  return { code, out: out.join(''), err: err.join('') }
}

test('a perfect run has NDCG 1 with its interval', async () => {
  const { code, out } = await run('--run', '@good', '--qrels', '@qrels')

  expect(code).toBe(0)
  expect(out).toMatch(/^2 queries; relevant from grade 1/)
  expect(out).toContain('ndcg@10     1.0000 [1.0000, 1.0000]')
  expect(out).toContain('p@25        0.0600')
})

test('a baseline is shown with the paired difference', async () => {
  const { out } = await run('--run', '@good', '--qrels', '@qrels', '--baseline', '@poor', '--format', 'json')

  const answer = JSON.parse(out)
  expect(answer.measures['ndcg@10'].mean).toBe(1)
  expect(answer.difference['ndcg@10'].mean).toBeCloseTo(1 - answer.baseline['ndcg@10'].mean, 10)
  expect(answer.difference['ndcg@10'].low).toBeGreaterThan(0)
})

test('queries the run does not answer are counted and listed', async () => {
  const { out } = await run('--run', '@poor', '--qrels', '@qrels', '--per-query')

  expect(out).toContain('1 unanswered, counted 0')
  expect(out).toMatch(/^q2\t0\.0000/m)
})

test.each([
  [['--run', '@broken', '--qrels', '@qrels'], /broken, line 2: the rank "second" is not a whole number/],
  [['--run', '@qrels', '--qrels', '@qrels'], /qrels, line 1: a run line has six fields/],
  [['--run', '@absent', '--qrels', '@qrels'], /cannot read .*absent \(ENOENT\)/],
  [['--run', '@foreign', '--qrels', '@qrels'], /has results for none of the queries/],
  [['--run', '@good'], /--run FILE and --qrels FILE are required/],
  [['--run', '@good', '--qrels', '@qrels', '--resamples', 'many'], /--resamples must be a whole number/],
  [['--bogus'], /Unknown option '--bogus'/],
])('%j ends with a plain message and exit code 2', async (argv, message) => {
  const { code, out, err } = await run(...argv)

  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toMatch(message)
})

test('--help names every option', async () => {
  const { code, out } = await run('--help')

  expect(code).toBe(0)
  for (const option of ['--run', '--qrels', '--baseline', '--relevant-from', '--per-query', '--format']) {
    expect(out).toContain(option)
  }
})
