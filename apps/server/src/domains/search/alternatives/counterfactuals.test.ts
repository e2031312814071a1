// Not repeated on PostgreSQL 15: it is about rankings, which are made in memory.
import { runSearch } from '@assay/contracts/candidate-searches'
import { getCounterfactuals } from '@assay/contracts/counterfactuals'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { aPerson } from '../../../platform/testing/test-people.ts'

const app = await openTestApp()

const skill = (name: string, evidence: string) => ({
  name,
  years: 6,
  level: 4,
  evidence,
  ...(evidence !== 'claimed' && { evidenceOn: '2026-10-01' }),
})
const has = (go: string, kafka: string) => aRecord({ skills: [skill('Go', go), skill('Kafka', kafka)], noticeDays: 0 })

test('what would lift a candidate to the top is listed by skill name, and each skill can be verified', async () => {
  const proven = Array.from({ length: 6 }, () => has('assessed', 'assessed'))
  const [claiming = ''] = await addCandidates(app, [has('assessed', 'claimed'), ...proven])
  const { token } = await aPerson(app, 'employer.recruiter')
  const text = 'Backend Developer. Requirements: Go, Kafka.'
  const search = await app.call(runSearch, { token, attributes: { door: 'jobDesc', text } })
  const { status, data } = await app.call(getCounterfactuals, {
    token,
    params: { id: search.data.id, candidateId: claiming },
  })
  expect(status).toBe(200)
  const { changes, scoreNow, scoreNeeded, scoreThen, isReached } = data.raise
  expect(changes).toHaveLength(1)
  expect(['have Apache Kafka assessed', 'show Apache Kafka in a work sample']).toContain(changes[0].label)
  expect(scoreThen).toBe(scoreNow + changes[0].points)
  expect(isReached).toBe(scoreThen > scoreNeeded)
})
