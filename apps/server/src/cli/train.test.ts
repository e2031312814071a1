import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultModel, loadModel } from '@assay/ranking-engine'
import { isEmpty } from '@assay/ranking-engine/model/correction'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trainCommand } from './train.ts'

let folder: string
const main = new URL('./main.ts', import.meta.url).pathname

const SENIORITIES = ['junior', 'mid', 'senior', 'staff'] as const
const SEARCHES = 20

/** These judgments prefer senior candidates above all else, which the prior does not know. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-train-'))
  await writeSet('taught', 0)
  await writeSet('unseen', 100)
  await writeSet('contrary', 200, (grade) => 4 - grade)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function writeSet(name: string, seed: number, taste = (grade: number) => grade): Promise<void> {
  await mkdir(join(folder, name))
  const candidates = Array.from({ length: 24 }, (_, number) => candidate(seed + number))
  const queries = Array.from({ length: SEARCHES }, (_, number) => ({
    id: `q${number}`,
    criteria: { seniority: 'mid', mustHave: [{ anyOf: [number % 2 === 0 ? 'go' : 'kafka'] }] },
  }))
  const qrels = queries.flatMap(({ id }) =>
    candidates.map(
      (one) => `${id} 0 ${one.meta.assay.externalId} ${taste(SENIORITIES.indexOf(one.meta.assay.seniority) + 1)}`,
    ),
  )
  await writeLines(
    join(folder, name, 'candidates.jsonl'),
    candidates.map((one) => JSON.stringify(one)),
  )
  await writeLines(
    join(folder, name, 'queries.jsonl'),
    queries.map((one) => JSON.stringify(one)),
  )
  await writeLines(join(folder, name, 'set.qrels'), qrels)
}

function candidate(number: number) {
  const seniority = SENIORITIES[(number * 7) % 4] as (typeof SENIORITIES)[number]
  const skills = ['Go', 'Kafka'].map((name, place) => ({
    name,
    years: 1 + ((number * (place + 3)) % 9),
    evidence: 'claimed',
  }))
  return {
    basics: { label: `${seniority} Backend Developer` },
    meta: { assay: { externalId: `c${number}`, seniority, skills } },
  }
}

const writeLines = (path: string, lines: readonly string[]) => writeFile(path, `${lines.join('\n')}\n`)

async function run(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = []
  const err: string[] = []
  const code = await trainCommand.run(inFolder(argv), {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    isTerminal: false,
  })
  return { code, out: out.join(''), err: err.join('') }
}

const inFolder = (argv: readonly string[]) =>
  argv.map((part) => (part.startsWith('@') ? join(folder, part.slice(1)) : part))
const modelAt = async (name: string) => loadModel(JSON.parse(await readFile(join(folder, name), 'utf8')))
const small = ['--trees', '40', '--replicates', '2', '--as-of', '2026-11-20']

test('a correction that improves on unseen searches is switched on, and the figures name the set', async () => {
  const { code, out } = await run('--generated', '@taught', '--held-out', '@unseen', ...small, '--out', '@won.json')
  const model = await modelAt('won.json')

  expect(code).toBe(0)
  expect(out).toContain('The correction is enabled')
  expect(model.training?.heldOut).toMatchObject({ name: 'unseen', searches: SEARCHES })
  expect(model.training?.heldOut.gain.low).toBeGreaterThan(0)
  expect(model.shapes.correction.seniorityGap[7]).toBeGreaterThan(model.shapes.correction.seniorityGap[3] ?? 0)
  expect({ ...model.shapes, correction: null }).toEqual({ ...defaultModel.shapes, correction: null })
  expect(existsSync(join(folder, 'won.json.part'))).toBe(false)
})

test('a correction that loses on the guard set is left out, and the verdict says so', async () => {
  const guarded = ['--generated', '@taught', '--held-out', '@unseen', '--guard', '@contrary']
  const { out } = await run(...guarded, ...small, '--out', '@lost.json')
  const model = await modelAt('lost.json')

  expect(out).toContain('loses on contrary')
  expect(out).toContain('The correction is empty')
  expect(isEmpty(model.shapes.correction)).toBe(true)
  expect(model.training?.isServed).toBe(false)
})

test('a report-only set is measured and decides nothing', async () => {
  const asked = ['--generated', '@taught', '--held-out', '@unseen', ...small]
  await run(...asked, '--out', '@unreported.json')
  const { out } = await run(...asked, '--report', '@contrary', '--report', '@taught', '--out', '@reported.json')
  const [without, model] = [await modelAt('unreported.json'), await modelAt('reported.json')]

  expect(out).toContain('NDCG@10 on contrary')
  expect(model.training?.reported).toMatchObject([{ name: 'contrary', searches: SEARCHES }, { name: 'taught' }])
  expect(model.training?.reported?.[0]?.gain.mean).toBeLessThan(0)
  const { reported: _, ...training } = model.training ?? {}
  expect({ ...model, training }).toEqual(without)
})

test('single files work for training too, with every fifth search held out', async () => {
  const files = ['--judgments', '@taught/set.qrels', '--candidates', '@taught/candidates.jsonl']
  const { code } = await run(...files, '--queries', '@taught/queries.jsonl', ...small, '--out', '@files.json')
  const { training } = await modelAt('files.json')

  expect(code).toBe(0)
  expect(training?.heldOut.name).toBe('every fifth search')
  expect((training?.heldOut.searches ?? 0) + (training?.searches ?? 0)).toBeLessThan(SEARCHES)
})

test('a run that is killed and resumed ends in the same bytes', async () => {
  const asked = ['--generated', '@taught', '--held-out', '@unseen', '--as-of', '2026-11-20', '--trees', '60']
  const argv = inFolder([...asked, '--replicates', '12', '--out', '@killed.json'])
  const child = spawn(process.execPath, [main, 'train', ...argv], { stdio: 'ignore' })
  while (!existsSync(join(folder, 'killed.json.part')) && child.exitCode === null) await sleep(5)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(join(folder, 'killed.json'))).toBe(false)
  await cp(join(folder, 'killed.json.part'), join(folder, 'kept.part'))

  const resumed = await run(...argv, '--resume', '@kept.part')
  const whole = await run(...asked, '--replicates', '12', '--out', '@whole.json')

  expect([resumed.code, whole.code]).toEqual([0, 0])
  expect(await readFile(join(folder, 'killed.json'), 'utf8')).toBe(await readFile(join(folder, 'whole.json'), 'utf8'))
  const other = await run(...argv, '--seed', '2', '--resume', '@kept.part')
  expect(other).toMatchObject({
    code: 2,
    err: expect.stringContaining('created from other data, other options or another prior'),
  })
})

test.each([
  [[], /add training data/],
  [['--generated', '@absent'], /absent does not exist/],
  [['--generated', '@'], /needs candidates.jsonl, queries\*.jsonl and one \*.qrels/],
  [['--judgements', '@taught/set.qrels'], /--judgments needs --candidates FILE and --queries FILE/],
  [['--generated', '@taught', '--generated', '@unseen'], /need --held-out DIR/],
  [['--generated', '@taught', '--trees', 'many'], /--trees must be a whole number/],
  [['--generated', '@taught', '--resume', '@absent.part'], /absent.part does not exist/],
  [['--generated', '@taught', '--resume', '@taught/set.qrels'], /is not a checkpoint of assay train/],
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
  const options = [
    'generated',
    'held-out',
    'guard',
    'report',
    'judgments',
    'candidates',
    'queries',
    'trees',
    'replicates',
    'seed',
  ]
  for (const option of [...options, 'version', 'as-of', 'out', 'resume']) expect(out).toContain(`--${option}`)
})
