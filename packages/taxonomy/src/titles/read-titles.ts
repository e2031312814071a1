// The file format of the title tables in this folder, and their parser.
//
//   ## backend 15-1252.00                                  family and O*NET code of the lines below
//   Java Developer | | Java * | java, spring-boot          name | seniority | aliases | skills before the family's
//   Tech Lead [tech-lead] | lead | Technical Lead | ...    a slug of its own in brackets
//   Scrum Master | | | scrum | 15-1299.09                  an O*NET code of its own
//
// `Java *` stands for Java Developer, Engineer, Programmer, Software Engineer and so on.
import { slugOf, spellingKey } from '../slug.ts'
import type { Seniority, Title } from '../types.ts'
import { coreSkillsByFamily } from './families.ts'

type TitleLine = Omit<Title, 'escoUri'>

const TYPICAL_SKILLS_WANTED = 12
const MAKERS = ['Developer', 'Engineer', 'Programmer', 'Software Engineer', 'Software Developer', 'Dev', 'Coder']

/** Synonyms in titles. */
const SAME_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bBack-end\b/, 'Backend'],
  [/\bBack-end\b/, 'Back End'],
  [/\bFront-end\b/, 'Frontend'],
  [/\bFront-end\b/, 'Front End'],
  [/\bFull-stack\b/, 'Full Stack'],
  [/\bFull-stack\b/, 'Fullstack'],
  [/\bAdministrator\b/, 'Admin'],
  [/\bTechnician\b/, 'Tech'],
  [/\bRepresentative\b/, 'Rep'],
  [/\bSystems\b/, 'System'],
  [/\bQA\b/, 'Quality Assurance'],
  [/\bIT\b/, 'Information Technology'],
  [/\bIT\b/, 'ICT'],
  [/\bGIS\b/, 'Geographic Information Systems'],
  [/\bUX\b/, 'User Experience'],
  [/\bUI\b/, 'User Interface'],
  [/\bBI\b/, 'Business Intelligence'],
  [/\bML\b/, 'Machine Learning'],
  [/\bAI\b/, 'Artificial Intelligence'],
  [/\bCyber Security\b/, 'Cybersecurity'],
  [/\bHelp Desk\b/, 'Helpdesk'],
  [/\bLead\b/, 'Leader'],
  [/^Director of (.+)$/, '$1 Director'],
  [/^Head of (.+)$/, '$1 Head'],
  [/^VP of (.+)$/, 'Vice President of $1'],
  [/^VP of (.+)$/, 'VP $1'],
]

/** Parses a table of job titles in the format above, line by line. */
export function readTitleLines(table: string): TitleLine[] {
  const lines: TitleLine[] = []
  let family = ''
  let onetCode = ''
  for (const raw of table.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('## ')) [family = '', onetCode = ''] = line.slice(3).split(' ')
    else lines.push(readTitleLine(line, family, onetCode))
  }
  return lines
}

function readTitleLine(line: string, family: string, familyCode: string): TitleLine {
  const fields = line.split('|').map((part) => part.trim())
  const [nameField = '', seniority = '', aliasField = '', skillField = '', ownCode = ''] = fields
  const bracket = /^(.*?)\s*\[([a-z0-9-]+)\]$/.exec(nameField)
  const name = bracket?.[1] ?? nameField
  const onetCode = ownCode === '' ? familyCode : ownCode
  return {
    slug: bracket?.[2] ?? slugOf(name),
    name,
    aliases: aliasesOf(name, listOf(aliasField).flatMap(withMakers)),
    family,
    seniority: seniority === '' ? 'none' : (seniority as Seniority),
    ...(onetCode === '' ? {} : { onetCode }),
    typicalSkills: typicalSkills(listOf(skillField), coreSkillsByFamily.get(family) ?? []),
  }
}

function withMakers(alias: string): string[] {
  return alias.endsWith(' *') ? MAKERS.map((maker) => `${alias.slice(0, -1)}${maker}`) : [alias]
}

function aliasesOf(name: string, written: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const text of [name, ...written]) {
    for (const spelling of respelled(text)) byKey.set(spellingKey(spelling), spelling)
  }
  byKey.delete(spellingKey(name))
  return [...byKey.values()]
}

const ANY_SAME_WORD = new RegExp(SAME_WORDS.map(([word]) => word.source).join('|'))

function respelled(text: string): string[] {
  if (!ANY_SAME_WORD.test(text)) return [text]
  const once = SAME_WORDS.filter(([word]) => word.test(text)).map(([word, other]) => text.replace(word, other))
  return [text, ...once]
}

function typicalSkills(own: readonly string[], ofFamily: readonly string[]): string[] {
  const wanted = Math.max(own.length, TYPICAL_SKILLS_WANTED)
  return [...new Set([...own, ...ofFamily])].slice(0, wanted)
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
