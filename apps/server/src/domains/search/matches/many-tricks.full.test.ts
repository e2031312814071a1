// What tricks in texts bring to many different people, in searches of several kinds. `text-tricks.full.test.ts` tries
// more tricks on one résumé.
// Not repeated on PostgreSQL 15: it is about texts and rankings, which are read and made in memory.
import { readFileSync } from 'node:fs'
import { buildPool, type CandidateProfile, defaultModel, type Match, rank } from '@assay/ranking-engine'
import { titles as allTitles, skills } from '@assay/taxonomy'
import { describe, expect, test } from 'vitest'
import { inventEverybody } from '../../../../seeds/load-demo.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { profileOfRecord, readJsonResume, recordOfResumeText } from '../../candidates/index.ts'
import { poolOptions } from '../../ranking/index.ts'
import { readQuestion } from '../reading/read-question.ts'
import {
  denials,
  disguises,
  emptyWords,
  hearsay,
  lists,
  type Person,
  repetitions,
  type Target,
  type Trick,
  titles,
} from './many-tricks.cases.ts'

const TODAY = '2026-11-20'
const NOW = new Date(TODAY)
const PEOPLE = 12

const { shapes, weights } = defaultModel
const listedCap = shapes.order?.listedCap ?? 0
/** A skill that is told twice counts as a core one. */
const CORE_POINTS = 5
/** A title in a headline, the rank in it, and what typical skills and their names bring beside it. */
const titleCap = weights.title + weights.seniority * 5 + listedCap

const POSTINGS: Readonly<Record<string, string>> = {
  'few must-haves': 'Backend developer with Go and PostgreSQL; Kafka is a plus.',
  'many must-haves': `Senior Data Engineer
Requirements:
- Python, Apache Spark and Airflow
- Snowflake
- dbt
- AWS
At least 6 years of experience. German preferred.`,
  'a list': 'React, TypeScript, GraphQL, Node.js',
  'a title alone': 'DevOps Engineer',
  'words of a trade': 'Someone who knows data acquisition software, call center software and Java.',
}

const nameOf = new Map(skills.map(({ slug, name }) => [slug, name]))

const searches = Object.entries(POSTINGS).map(([name, text]) => {
  const door = name === 'a list' ? 'skill' : 'jobDesc'
  const criteria = { ...readQuestion({ door, text }, NOW).criteria, mustHaveMode: 'prefer' as const }
  const slugs = [...criteria.mustHave.flatMap(({ anyOf }) => anyOf), ...criteria.niceToHave.map(({ skill }) => skill)]
  const wanted = slugs.map((slug) => nameOf.get(slug) ?? slug)
  const target: Target = {
    title: allTitles.find(({ slug }) => slug === criteria.titleSlug)?.name ?? 'Java Developer',
    skills: wanted.length > 0 ? wanted : ['Docker', 'Kubernetes', 'Terraform'],
    posting: `${text}\nRequirements:\n${wanted.map((skill) => `- ${skill}`).join('\n')}`,
  }
  return { criteria, target }
})

const people = [...inventEverybody({ now: NOW, candidates: PEOPLE * 3, seed: 'tricks' })]
  .flatMap(({ record }): Person[] => {
    if (record.work.length === 0) return []
    return [
      {
        name: record.contact.legalName ?? 'Robin Berg',
        headline: record.headline,
        summary: record.summary ?? '',
        jobs: record.work.map(({ title, employer, startedOn, endedOn, summary }) => ({
          title,
          employer: employer ?? 'Acme',
          from: startedOn ?? '2020-01',
          to: endedOn,
          text: summary ?? '',
        })),
        listed: record.skills.map(({ slug }) => nameOf.get(slug) ?? slug),
      },
    ]
  })
  .slice(0, PEOPLE)

const monthIn = (date: string | null): string =>
  date === null ? 'present' : `${date.slice(5, 7) || '01'}/${date.slice(0, 4)}`

const textOf = ({ name, headline, summary, jobs, listed }: Person): string =>
  [
    name,
    headline,
    'Summary',
    summary,
    'Experience',
    ...jobs.flatMap((job) => [`${job.title}, ${job.employer}, ${monthIn(job.from)} - ${monthIn(job.to)}`, job.text]),
    'Skills',
    listed.join(', '),
    'Education',
    'BSc Computer Science, 2010',
  ].join('\n')

const documentOf = ({ name, headline, summary, jobs, listed }: Person): object => ({
  basics: { name, label: headline.slice(0, 200), summary },
  work: jobs.map(({ title, employer, from, to, text }) => ({
    name: employer,
    position: title,
    startDate: from,
    ...(to === null ? {} : { endDate: to }),
    summary: text,
  })),
  skills: [{ name: 'Skills', keywords: listed }],
  meta: { assay: { externalId: 'trick' } },
})

const readers: Readonly<Record<string, (person: Person) => CandidateProfile>> = {
  'a résumé as text': (person) =>
    profileOfRecord(recordOfResumeText({ externalId: 'trick', text: textOf(person) }, TODAY), TODAY),
  'a row of an agency': (person) => {
    const options = { contentHash: 'x', today: TODAY, isAgency: true }
    return profileOfRecord(readJsonResume(documentOf(person), options), TODAY)
  },
}

/** Tricks that do not depend on the search are read once. */
function readOnce(read: (person: Person) => CandidateProfile): (person: Person) => CandidateProfile {
  const known = new Map<string, CandidateProfile>()
  return (person) => {
    const key = JSON.stringify(person)
    const profile = known.get(key) ?? read(person)
    known.set(key, profile)
    return profile
  }
}

interface Movement {
  /** Without the points of the group. */
  readonly points: number
  readonly group: number
  readonly trick: string
}

const groupOf = (match: Match): number => match.contributions.find(({ feature }) => feature === 'criteria')?.points ?? 0

/** For each search and each person who matches it: what each trick changes. */
function movementsBy(read: (person: Person) => CandidateProfile, tricks: Readonly<Record<string, Trick>>): Movement[] {
  const honest = people.map((person, number) => ({ ...read(person), id: `honest ${number}` }))
  return searches.flatMap(({ criteria, target }) => {
    const tricky = Object.entries(tricks).flatMap(([trick, change]) =>
      people.map((person, number) => ({ ...read(change(person, target)), id: `${trick} ${number}` })),
    )
    const pool = buildPool([...honest, ...tricky], { ...poolOptions(), asOfDay: NOW.getTime() / DAY_MS })
    const { matches } = rank(pool, criteria, { limit: honest.length + tricky.length, now: NOW.getTime() })
    const byId = new Map(matches.map((match) => [match.candidateId, match]))
    return Object.keys(tricks).flatMap((trick) =>
      people.flatMap((_, number): Movement[] => {
        const [before, after] = [byId.get(`honest ${number}`), byId.get(`${trick} ${number}`)]
        if (after === undefined) return []
        // Who matches only by the trick gains the title, too, but no higher group.
        if (before === undefined) return [{ trick, points: 0, group: groupOf(after) }]
        const group = groupOf(after) - groupOf(before)
        return [{ trick, points: after.score - before.score - group, group }]
      }),
    )
  })
}

describe.each(Object.entries(readers))('in %s', (_name, reader) => {
  const read = readOnce(reader)
  const limitsOf = (tricks: Readonly<Record<string, Trick>>, cap: number) => {
    const movements = movementsBy(read, tricks)
    expect(movements.length).toBeGreaterThan(PEOPLE)
    expect(movements.filter(({ points, group }) => points > cap || group > 0)).toEqual([])
    return movements
  }

  test('saying a thing again brings next to nothing', () => {
    limitsOf(repetitions, CORE_POINTS)
  })

  test('empty words and what no one sees bring nothing', () => {
    limitsOf(emptyWords, 0)
  })

  test('what a job says was not used there brings nothing', () => {
    limitsOf(denials, 0)
  })

  test('what others used, and what was only wanted, brings no more than a list', () => {
    const movements = limitsOf(hearsay, listedCap)
    expect(movements.some(({ points }) => points > 0)).toBe(true)
  })

  test('lists bring no more than lists may, and move no one into a higher group', () => {
    const movements = limitsOf(lists, listedCap)
    expect(movements.some(({ points }) => points > 0)).toBe(true)
  })

  test('a title that no job shows brings no more than a title, and moves no one into a higher group', () => {
    const movements = limitsOf(titles, titleCap)
    expect(movements.some(({ points }) => points > 0)).toBe(true)
  })

  test('disguised letters bring what plain ones bring', () => {
    const plain: Trick = (person, { skills: wanted }) => ({ ...person, listed: [...person.listed, ...wanted] })
    const disguised = Object.entries(disguises).map(([name, disguise]): [string, Trick] => [
      name,
      (person, target) => plain(person, { ...target, skills: target.skills.map(disguise) }),
    ])
    const movements = movementsBy(read, { plain, ...Object.fromEntries(disguised) })
    const pointsOf = (name: string) => movements.filter(({ trick }) => trick === name).map(({ points }) => points)
    expect(pointsOf('plain').some((points) => points > 0)).toBe(true)
    for (const [name] of disguised) expect(pointsOf(name), name).toEqual(pointsOf('plain'))
  })
})

test.each(Object.entries(disguises))('a posting in %s is read like the plain one', (_name, disguise) => {
  const folder = new URL('../../../../seeds/sample-job-descriptions/', import.meta.url)
  const text = readFileSync(new URL('senior-backend-engineer-payments.md', folder), 'utf8')
  const criteriaOf = (posting: string) => readQuestion({ door: 'jobDesc', text: posting }, NOW).criteria
  expect(criteriaOf(disguise(text))).toEqual(criteriaOf(text))
})
