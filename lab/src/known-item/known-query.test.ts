import { expect, test } from 'vitest'
import { type Catalog, jobsOf, knownQuery, ownWords, pastedQuery, splitOf } from './known-query.ts'

const catalog: Catalog = {
  technologies: new Set(['oracle', 'visual basic', 'microsoft exchange', 'linux', 'sql']),
  topics: new Set(['disaster recovery']),
  words: new Set(['payroll', 'warehouse']),
}
const resume = `IT MANAGER
Summary
Knows Microsoft Exchange, Visual Basic and disaster recovery.
Experience
03/2010 to Current Company Name
Oracle and Visual Basic of the payroll moved to Linux and SQL, with disaster recovery for the warehouse.
01/2005 - 02/2010
Cooked.`

test('a query combines a sufficiently detailed job, catalog names and task words', () => {
  const jobs = jobsOf(resume)
  expect(jobs.map((job) => job.trim())).toEqual([
    'Oracle and Visual Basic of the payroll moved to Linux and SQL, with disaster recovery for the warehouse.',
    'Cooked.',
  ])
  expect(knownQuery('7', jobs, catalog)).toEqual({
    skills: 'visual basic, linux, sql, disaster recovery',
    summary: 'visual basic, linux, sql, disaster recovery. Worked on payroll, warehouse.',
  })
})

test('a résumé with fewer than three technologies yields no query', () => {
  expect(knownQuery('7', ['Disaster recovery of the warehouse with Oracle and Visual Basic'], catalog)).toBeNull()
})

test('self-descriptions are separated from jobs', () => {
  const { own, rest } = ownWords(resume)
  expect(own).toContain('Knows Microsoft Exchange')
  expect(own).not.toContain('payroll')
  expect(rest).toContain('payroll')
  expect(rest).not.toContain('Microsoft Exchange')
})

test('a pasted query is words as they stand in one part, from the beginning of a sentence on', () => {
  const part = 'Short one. It moved payrolls of three breweries to Linux, and then to another place entirely, on foot.'
  const pasted = pastedQuery('7', [part])
  expect(part).toContain(pasted)
  expect(pasted?.split(' ').length).toBeGreaterThanOrEqual(12)
  expect(pastedQuery('7', ['Cooked.'])).toBeNull()
})

test('a candidate always stays in the same half', () => {
  const ids = Array.from({ length: 200 }, (_, number) => `${number}`)
  expect(ids.map(splitOf)).toEqual(ids.map(splitOf))
  expect(ids.filter((id) => splitOf(id) === 'dev').length).toBeGreaterThan(60)
  expect(ids.filter((id) => splitOf(id) === 'test').length).toBeGreaterThan(60)
})
