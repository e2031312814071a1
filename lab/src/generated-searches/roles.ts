import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCsv } from '../csv-rows.ts'

/** A kind of work: an O*NET occupation, for software developers narrowed to a speciality of the survey. */
export interface Role {
  readonly key: string
  readonly code: string
  readonly isTech: boolean
  readonly titles: readonly string[]
  readonly tasks: readonly string[]
  /** Technologies, most typical first. */
  readonly skills: readonly string[]
  /** Sets of technologies used together by respondents; empty when the survey has none. */
  readonly stacks: readonly (readonly string[])[]
  /** The kind of a technology; those of one kind partly substitute for each other. */
  readonly kinds: ReadonlyMap<string, string>
  /** O*NET codes of related occupations, nearest first. */
  readonly related: readonly string[]
}

const TECH_CODES = [
  '11-3021.00',
  '15-1211.00',
  '15-1212.00',
  '15-1231.00',
  '15-1232.00',
  '15-1241.00',
  '15-1242.00',
  '15-1243.01',
  '15-1244.00',
  '15-1253.00',
  '15-1254.00',
  '15-1255.00',
  '15-1299.05',
  '15-1299.08',
  '15-1299.09',
  '15-2051.00',
  '15-2051.01',
]

const OTHER_CODES = [
  '11-2021.00',
  '11-3031.00',
  '13-1071.00',
  '13-1111.00',
  '13-2011.00',
  '17-2141.00',
  '27-1024.00',
  '41-3091.00',
  '43-4051.00',
  '43-6014.00',
]

const SOFTWARE_CODE = '15-1252.00'

/** Common titles of the speciality, and its name in the survey. */
const SOFTWARE_SPECIALITIES: readonly { key: string; devType: string; titles: readonly string[] }[] = [
  {
    key: 'full-stack',
    devType: 'Developer, full-stack',
    titles: ['Full Stack Developer', 'Software Engineer', 'Web Application Developer'],
  },
  {
    key: 'back-end',
    devType: 'Developer, back-end',
    titles: ['Backend Developer', 'Software Engineer', 'Server-side Developer'],
  },
  {
    key: 'front-end',
    devType: 'Developer, front-end',
    titles: ['Front End Developer', 'UI Developer', 'JavaScript Developer'],
  },
  { key: 'mobile', devType: 'Developer, mobile', titles: ['Mobile Developer', 'Android Developer', 'iOS Developer'] },
  {
    key: 'embedded',
    devType: 'Developer, embedded applications or devices',
    titles: ['Embedded Software Engineer', 'Firmware Engineer'],
  },
  {
    key: 'devops',
    devType: 'DevOps specialist',
    titles: ['DevOps Engineer', 'Site Reliability Engineer', 'Platform Engineer'],
  },
  {
    key: 'cloud',
    devType: 'Cloud infrastructure engineer',
    titles: ['Cloud Engineer', 'Cloud Infrastructure Engineer'],
  },
  { key: 'data-engineer', devType: 'Engineer, data', titles: ['Data Engineer', 'ETL Developer'] },
  {
    key: 'engineering-manager',
    devType: 'Engineering manager',
    titles: ['Engineering Manager', 'Software Development Manager'],
  },
]

/** Office programs appear in every list and indicate no occupation. */
const TELL_NOTHING =
  /microsoft (office|word|excel|powerpoint|outlook|windows$)|google|adobe acrobat|zoom|slack|web browser/i

export async function openRoles(dataFolder: string): Promise<Role[]> {
  const table = async (name: string) => readCsv(await readFile(join(dataFolder, 'onet_29_3', `${name}.csv`), 'utf8'))
  const [titles, tasks, technologies, related] = await Promise.all(
    ['sample_of_reported_titles', 'task_statements', 'technology_skills', 'related_occupations'].map(table),
  )
  const survey = readCsv(await readFile(join(dataFolder, 'stackoverflow_2023_us', 'survey_2023_us.csv'), 'utf8'))
  const column = (rows: readonly Record<string, string>[] | undefined, code: string, name: string): string[] =>
    (rows ?? []).filter((row) => row['O*NET-SOC Code'] === code).map((row) => row[name] ?? '')
  const occupation = (code: string): Omit<Role, 'key' | 'stacks'> => ({
    code,
    isTech: code.startsWith('15-') || code === '11-3021.00',
    titles: column(titles, code, 'Reported Job Title').map((title) => title.replace(/ \(.*\)/, '')),
    tasks: column(tasks, code, 'Task'),
    kinds: new Map(
      (technologies ?? [])
        .filter((row) => row['O*NET-SOC Code'] === code)
        .map((row) => [row['Example'] ?? '', row['Commodity Title'] ?? ''] as const),
    ),
    skills: typicalTechnologies((technologies ?? []).filter((row) => row['O*NET-SOC Code'] === code)),
    related: column(related, code, 'Related O*NET-SOC Code'),
  })
  const occupations = [...TECH_CODES, ...OTHER_CODES].map((code) => ({ ...occupation(code), key: code, stacks: [] }))
  return [...occupations, ...softwareRoles(occupation(SOFTWARE_CODE), survey)].filter((role) => role.titles.length > 0)
}

function typicalTechnologies(rows: readonly Record<string, string>[]): string[] {
  const weight = (row: Record<string, string>) =>
    Number(row['In Demand'] === 'Y') * 2 + Number(row['Hot Technology'] === 'Y')
  return rows
    .filter((row) => !TELL_NOTHING.test(row['Example'] ?? ''))
    .sort((left, right) => weight(right) - weight(left))
    .slice(0, 24)
    .map((row) => row['Example'] ?? '')
}

function softwareRoles(base: Omit<Role, 'key' | 'stacks'>, survey: readonly Record<string, string>[]): Role[] {
  const kinds = new Map(survey.flatMap((row) => askedOf(row).map(({ kind, skill }) => [skill, kind] as const)))
  return SOFTWARE_SPECIALITIES.map((speciality) => {
    const stacks = survey
      .filter((row) => row['DevType'] === speciality.devType)
      .slice(0, 200)
      .map(stackOf)
      .filter((stack) => stack.length >= 5)
    const { titles } = speciality
    return { ...base, key: `software/${speciality.key}`, titles, stacks, kinds, skills: commonIn(stacks) }
  })
}

function stackOf(row: Record<string, string>): string[] {
  return askedOf(row).map(({ skill }) => skill)
}

/** The survey covers languages, databases, platforms and so on separately. */
function askedOf(row: Record<string, string>): { kind: string; skill: string }[] {
  return Object.keys(row)
    .filter((name) => name.endsWith('HaveWorkedWith'))
    .flatMap((kind) => (row[kind] ?? '').split(';').map((skill) => ({ kind, skill })))
    .filter(({ skill }) => skill !== '')
}

function commonIn(stacks: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const stack of stacks) for (const skill of stack) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  return [...counts]
    .sort((left, right) => right[1] - left[1])
    .slice(0, 24)
    .map(([skill]) => skill)
}

/** Similarity from 1 for the same kind of work down to 0. */
export function roleNearness(wanted: Role, held: Role): number {
  if (wanted.key === held.key) return 1
  if (!wanted.isTech || !held.isTech) return 0
  if (wanted.code === held.code) return 0.55
  const place = wanted.related.indexOf(held.code)
  if (place >= 0 && place < 5) return 0.5
  if (place >= 0) return 0.4
  return 0.2
}
