import { candidateInterviewActions } from '@assay/contracts/candidate-interviews'
import { openCandidateLink } from '@assay/contracts/candidate-links'
import { openApplication, type ProgressShown, progressShown } from '@assay/contracts/candidate-pages'
import { expect, test } from 'vitest'
import { APP_URL } from '../../../../platform/testing/test-app.ts'
import { aReleasedCandidate, openInterviewing, propose } from '../../../../platform/testing/test-interviews.ts'
import { linkAddress } from '../../../candidate-links/index.ts'
import { openPermanentLinks } from './open-permanent-links.ts'

test('the progress page shows the deadline to choose a time, and then the interview', async () => {
  const fixture = await openInterviewing()
  const { app, owner, requirementId } = fixture
  const candidateId = await aReleasedCandidate(fixture, requirementId)
  const proposed = await propose(fixture, candidateId)
  await app.app.catchUp()
  const { rows } = await app.database.pool.query('select id from shortlisteds where candidate_id = $1', [candidateId])
  const whose = { candidateId, companyId: owner.companyId ?? '', shortlistedId: rows[0].id, at: app.system.now() }
  const links = await app.system.transaction((tx) => openPermanentLinks(tx, whose))
  const address = await linkAddress(app.system, { verificationId: links.followProgress.id, appUrl: APP_URL })
  const deadlines = async (): Promise<ProgressShown['deadlines']> => {
    const { data } = await app.call(openCandidateLink, { attributes: { token: address.split('#')[1] ?? '' } })
    return progressShown.parse(data.shows).deadlines
  }
  const before = await deadlines()
  const mail = app.mails.find(({ to, text }) => to === 'ada@lovelace.example' && text.includes('/verify#'))
  const token = /verify#([\w-]{64})/.exec(mail?.text ?? '')?.[1] ?? ''
  const [slot] = proposed.data.proposedSlots
  const chosen = await app.call(candidateInterviewActions.choose, { attributes: { token, start: slot.start } })
  const after = await deadlines()

  const application = async (own: string) => {
    const { data, errors } = await app.call(openApplication, { attributes: { token: own } })
    return errors.length > 0 ? errors[0]?.code : progressShown.parse(data.shows)
  }
  const whole = await application(address.split('#')[1] ?? '')

  expect(chosen.errors).toEqual([])
  expect(await application(token)).toEqual(whole)
  expect(whole).toMatchObject({
    path: [{ state: 'done' }, { label: 'Interviews', state: 'now' }, { state: 'later' }],
    job: { mustHave: expect.any(Array), description: expect.any(String) },
    links: { application: address },
  })
  expect(JSON.stringify(whole)).not.toMatch(/excluded|agenc/i)
  expect(await application(`${token.slice(0, -4)}AAAA`)).toBe('verification.expired')
  expect(before).toEqual([
    expect.objectContaining({ who: 'you', what: 'Choose an interview time', until: proposed.data.respondBy }),
  ])
  expect(after).toEqual([expect.objectContaining({ what: 'Reschedule or cancel your interview', until: slot.start })])
})
