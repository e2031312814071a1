import { agencyActions } from '@assay/contracts/agencies'
import { listMatches, runSearch } from '@assay/contracts/candidate-searches'
import { getCandidate, listCandidates } from '@assay/contracts/candidates'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord, untilFollowed } from '../../../platform/testing/test-candidates.ts'
import { anAgency, aPerson } from '../../../platform/testing/test-people.ts'

const app = await openTestApp()
const operator = await aPerson(app, 'platform.admin')
const recruiter = await aPerson(app, 'employer.recruiter')

test('candidates of a suspended or closed agency leave the search, and what was found stays', async () => {
  const agencyId = await anAgency(app)
  const [candidateId = ''] = await addCandidates(app, [aRecord({}, { skills: [{ name: 'Erlang' }] })], agencyId)
  const [other = ''] = await addCandidates(app, [aRecord({}, { skills: [{ name: 'Erlang' }] })])
  const as = { token: recruiter.token }
  const search = async () => {
    const criteria = { mustHave: [{ anyOf: ['Erlang'] }], mustHaveMode: 'require' }
    return (await app.call(runSearch, { ...as, attributes: { door: 'skill', criteria } })).data.id as string
  }
  const found = async (id: string) => {
    const { data } = await app.call(listMatches, { ...as, params: { id } })
    return (data as { candidate: { id: string } }[]).map(({ candidate }) => candidate.id).sort()
  }
  const act = async (verb: 'suspend' | 'reinstate' | 'close') => {
    const answer = await app.call(agencyActions[verb], {
      token: operator.token,
      params: { id: agencyId },
      attributes: { reason: 'Because of a test.' },
    })
    expect(answer.status).toBe(200)
    await app.catchUp()
    await untilFollowed(app)
  }
  const states = async () => {
    const { data } = await app.call(getCandidate, { ...as, params: { id: candidateId } })
    const listed = await app.call(listCandidates, { token: operator.token, query: 'filter[state]=paused' })
    return [data.state, (listed.data as { id: string }[]).map(({ id }) => id)]
  }

  const before = await search()
  expect(await found(before)).toEqual([candidateId, other].sort())
  await act('suspend')
  expect(await found(await search())).toEqual([other])
  expect(await states()).toEqual(['paused', [candidateId]])
  await act('reinstate')
  expect(await found(await search())).toEqual([candidateId, other].sort())
  expect(await states()).toEqual(['available', []])
  await act('close')
  expect(await found(await search())).toEqual([other])
  expect(await found(before)).toEqual([candidateId, other].sort())
  const { rows } = await app.database.pool.query(
    `select verb, after from activities where tenant_id = $1 and verb like 'candidate.%Search' order by seq`,
    [agencyId],
  )
  expect(rows).toEqual([
    { verb: 'candidate.leaveSearch', after: { candidates: 1 } },
    { verb: 'candidate.returnToSearch', after: { candidates: 1 } },
    { verb: 'candidate.leaveSearch', after: { candidates: 1 } },
  ])
})
