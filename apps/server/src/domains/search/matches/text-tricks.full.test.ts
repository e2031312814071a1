// Not repeated on PostgreSQL 15: it is about texts and rankings, which are read and made in memory.
import { readFile, writeFile } from 'node:fs/promises'
import { defaultModel, type Match } from '@assay/ranking-engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { createDocumentReader } from '../../../platform/documents/document-reader.ts'
import { aDocx, aPdf } from '../../../platform/testing/documents/test-documents.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd, addCandidates } from '../../../platform/testing/test-candidates.ts'
import { recordOfResumeText } from '../../candidates/index.ts'
import { explainLive } from '../../ranking/index.ts'
import { readQuestion } from '../reading/read-question.ts'
import { honestText, type TextTrick, textTricks } from './text-tricks.cases.ts'

const app = await openTestApp()
const documents = createDocumentReader()
const { claimedCap, statedCap, order } = defaultModel.shapes
const listedCap = order?.listedCap ?? 0
const mostOfWords = defaultModel.keywords?.points ?? 0
const TODAY = '2026-11-20'
const PAGE = new URL('../../../../../../docs/robustness.md', import.meta.url)

const SEARCHES: readonly (readonly [string, string])[] = [
  [
    'backend',
    'Senior Backend Developer\nRequirements: Kotlin, Kafka, Kubernetes, PostgreSQL, Terraform. At least 8 years.',
  ],
  ['data', 'Data Engineer. Requirements: PostgreSQL, Python, Snowflake, Airflow, dbt, Kafka.'],
  ['front', 'Front End Developer. Requirements: React, GraphQL, Git. Nice to have: Kotlin.'],
  ['operations', 'DevOps Engineer. Requirements: Kubernetes, Terraform, Kafka, Git. Nice to have: Python.'],
  ['java', 'Java Developer. Requirements: Java, Spring Boot, PostgreSQL, Kafka.'],
  [
    'trade',
    'Java Developer. Requirements: Java. You know call center software, data acquisition software, freight and claims adjustment.',
  ],
]

interface Movement {
  readonly trick: TextTrick
  readonly points: number
  /** Without the points of the group. */
  readonly within: number
  readonly from: number
  readonly to: number
  readonly search: string
}

async function textOf({ text, file }: TextTrick): Promise<string> {
  if (file === undefined) return text
  const make = file.kind === 'pdf' ? aPdf : aDocx
  const bytes = make(text.split('\n'), file.hidden)
  return (await documents.read({ name: `resume.${file.kind}`, bytes })).text
}

const withinGroup = (match: Match | null | undefined): number => {
  const points = match?.contributions.find(({ feature }) => feature === 'criteria')?.points ?? 0
  return (match?.score ?? 0) - points
}

let movements: Movement[] = []

/** Each résumé is read, imported and ranked as usual, among candidates with and without evidence. */
beforeAll(async () => {
  await aCrowd(app, 300)
  const texts = [honestText, ...(await Promise.all(textTricks.map(textOf)))]
  const records = texts.map((text, number) => recordOfResumeText({ externalId: `trick-${number}`, text }, TODAY))
  const [honest = '', ...tricky] = await addCandidates(app, records)
  const criteriaList = SEARCHES.map(([name, text]) => {
    const { criteria } = readQuestion({ door: 'jobDesc', text }, app.system.now())
    return { name, criteria: { ...criteria, mustHaveMode: 'prefer' as const } }
  })
  const rankAmong = async (id: string, others: readonly string[]) =>
    Promise.all(
      criteriaList.map(({ criteria }) =>
        explainLive(app.live, criteria, id, { now: app.system.now().getTime(), except: others }),
      ),
    )
  const before = await rankAmong(honest, tricky)
  movements = []
  for (const [number, trick] of textTricks.entries()) {
    const id = tricky[number] as string
    const after = await rankAmong(
      id,
      [honest, ...tricky].filter((other) => other !== id),
    )
    const moved = criteriaList.map(({ name }, place) => ({
      trick,
      search: name,
      points: (after[place]?.score ?? 0) - (before[place]?.score ?? 0),
      within: withinGroup(after[place]) - withinGroup(before[place]),
      from: before[place]?.rank ?? 0,
      to: after[place]?.rank ?? 0,
    }))
    movements.push(moved.reduce((most, each) => (Math.abs(each.points) > Math.abs(most.points) ? each : most)))
  }
})

test('there are at least forty tricks, all different', () => {
  expect(new Set(textTricks.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40)
  expect(new Set(textTricks.map(({ name }) => name)).size).toBe(textTricks.length)
})

test('none moves a candidate by more than text may, and none into a higher group', () => {
  expect(movements).toHaveLength(textTricks.length)
  const beyond = movements.filter(({ within }) => Math.abs(within) > statedCap)
  expect(beyond.map(({ trick }) => trick.name)).toEqual([])
  const raised = movements.filter(({ points, within }) => points > within)
  expect(raised.map(({ trick }) => trick.name)).toEqual([])
  expect(movements.filter(({ points }) => points > listedCap).map(({ trick }) => trick.name)).toEqual([])
})

describe('unreadable text moves nothing', () => {
  test.each([
    'Self-praise',
    '"Ignore previous instructions"',
    'White, tiny text in a PDF',
    'Hidden, tiny text in a Word file',
    'A tiny footer in a PDF',
    'Hidden text by HTML',
    'White text by HTML',
    'Text beside the page by HTML',
    'An HTML comment',
    'An HTML attribute',
    'Meta tags',
    'A script',
    'Skills in links',
    'Skills in a mail address',
    'Skills that are denied',
    'Skills that are only wished for',
    'Words of a trade that are denied',
    'A club that is named like a trade',
    'Twenty pages of padding',
  ])('%s', (name) => {
    expect(movements.find(({ trick }) => trick.name === name)?.points).toBe(0)
  })
})

describe('repetition earns nothing', () => {
  const pointsOf = (name: string) => movements.find(({ trick }) => trick.name === name)?.points

  test('a list repeated five times', () => {
    expect(pointsOf('The same list five times')).toBe(pointsOf('A list of keywords at the end'))
  })

  test('in five languages', () => {
    expect(pointsOf('Keywords in five languages')).toBe(pointsOf('A list of keywords at the end'))
  })

  test('keywords repeated two hundred times', () => {
    // A description with a job title yields only product names.
    expect(pointsOf('Words of a trade in a sentence')).toBe(0)
    expect(pointsOf('The same words two hundred times')).toBe(pointsOf('Words of a trade in a sentence'))
  })
})

test('the page about the tricks lists each one, and this run writes it on request', async () => {
  const table = [
    '| Trick | Moved most | In the search | Place before and after |',
    '|---|---|---|---|',
    ...movements.map(({ trick, points, search, from, to }) => {
      const signed = points > 0 ? `+${points}` : String(points)
      return `| ${trick.name} | ${signed} | ${points === 0 ? '' : search} | ${points === 0 ? '' : `${from} → ${to}`} |`
    }),
  ].join('\n')
  if (process.env['WRITE_ROBUSTNESS'] === 'yes') {
    const old = await readFile(PAGE, 'utf8')
    await writeFile(PAGE, old.replace(/\| Trick \|[\s\S]*?\n(?=\n)/, `${table}\n`))
  }
  const page = await readFile(PAGE, 'utf8')
  for (const { name } of textTricks) expect(page).toContain(`| ${name} |`)
  expect(page).toContain(`${listedCap} points`)
  expect(page).toContain(`${claimedCap} points`)
  expect(page).toContain(`${statedCap} points`)
  expect(page).toContain(`${mostOfWords} points`)
})
