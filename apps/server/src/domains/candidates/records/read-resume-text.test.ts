import { expect, test } from 'vitest'
import { profileOfRecord } from '../pool-feed/profile-of-candidate.ts'
import { profileOfResumeText, recordOfResumeText } from './read-resume-text.ts'

const TODAY = '2026-11-20'
const LINES = `Professional Summary
Keeps other people's software running.
Experience
Site Reliability Engineer, Halvorsen Maritime, Bergen, 02/2020 - present
• Runs Kubernetes and Terraform on three continents.
Systems Administrator, Nordlys Bank, Oslo, 05/2014 - 12/2018
• Looked after Linux servers and Ansible playbooks.
Education
University of Bergen, Bachelor of Science, 2010 - 2014
Skills
Kubernetes, Terraform, Linux, Ansible, Go`
const FLAT = LINES.replaceAll(/\s+/g, ' ')
const record = (text: string) => recordOfResumeText({ externalId: 'r1', text }, TODAY)

test('a résumé in one paragraph is imported with its jobs, their dates and the years of its skills', () => {
  const { titleSlug, experienceMonths, skills, work } = record(FLAT)
  expect(titleSlug).toBe('site-reliability-engineer')
  expect(experienceMonths).toBe(82 + 56)
  expect(work.map(({ titleSlug: title, startedOn, endedOn }) => [title, startedOn, endedOn])).toEqual([
    ['site-reliability-engineer', '2020-02', null],
    ['systems-administrator', '2014-05', '2018-12'],
  ])
  expect(skills.find(({ slug }) => slug === 'ansible')).toMatchObject({ years: 4.7, lastUsedOn: '2018-12-31' })
  expect(skills.find(({ slug }) => slug === 'go')).toMatchObject({ years: null, lastUsedOn: null })
})

test('lines or none: the same record apart from the text, and the same profile for the ranker', () => {
  const { privateText: _, contentHash: __, contact: ___, workText: ____, ...flat } = record(FLAT)
  expect(record(LINES)).toMatchObject(flat)
  expect(profileOfResumeText({ externalId: 'r1', text: FLAT }, TODAY)).toEqual(
    profileOfResumeText({ externalId: 'r1', text: LINES }, TODAY),
  )
  expect(profileOfRecord(record(FLAT), TODAY).titles).toEqual([
    { title: 'site-reliability-engineer', months: 81, endedMonthsAgo: 0 },
    expect.objectContaining({ title: 'systems-administrator' }),
  ])
})

test('a title without dates is held, and is not the current one before dated jobs', () => {
  const text = `Experience Network Engineer Brightwater Utilities Rebuilt the branch network. ${FLAT.slice(FLAT.indexOf('Site'))}`
  expect(record(text).work.at(-1)).toMatchObject({ titleSlug: 'network-engineer', startedOn: null, endedOn: null })
})
