import * as contract from '@assay/contracts/consents'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { anAgency, aPerson } from '../../../platform/testing/test-people.ts'

const app = await openTestApp()
const consents = [
  { purpose: 'matching', until: '2030-01-01', source: 'import' },
  { purpose: 'contact', until: '2020-01-01', source: 'import' },
]

test('operators read every consent, agencies those of their candidates, employers none', async () => {
  const agencyId = await anAgency(app)
  const [own = ''] = await addCandidates(app, [aRecord({ consents })], agencyId)
  const [other = ''] = await addCandidates(app, [aRecord({ consents })])
  const operator = await aPerson(app, 'platform.admin')
  const agency = await aPerson(app, 'agency.owner', { agencyId })
  const employer = await aPerson(app, 'employer.owner')

  const all = await app.call(contract.listConsents, { token: operator.token, query: 'sort=until' })
  expect(all.data.map(({ purpose, isActive }: { purpose: string; isActive: boolean }) => [purpose, isActive])).toEqual([
    ...[
      ['contact', false],
      ['contact', false],
    ],
    ...[
      ['matching', true],
      ['matching', true],
    ],
  ])
  const ofOther = await app.call(contract.listConsents, {
    token: operator.token,
    query: `filter[candidate]=${other}&filter[purpose]=matching`,
  })
  expect(ofOther.data).toHaveLength(1)
  const seen = await app.call(contract.listConsents, { token: agency.token, query: 'include=candidate' })
  expect(new Set(seen.data.map(({ candidate }: { candidate: { id: string } }) => candidate.id))).toEqual(new Set([own]))
  const { id } = ofOther.data[0]
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  expect((await app.call(contract.getConsent, { token: operator.token, params: { id } })).status).toBe(200)
  expect((await app.call(contract.getConsent, { token: agency.token, params: { id } })).status).toBe(404)
  expect((await app.call(contract.listConsents, { token: employer.token })).status).toBe(403)
})
