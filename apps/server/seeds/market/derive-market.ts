// Generates tech-market.table.ts from the developer survey: `node derive-market.ts survey.csv > tech-market.table.ts`.
// Only shares in steps of 5 points and rounded quartiles are published, and no group below MIN_PEOPLE answers.
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

type Answer = Readonly<Record<string, string>>

const MIN_PEOPLE = 30
const SHARE_STEP = 5
const MIN_SHARE = 20
const PAY_STEP = 5_000
const TECHNOLOGIES = [
  'LanguageHaveWorkedWith',
  'DatabaseHaveWorkedWith',
  'PlatformHaveWorkedWith',
  'WebframeHaveWorkedWith',
  'MiscTechHaveWorkedWith',
  'ToolsTechHaveWorkedWith',
]

const roles: Readonly<Record<string, readonly string[]>> = {
  fullstack: ['Developer, full-stack'],
  backend: ['Developer, back-end'],
  frontend: ['Developer, front-end'],
  enterprise: ['Developer, desktop or enterprise applications'],
  embedded: ['Developer, embedded applications or devices', 'Hardware Engineer'],
  mobile: ['Developer, mobile'],
  cloud: ['Cloud infrastructure engineer'],
  machineLearning: ['Data scientist or machine learning specialist'],
  dataEngineering: ['Engineer, data'],
  devops: ['DevOps specialist'],
  reliability: ['Engineer, site reliability'],
  analytics: ['Data or business analyst'],
  games: ['Developer, game or graphics'],
  systems: ['System administrator', 'Database administrator'],
  security: ['Security professional'],
  quality: ['Developer, QA or test'],
  management: ['Engineering manager'],
}

/** Rarest first: a developer who uses both Ruby on Rails and React belongs to the Rails market. */
const stacks: readonly (readonly [name: string, ...anyOf: string[]])[] = [
  ['elixir', 'Elixir', 'Phoenix'],
  ['scala', 'Scala'],
  ['flutter', 'Flutter', 'Dart'],
  ['ios', 'Swift', 'Objective-C'],
  ['rails', 'Ruby on Rails'],
  ['laravel', 'Laravel'],
  ['rust', 'Rust'],
  ['go', 'Go'],
  ['kotlin', 'Kotlin'],
  ['spring', 'Spring Boot'],
  ['dotnet', 'ASP.NET CORE', 'ASP.NET', '.NET (5+) '],
  ['php', 'PHP'],
  ['python-web', 'Django', 'FastAPI', 'Flask'],
  ['angular', 'Angular'],
  ['vue', 'Vue.js'],
  ['node', 'Node.js', 'Express'],
  ['react', 'React'],
  ['java', 'Java'],
  ['csharp', 'C#'],
  ['cpp', 'C++', 'C'],
  ['r', 'R'],
  ['python', 'Python'],
  ['sql', 'SQL'],
]

const answers: Answer[] = parse(readFileSync(process.argv[2] ?? '', 'utf8'), { columns: true })
process.stdout.write(tableOf(answers))

function tableOf(all: readonly Answer[]): string {
  const lines = Object.entries(roles).flatMap(([role, devTypes]) => {
    const people = all.filter((answer) => devTypes.includes(answer['DevType'] ?? ''))
    return [roleLine(role, people), ...stackLines(people)]
  })
  return `// Made by derive-market.ts; see docs/data-sources.md for origin and licence.\n//
//   # role | share of answers in % | years at work P10 P25 P50 P75 P90 | yearly pay P25 P50 P75, USD
//   stack | share of the role in % | technology and its share in %, ...
export const techMarketTable = \`
${lines.join('\n')}
\`
`
}

function roleLine(role: string, people: readonly Answer[]): string {
  const years = quantiles(numbersOf(people, 'YearsCodePro'), [0.1, 0.25, 0.5, 0.75, 0.9], 1)
  const pay = quantiles(numbersOf(people, 'Salary'), [0.25, 0.5, 0.75], PAY_STEP)
  const share = Math.max(1, Math.round((100 * people.length) / answers.length))
  return `# ${role} | ${share} | ${years.join(' ')} | ${pay.join(' ')}`
}

function stackLines(people: readonly Answer[]): string[] {
  const byStack = Map.groupBy(people, stackOf)
  const known = [...byStack].filter(([stack, members]) => stack !== null && members.length >= MIN_PEOPLE)
  const chosen: (readonly [string, readonly Answer[]])[] =
    known.length > 0 ? known.map(([stack, members]) => [stack ?? '', members]) : [['any', people]]
  return chosen
    .toSorted(([, left], [, right]) => right.length - left.length)
    .map(([stack, members]) => {
      const share = Math.max(SHARE_STEP, rounded((100 * members.length) / people.length, SHARE_STEP))
      return `${stack} | ${share} | ${technologyShares(members)}`
    })
}

function stackOf(answer: Answer): string | null {
  const used = technologiesOf(answer)
  return stacks.find(([, ...anyOf]) => anyOf.some((name) => used.has(name.trim())))?.[0] ?? null
}

function technologyShares(members: readonly Answer[]): string {
  const counts = new Map<string, number>()
  for (const member of members) for (const name of technologiesOf(member)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => [name, rounded((100 * count) / members.length, SHARE_STEP)] as const)
    .filter(([, share]) => share >= MIN_SHARE)
    .toSorted(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .map(([name, share]) => `${name} ${share}`)
    .join(', ')
}

function technologiesOf(answer: Answer): Set<string> {
  const names = TECHNOLOGIES.flatMap((column) => (answer[column] ?? '').split(';'))
  return new Set(names.map((name) => name.trim().replaceAll(',', '')).filter((name) => name !== ''))
}

function numbersOf(people: readonly Answer[], column: string): number[] {
  const values = people.map((answer) => Number(answer[column])).filter((value) => Number.isFinite(value) && value > 0)
  return values.toSorted((left, right) => left - right)
}

function quantiles(sorted: readonly number[], at: readonly number[], step: number): number[] {
  return at.map((share) => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? 0, step))
}

function rounded(value: number, step: number): number {
  return Math.round(value / step) * step
}
