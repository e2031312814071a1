import { getJobSkill, listJobSkills } from '@assay/contracts/job-skills'
import * as lists from '@assay/contracts/reference-lists'
import { listSampleJobDescriptions } from '@assay/contracts/sample-job-descriptions'
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import * as taxonomy from '@assay/taxonomy'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { readSamples } from './read-samples.ts'
import { synchronizeTaxonomy } from './synchronize-taxonomy.ts'
import { nextChange, offsetAt } from './zones.rules.ts'

const app = await openTestApp()
const { call } = app
const namesOf = (data: { name: string }[]): string[] => data.map(({ name }) => name)

test.each([
  ['postgres', 'PostgreSQL'],
  ['k8s', 'Kubernetes'],
  ['reactjs', 'React'],
  ['POSTGRESQL', 'PostgreSQL'],
  ['typescr', 'TypeScript'],
])('searching skills for "%s" finds %s first', async (words, name) => {
  const answer = await call(listJobSkills, { query: `filter[search]=${words}` })
  expect(namesOf(answer.data)[0]).toBe(name)
})

test('a skill is found by id or slug; an unknown one is not found', async () => {
  const id = skillIdOf('postgresql')
  expect((await call(getJobSkill, { params: { id } })).data.slug).toBe('postgresql')
  expect((await call(getJobSkill, { params: { id: 'postgresql' } })).data.id).toBe(id)
  expect((await call(getJobSkill, { params: { id: 'no-such-skill' } })).status).toBe(404)
})

test('skills of a list of ids come with their broader skills', async () => {
  const ids = [skillIdOf('react'), skillIdOf('postgresql')].join(',')
  const answer = await call(listJobSkills, { query: `filter[ids]=${ids}&include=broader,related` })
  expect(namesOf(answer.data).sort()).toEqual(['PostgreSQL', 'React'])
  expect(answer.data.find((skill: { slug: string }) => skill.slug === 'react').broader.length).toBeGreaterThan(0)
  const [broader] = answer.data.find((skill: { slug: string }) => skill.slug === 'react').broader
  expect(broader.name).toBeTypeOf('string')
})

test('paging reaches every skill of the taxonomy', async () => {
  const answer = await call(listJobSkills, { query: 'page[size]=1' })
  expect(answer.document.meta?.['total']).toBe(taxonomy.skills.length)
})

test('titles are found by alias and include their typical skills', async () => {
  const answer = await call(lists.listUniqueJobTitles, {
    query: 'filter[search]=back-end&include=typicalSkills&page[size]=3',
  })
  expect(answer.data.length).toBeGreaterThan(0)
  expect(answer.data[0].typicalSkills.length).toBeGreaterThan(3)
})

test('countries include their currency and are sorted by name', async () => {
  const germany = await call(lists.listCountries, { query: 'filter[code]=de' })
  expect(germany.data).toEqual([
    expect.objectContaining({
      code: 'DE',
      name: 'Germany',
      currency: 'EUR',
      dialCode: '+49',
      regions: ['Europe', 'DACH'],
      flags: { eu: true, eea: true },
    }),
  ])
  const nordic = await call(lists.listCountries, { query: 'filter[region]=nordics&sort=code' })
  expect(nordic.data.map(({ code }: { code: string }) => code)).toEqual(['DK', 'FI', 'IS', 'NO', 'SE'])
})

test("zones come from the runtime with today's offset and the next change", async () => {
  for (const words of ['kathmandu', 'Asia/Katmandu']) {
    const answer = await call(lists.listTimezones, { query: `filter[search]=${words}` })
    expect(answer.data).toEqual([expect.objectContaining({ name: 'Asia/Kathmandu', offsetNow: 345, offsetNext: null })])
  }
  // Runtimes say America/Buenos_Aires.
  const buenosAires = await call(lists.listTimezones, { query: 'filter[search]=buenos' })
  expect(namesOf(buenosAires.data)).toEqual(['America/Argentina/Buenos_Aires'])
  const berlin = await call(lists.listTimezones, { query: 'filter[country]=DE' })
  expect(namesOf(berlin.data)).toContain('Europe/Berlin')
})

test.each([
  ['Europe/Berlin', '2026-03-01T00:00:00Z', 60, '2026-03-29T01:00:00.000Z', 120],
  ['Europe/Berlin', '2026-10-01T00:00:00Z', 120, '2026-10-25T01:00:00.000Z', 60],
  ['Australia/Lord_Howe', '2026-03-01T00:00:00Z', 660, '2026-04-04T15:00:00.000Z', 630],
  ['America/New_York', '2026-03-01T00:00:00Z', -300, '2026-03-08T07:00:00.000Z', -240],
])('in %s the offset at %s is %i and changes at %s to %i', (zone, from, now, at, then) => {
  expect(offsetAt(zone, new Date(from))).toBe(now)
  const change = nextChange(zone, new Date(from))
  expect([change?.at.toISOString(), change?.offset]).toEqual([at, then])
})

test('industries link to their parent', async () => {
  const answer = await call(lists.listJobIndustries, { query: 'include=parent&page[size]=100' })
  expect(answer.data.length).toBeGreaterThan(10)
})

test('the samples name existing titles and skills', () => {
  const titles = new Set(taxonomy.titles.map(({ slug }) => slug))
  const skills = new Set(taxonomy.skills.map(({ slug }) => slug))
  const samples = readSamples()
  expect(samples.length).toBeGreaterThanOrEqual(8)
  expect(samples.filter(({ jobTitle }) => !titles.has(jobTitle)).map(({ slug, jobTitle }) => [slug, jobTitle])).toEqual(
    [],
  )
  expect(samples.flatMap((sample) => sample.skills.filter((skill) => !skills.has(skill)))).toEqual([])
  for (const { body } of samples) expect([body.length >= 800, body.length <= 3000]).toEqual([true, true])
})

test('samples include their skills', async () => {
  const answer = await call(listSampleJobDescriptions, { query: 'include=skills' })
  expect(answer.data.length).toBe(readSamples().length)
  for (const sample of answer.data) expect(sample.skills.length).toBeGreaterThanOrEqual(3)
})

test('current data is not written again', async () => {
  expect(await synchronizeTaxonomy(app.system, taxonomy)).toBe(false)
  const renamed = taxonomy.skills.map((skill) => (skill.slug === 'react' ? { ...skill, name: 'React.js' } : skill))
  expect(await synchronizeTaxonomy(app.system, { ...taxonomy, skills: renamed })).toBe(true)
  const kept = await app.system.db.execute(`select name from skills where slug = 'react'`, 'objects')
  expect(kept).toEqual([{ name: 'React.js' }])
})
