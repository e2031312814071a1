import { expect, test } from 'vitest'
import { collectSkills } from './collect-skills.ts'
import type { JsonResume } from './json-resume.ts'
import { readWork } from './read-work.ts'

const TODAY = '2026-11-20'
const NAMES = ['Kotlin', 'Kafka', 'Kubernetes', 'PostgreSQL', 'Terraform', 'GraphQL', 'React', 'Snowflake', 'Python']
const DOZENS = [
  ...NAMES,
  ...['dbt', 'Airflow', 'MongoDB', 'Redis', 'Ansible', 'Jenkins', 'Docker', 'Scala', 'Rust', 'PHP', 'Ruby', 'Swift'],
  ...['Angular', 'MySQL', 'Perl', 'Elixir', 'Hadoop'],
]

function prominences(jobs: JsonResume['work'], stated: JsonResume['meta']['assay']['skills'] = []) {
  const resume = { basics: { label: 'Kafka Developer' }, work: jobs, meta: { assay: { skills: stated } } } as JsonResume
  const { skills } = collectSkills(resume, readWork(resume, TODAY), TODAY)
  return new Map(skills.map(({ slug, prominence }) => [slug, prominence]))
}

const job = (startDate: string, endDate: string, keywords: string[]) => ({
  position: 'Developer',
  startDate,
  endDate,
  keywords,
})

test('what jobs of three months together name is used, and core where the headline names it', () => {
  const found = prominences([
    job('2024-01', '2024-02', ['Kafka', 'Kotlin']),
    job('2022-01', '2022-02', ['Kafka', 'Kotlin']),
  ])
  expect([found.get('kotlin'), found.get('kafka')]).toEqual([2, 3])
})

test('what only a brief job names, or one that names dozens, counts as listed, also where the headline names it', () => {
  for (const jobs of [[job('2024-01', '2024-02', NAMES)], [job('2019-01', '2024-02', DOZENS)]])
    expect(new Set(prominences(jobs).values())).toEqual(new Set([1]))
})

test('a stated prominence stays as it is', () => {
  const stated = [{ name: 'Kotlin', evidence: 'claimed', prominence: 2 }] as JsonResume['meta']['assay']['skills']
  expect(prominences([job('2024-01', '2024-02', ['Kotlin'])], stated).get('kotlin')).toBe(2)
})

test('names in full-width, look-alike or invisible letters are read as what they look like', () => {
  const written = ['Ｋｏｔｌｉｎ', 'Kаfkа', 'Post\u200bgre\u200bSQL', '\u202eReact\u202c', '𝐑𝐞𝐝𝐢𝐬']
  const found = prominences([job('2019-01', '2024-02', written)])
  expect([...found.keys()].toSorted()).toEqual(['kafka', 'kotlin', 'postgresql', 'react', 'redis'])
})
