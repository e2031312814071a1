import { listActivities } from '@assay/contracts/activities'
import { getInsights, listInsightRows } from '@assay/contracts/insights'
import * as contract from '@assay/contracts/reason-codes'
import { getShortlisted, rejectShortlisted } from '@assay/contracts/shortlisteds'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { quickTest } from '../../../platform/testing/full-run.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { anEntryAt, anOpenRequirement } from '../../../platform/testing/test-offers.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { reordered } from './reason-codes.rules.ts'

const app = await openTestApp()
let owner: Person
let recruiter: Person

beforeEach(async () => {
  owner = await aPerson(app, 'employer.owner')
  recruiter = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
})

interface Reason {
  readonly id: string
  readonly code: string
  readonly label: string
  readonly uses: number
  readonly retiredAt: string | null
}
const list = async ({ token }: Person, kind = 'reject'): Promise<Reason[]> =>
  (await app.call(contract.listReasonCodes, { token, query: `filter[kind]=${kind}` })).data
const add = ({ token }: Person, label: string, belongsTo = 'missingSkill') =>
  app.call(contract.createReasonCode, { token, attributes: { kind: 'reject', label, belongsTo } })
const change = ({ token }: Person, id: string, attributes: Record<string, unknown>) =>
  app.call(contract.changeReasonCode, { token, params: { id }, attributes })
const retire = ({ token }: Person, id: string) => app.call(contract.retireReasonCode, { token, params: { id } })
const restore = ({ token }: Person, id: string) => app.call(contract.restoreReasonCode, { token, params: { id } })
const labels = (reasons: readonly Reason[]) =>
  reasons.flatMap(({ label, retiredAt }) => (retiredAt === null ? [label] : []))

async function anEntry(): Promise<string> {
  const [candidateId = ''] = await addCandidates(app, [aRecord()])
  const requirementId = await anOpenRequirement(app, { author: owner })
  return anEntryAt(app, { author: owner, requirementId, candidateId, stage: 'shortlisted' })
}
const reject = (id: string, code: string) =>
  app.call(rejectShortlisted, { token: recruiter.token, params: { id }, attributes: { code } })

quickTest('a company adds, orders, renames and retires its reasons; another company keeps its own', async () => {
  const stranger = await aPerson(app, 'employer.owner')
  const first = labels(await list(recruiter))
  expect(first).toEqual(Object.values(contract.builtInReasons.reject))

  const { status, data } = await add(owner, 'No portfolio')
  expect([status, data.belongsTo, data.isBuiltIn]).toEqual([201, 'missingSkill', false])
  await change(owner, data.id, { position: 1, label: 'Portfolio missing' })
  expect(labels(await list(recruiter))).toEqual([first[0], 'Portfolio missing', ...first.slice(1)])

  const [gone] = await list(owner)
  await retire(owner, gone?.id ?? '')
  expect((await retire(owner, gone?.id ?? '')).status).toBe(200)
  expect(labels(await list(owner))).toEqual(['Portfolio missing', ...first.slice(1)])
  await restore(owner, gone?.id ?? '')
  expect(labels(await list(owner)).at(-1)).toBe(first[0])
  expect(labels(await list(stranger))).toEqual(first)

  const verbs = (await app.call(listActivities, { token: owner.token })).data.map(({ verb }: { verb: string }) => verb)
  expect(verbs).toEqual(['reason.restore', 'reason.retire', 'reason.edit', 'reason.add'])
})

quickTest('a retired reason stays on old records and is counted, but is not accepted for new ones', async () => {
  const { data } = await add(owner, 'No portfolio')
  const entry = await anEntry()
  expect((await reject(entry, data.code)).data).toMatchObject({
    rejectionCode: data.code,
    rejectionReason: 'No portfolio',
  })
  await change(owner, data.id, { label: 'Portfolio missing' })
  await retire(owner, data.id)

  const read = await app.call(getShortlisted, { token: recruiter.token, params: { id: entry } })
  expect(read.data.rejectionReason).toBe('Portfolio missing')
  expect((await list(owner)).find(({ id }) => id === data.id)).toMatchObject({ uses: 1 })
  const { rejections } = (await app.call(getInsights, { token: owner.token })).data
  expect(rejections).toEqual([{ key: data.code, label: 'Portfolio missing', value: 1 }])
  const query = `filter[figure]=rejection&filter[key]=${encodeURIComponent(data.code)}`
  expect((await app.call(listInsightRows, { token: owner.token, query })).data).toHaveLength(1)
  expect((await reject(await anEntry(), data.code)).errors[0]).toMatchObject({
    code: 'validation.invalid',
    source: { pointer: '/data/attributes/code' },
  })
})

quickTest('only owners and admins change reasons; names are unique; one always stays', async () => {
  const stranger = await aPerson(app, 'employer.owner')
  const [first, second] = await list(owner)
  const id = first?.id ?? ''

  expect((await add(recruiter, 'Own')).status).toBe(403)
  expect((await retire(recruiter, id)).status).toBe(403)
  expect((await change(stranger, id, { label: 'Theirs' })).status).toBe(404)
  expect((await add(owner, (second?.label ?? '').toUpperCase())).errors[0]?.code).toBe('reason-code.name-taken')
  expect((await change(owner, id, { label: 'Late', version: 9 })).errors[0]?.code).toBe('resource.conflict')
  expect((await add(owner, 'Odd', 'nonsense')).errors[0]?.code).toBe('validation.invalid')
  const answers = []
  for (const reason of await list(owner)) answers.push(await retire(owner, reason.id))
  expect(answers.at(-1)?.errors[0]?.code).toBe('reason-code.last')
})

test('a reason that moves leaves the order of the others alone', () => {
  const lists = fc.uniqueArray(fc.integer().map(String), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(lists, fc.nat(20), fc.nat(20), (ids, which, position) => {
      const id = ids[which % ids.length] ?? ''
      const moved = reordered(ids, id, position)
      expect(moved.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id))
      expect(moved.indexOf(id)).toBe(Math.min(position, ids.length - 1))
    }),
  )
})
