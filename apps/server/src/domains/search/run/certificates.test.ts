// Not repeated on PostgreSQL 15: it is about rankings, which are made in memory.
import { runSearch } from '@assay/contracts/candidate-searches'
import { readQuery } from '@assay/contracts/query-readings'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { recordOfResumeText } from '../../candidates/index.ts'

const app = await openTestApp()
let recruiter: Person
const holders: Record<string, string> = {}

const TEXT = 'Security Analyst. You must have CISSP and Splunk.'
const SAYS = ['Watched the alerts of a chain of shops with Splunk and wrote their rules.']

const aText = (externalId: string, ...lines: string[]) =>
  recordOfResumeText(
    {
      externalId,
      text: ['Robin Berg', 'Security Analyst', 'Experience', 'Security Analyst, Hofer Retail, 03/2021 - present']
        .concat(SAYS, lines)
        .join('\n'),
    },
    '2026-11-20',
  )

const aDocument = (certificates: readonly { name: string }[]) =>
  aRecord(
    { skills: [] },
    {
      basics: { name: 'Robin Berg', label: 'Security Analyst' },
      work: [{ name: 'Hofer Retail', position: 'Security Analyst', startDate: '2021-03', summary: SAYS[0] }],
      certificates,
    },
  )

beforeAll(async () => {
  const records = {
    names: aText('names', 'Certifications', 'CISSP, 2022'),
    studies: aText('studies', 'Certifications', 'CISSP (in progress)'),
    lacks: aText('lacks'),
    sent: aDocument([{ name: 'Certified Information Systems Security Professional (CISSP)' }]),
    sentOther: aDocument([{ name: 'Kotlin for beginners' }]),
  }
  const ids = await addCandidates(app, Object.values(records))
  for (const [place, name] of Object.keys(records).entries()) holders[ids[place] ?? ''] = name
  recruiter = await aPerson(app, 'employer.recruiter')
})

async function search(attributes: Readonly<Record<string, unknown>>) {
  const { json } = await app.call(runSearch, {
    token: recruiter.token,
    attributes,
    query: 'include=matches',
  })
  const { data, included } = json as {
    data: { attributes: { legend: { skills: Record<string, { name: string }> } } }
    included: {
      type: string
      attributes: {
        mustHaves: { met: string; note: string | null }[]
        criteriaGroup: string
        contributions: { label: string; value: string }[]
      }
      relationships: { candidate: { data: { id: string } } }
    }[]
  }
  const rows = included.filter(({ type }) => type === 'matches')
  const by = new Map(rows.map((row) => [holders[row.relationships.candidate.data.id] ?? '', row.attributes]))
  return { data, by }
}

test('who lists a certificate that is asked for meets it, in a text or in a document, and one line says so', async () => {
  const { by } = await search({ door: 'summary', text: TEXT })
  const groups = [...by].map(([name, { criteriaGroup }]) => [name, criteriaGroup])
  expect(Object.fromEntries(groups)).toMatchObject({ names: 'all', sent: 'all' })
  for (const name of ['names', 'sent']) {
    expect(by.get(name)?.mustHaves[0]).toMatchObject({ met: 'yes', note: null })
    const line = by.get(name)?.contributions.find(({ label }) => label.startsWith('CISSP'))
    expect(line).toMatchObject({ label: 'CISSP, must-have', value: 'certificate, claimed, listed' })
  }
  for (const name of ['studies', 'lacks', 'sentOther']) {
    expect(by.get(name)?.mustHaves[0]?.met).not.toBe('yes')
    expect(by.get(name)?.criteriaGroup).not.toBe('all')
  }
})

test('a certificate stands in the criteria like a skill: it can be a nice-to-have, or be removed', async () => {
  const { data: reading } = await app.call(readQuery, {
    token: recruiter.token,
    attributes: { door: 'summary', text: TEXT },
  })
  const [cissp, splunk] = reading.criteria.mustHave
  const preferring = { ...reading.criteria, mustHave: [splunk], niceToHave: [{ skillId: cissp?.anyOf[0], weight: 3 }] }
  const preferred = await search({ door: 'skill', criteria: preferring })
  expect(preferred.by.get('lacks')?.criteriaGroup).toBe('all')
  const line = preferred.by.get('names')?.contributions.find(({ label }) => label.startsWith('CISSP'))
  expect(line).toMatchObject({ label: 'CISSP, nice to have', value: 'claimed, listed' })
  const without = await search({ door: 'skill', criteria: { ...reading.criteria, mustHave: [splunk] } })
  expect(without.by.get('names')?.contributions.some(({ label }) => label.startsWith('CISSP'))).toBe(false)
})
