import { listTeammates } from '@assay/contracts/teammates'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, aUser } from '../../../platform/testing/test-people.ts'

const app = await openTestApp()

test('colleagues are listed by name, without those of other companies and former ones', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const companyId = owner.companyId ?? ''
  const viewer = await aPerson(app, 'employer.viewer', { companyId })
  const left = await aUser(app, 'employer.recruiter', { companyId })
  await aPerson(app, 'employer.owner')
  await app.database.pool.query(`update teammates set state = 'removed' where user_id = $1`, [left.user.id])
  const seen = await app.call(listTeammates, { token: viewer.token })

  const names = [owner, viewer].map(({ user }) => user.fullName).toSorted((a, b) => a.localeCompare(b, 'en'))
  expect(seen.data.map(({ fullName }: { fullName: string }) => fullName)).toEqual(names)
})

test('agencies and the platform have no such list', async () => {
  const agency = await aPerson(app, 'agency.owner')
  const admin = await aPerson(app, 'platform.admin')

  for (const { token } of [agency, admin]) expect((await app.call(listTeammates, { token })).status).toBe(403)
})
