import { skills } from '@assay/taxonomy'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readResume } from './read-resume.ts'

const NAMES = ['Kotlin', 'Kafka', 'Kubernetes', 'PostgreSQL', 'Terraform', 'GraphQL', 'React', 'Snowflake', 'Airflow']
const MORE = ['dbt', 'Python', 'MongoDB', 'Redis', 'Ansible', 'Jenkins', 'Docker']

const resume = (...jobs: string[]) =>
  ['Robin Berg', 'Experience', ...jobs, 'Skills', 'Git', 'Education', 'BSc Computer Science, 2010'].join('\n')

const read = (text: string) => readResume(text, gazetteer, { id: 'c1', today: 20_412 }).profile.skills

/** The prominence of each skill that the jobs' texts name; 2 and more is used in a job. */
function prominences(text: string): number[] {
  const { profile } = readResume(text, gazetteer, { id: 'c1', today: 20_412 })
  return profile.skills
    .filter(({ skill }) => !['java', 'git', 'computer-science'].includes(skill))
    .map(({ prominence }) => prominence)
}

const namesArbitrary = fc.shuffledSubarray(NAMES, { minLength: 1 })
const told = (names: readonly string[]) => names.map((name) => `Built and ran our services with ${name} for two shops.`)

test('what a job of three months tells is used; in fewer, in a copied posting, or in a mere list it is listed', () => {
  const readings = {
    told: (names: string[]) => resume('Java Developer, Hofer, 03/2023 - 05/2023', ...told(names)),
    'in two parts': (names: string[]) =>
      resume(
        'Java Developer, Hofer, 03/2023 - 04/2023',
        ...told(names),
        'Java Developer, Adler, 01/2021 - 02/2021',
        ...told(names),
      ),
    brief: (names: string[]) => resume('Java Developer, Hofer, 04/2023 - 05/2023', ...told(names)),
    copied: (names: string[]) =>
      resume('Java Developer, Hofer, 03/2021 - 05/2023', 'Requirements:', ...names.map((name) => `- ${name}`)),
    'copied in one line': (names: string[]) =>
      resume('Java Developer, Hofer, 03/2021 - 05/2023', `You will work with ${names.join(' and ')}.`),
    listed: (names: string[]) =>
      resume('Java Developer, Hofer, 03/2021 - 05/2023', `Used ${[...MORE, ...NAMES, ...names].join(', ')}.`),
  }
  fc.assert(
    fc.property(namesArbitrary, (names) => {
      for (const [name, textOf] of Object.entries(readings)) {
        const found = prominences(textOf(names))
        expect(found.length, name).toBeGreaterThanOrEqual(names.length)
        const isUsed = name === 'told' || name === 'in two parts'
        for (const prominence of found) expect(prominence >= 2, name).toBe(isUsed)
      }
    }),
    { numRuns: 30 },
  )
})

test('a list of the tools beside what was done with them tells of them', () => {
  const text = resume(
    'Java Developer, Hofer, 03/2021 - 05/2023',
    'Moved the order service of a chain of shops to the cloud and halved the time of a release.',
    'Wrote the tests, trained two juniors, and kept the service running at night.',
    'Reported to the head of engineering and took turns with four colleagues.',
    `Environment: ${[...NAMES, ...MORE].join(', ')}`,
  )
  expect(new Set(prominences(text))).toEqual(new Set([2]))
})

test('a head that lists skills, such as a made-up employer, tells of none; one that names two does', () => {
  const built = 'Built the order service of a chain of shops.'
  const listed = resume(`Java Developer, ${NAMES.join(' ')} GmbH, 03/2021 - 05/2023`, built)
  expect(new Set(prominences(listed))).toEqual(new Set([1]))
  const named = resume('Java Developer (Kotlin, Kafka), Hofer, 03/2021 - 05/2023', built)
  expect(new Set(prominences(named))).toEqual(new Set([2]))
})

test('the name of a company tells of no skill, whatever it is called', () => {
  const built = 'Built the order service of a chain of shops.'
  for (const employer of ['Kotlin Kafka GmbH', 'Kafka Services Ltd', 'Kotlin, Kafka, React']) {
    const text = resume(`Java Developer, ${employer}, 03/2021 - 05/2023`, built)
    expect(new Set(prominences(text)), employer).toEqual(new Set([1]))
  }
})

test('where a posting was copied into a job, its first sentence tells of nothing either', () => {
  const posting = [
    'Backend developer with Kotlin and Kafka for our team.',
    'Requirements:',
    '- PostgreSQL',
    '- Terraform',
  ]
  const text = resume('Java Developer, Hofer, 03/2021 - 05/2023', ...posting)
  expect(new Set(prominences(text))).toEqual(new Set([1]))
})

test('a job that has not begun tells of nothing, and lends no other job its text', () => {
  // 20,412 is in November 2025.
  const ahead = ['Backend Developer, Tomorrow Inc, 01/2040 - 12/2049', ...told(['Kafka', 'Kubernetes'])]
  const behind = ['Java Developer, Hofer, 03/2021 - 05/2023', ...told(['Kotlin'])]
  for (const jobs of [
    [...ahead, ...behind],
    [...behind, ...ahead],
  ]) {
    const { skills: read } = readResume(resume(...jobs), gazetteer, { id: 'c1', today: 20_412 }).profile
    const isTold = (slug: string) =>
      read.some(({ skill, prominence, lastUsedDay }) => skill === slug && prominence >= 2 && lastUsedDay !== null)
    expect(['kotlin', 'kafka', 'kubernetes'].map(isTold)).toEqual([true, false, false])
  }
})

test.each([
  ['Senior Staff Principal Java Developer', 'Junior Java Developer', 'junior'],
  ['Senior Java Developer', 'Java Developer', 'senior'],
  ['Java Developer', 'Senior Java Developer', 'senior'],
  ['Senior Java Developer', 'Lead Java Developer', 'senior'],
])('%s in a headline above "%s" is %s', (headline, title, seniority) => {
  const text = ['Robin Berg', headline, 'Experience', `${title}, Hofer, 03/2021 - present`, ...told(['Kotlin'])]
  expect(readResume(text.join('\n'), gazetteer, { id: 'c1', today: 20_412 }).profile.seniority).toBe(seniority)
})

test('who tells of every skill there is tells of none', () => {
  const everything = skills
    .filter(({ kind }) => kind !== 'soft')
    .map(({ name }) => name)
    .slice(0, 330)
  const job = (number: number) => [
    `Developer, Firm, 0${1 + (number % 2) * 5}/${1990 + number} - 0${4 + (number % 2) * 5}/${1990 + number}`,
    `Built services with ${everything.slice(number * 11, number * 11 + 11).join(', ')} for shops, and looked after the machines, tests and documents.`,
  ]
  const some = Array.from({ length: 3 }, (_, number) => job(number)).flat()
  const all = Array.from({ length: 30 }, (_, number) => job(number)).flat()
  expect(prominences(resume(...some)).filter((prominence) => prominence >= 2).length).toBeGreaterThan(20)
  expect(prominences(resume(...all)).filter((prominence) => prominence >= 2)).toEqual([])
})

test('a job in one line tells of what stands behind its title', () => {
  const named = (text: string) =>
    Object.fromEntries(read(text).map(({ skill, prominence, years }) => [skill, { prominence, years }]))
  const used = named(
    'Robin Berg\nHofer 2016-2020: Network Administrator. Looked after Docker, Ansible, Redis and Jenkins.\nAdler 2020-2024: Java Developer - Kafka, Kotlin and MongoDB in the shop.',
  )
  for (const skill of ['docker', 'ansible', 'redis', 'jenkins', 'kafka', 'kotlin', 'mongodb'])
    expect(used[skill]).toMatchObject({ prominence: 2 })
  // A head that is a list of tools tells nothing.
  const listed = named('Robin Berg\nJava Developer, Docker, Ansible, Redis, Jenkins, Kafka, 2016-2020\nWrote tests.')
  for (const skill of ['docker', 'ansible', 'redis', 'jenkins', 'kafka']) expect(listed[skill]?.prominence).toBe(1)
})

test('what a line below the jobs names as hobby, teaching or publication is no use in the last job', () => {
  for (const heading of ['Experience', '']) {
    const { profile } = readResume(
      `${heading}\nData Engineer, Hofer, 2019 - 2023\nBuilt pipelines in Airflow.\nTeaching: tutor for Kotlin\nPublications: two papers on GraphQL\nHobbies: React`,
      gazetteer,
      { id: 'c1', today: 20_412 },
    )
    const of = (skill: string) => profile.skills.find((held) => held.skill === skill)
    expect(of('airflow')).toMatchObject({ prominence: 2, years: 4.1 })
    for (const skill of ['kotlin', 'graphql', 'react']) expect(of(skill)).toMatchObject({ prominence: 1, years: null })
  }
})
