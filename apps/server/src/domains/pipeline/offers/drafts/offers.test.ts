import { createHash } from 'node:crypto'
import { openCandidateLink } from '@assay/contracts/candidate-links'
import { openApplication, progressShown } from '@assay/contracts/candidate-pages'
import type { Endpoint } from '@assay/contracts/endpoint'
import { listNotifications } from '@assay/contracts/notifications'
import * as letters from '@assay/contracts/offer-letters'
import * as templates from '@assay/contracts/offer-templates'
import * as contract from '@assay/contracts/offers'
import { changeProfile, getProfile } from '@assay/contracts/profiles'
import { getRequirement } from '@assay/contracts/requirements'
import { listTeammates, teammateActions } from '@assay/contracts/teammates'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../../platform/database/new-id.ts'
import { openTestApp, type TestApp } from '../../../../platform/testing/test-app.ts'
import { aCrowd, addCandidates, aRecord } from '../../../../platform/testing/test-candidates.ts'
import {
  aLinkFor,
  anEntryAt,
  anOfferIn,
  anOpenRequirement,
  SOME_CRITERIA,
} from '../../../../platform/testing/test-offers.ts'
import { aPerson, type Person } from '../../../../platform/testing/test-people.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'

let app: TestApp
let owner: Person
let admin: Person
let recruiter: Person
let stranger: Person
let ada: string
let crowd: string[]
let base: string

beforeAll(async () => {
  app = await openTestApp()
  await aCrowd(app, 80)
  crowd = (await app.database.pool.query('select id from candidates order by id')).rows.map(({ id }) => id)
  ;[ada = ''] = await addCandidates(app, [aRecord()])
  owner = await aPerson(app, 'employer.owner')
  const companyId = owner.companyId ?? ''
  admin = await aPerson(app, 'employer.admin', { companyId })
  recruiter = await aPerson(app, 'employer.recruiter', { companyId })
  stranger = await aPerson(app, 'employer.owner')
  base = await app.app.routes.app.listen({ port: 0, host: '127.0.0.1' })
})

/** Uses an actual socket, because the test is about simultaneous clients. */
async function post(
  endpoint: Endpoint,
  attributes: Record<string, unknown>,
): Promise<{ status: number; code: string | null }> {
  const answer = await fetch(`${base}/api/v1${endpoint.path}`, {
    method: 'POST',
    headers: { 'content-type': MEDIA_TYPE, accept: MEDIA_TYPE },
    body: JSON.stringify({ data: { type: endpoint.bodyType, attributes } }),
  })
  const { errors } = (await answer.json()) as { errors?: { code: string }[] }
  return { status: answer.status, code: errors?.[0]?.code ?? null }
}

const inDays = (days: number): string => new Date(app.system.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
const pay = (amountMinor: number) => ({ amountMinor, currency: 'EUR', period: 'hour' })
const BAND = { bandAmountMinor: 7000, bandCurrency: 'EUR', bandPeriod: 'hour' } as const

async function atDecision(candidateId = ada, columns = {}): Promise<{ shortlistedId: string; requirementId: string }> {
  const requirementId = await anOpenRequirement(app, { author: recruiter }, { ...BAND, ...columns })
  const shortlistedId = await anEntryAt(app, { author: recruiter, requirementId, candidateId, stage: 'decision' })
  return { requirementId, shortlistedId }
}

const draft = (shortlistedId: string, attributes: Record<string, unknown> = {}, person = recruiter) =>
  app.call(contract.draftOffer, {
    token: person.token,
    attributes: { shortlistedId, amount: pay(6500), startOn: inDays(30), hoursPerWeek: 40, ...attributes },
  })
const act = (person: Person, id: string, endpoint: Endpoint, attributes: Record<string, unknown> = {}) =>
  app.call(endpoint, { token: person.token, params: { id }, attributes })
const bytesOf = async (id: string): Promise<Buffer> =>
  (await app.call(contract.getOfferDocument, { token: recruiter.token, params: { id } })).data

async function sendNew(shortlistedId: string, attributes: Record<string, unknown> = {}): Promise<string> {
  const { data } = await draft(shortlistedId, attributes)
  return sendOn(data.id)
}

async function sendOn(id: string): Promise<string> {
  await act(recruiter, id, contract.submitOffer)
  await act(owner, id, contract.approveOffer)
  const sent = await act(recruiter, id, contract.sendOffer)
  expect(sent.errors).toEqual([])
  return id
}

/** The link in the mail. */
async function mailedLink(subject: RegExp): Promise<string> {
  await app.app.outbox.drain()
  const mail = app.mails.findLast((each) => subject.test(each.subject))
  return /#([\w-]{64})/.exec(mail?.text ?? '')?.[1] ?? ''
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
/** An offer and its letter, for a user with or without blind review. */
async function shownTo({ token }: Person, id: string, choice: { blindMode: boolean }): Promise<string> {
  const { data: profile } = await app.call(getProfile, { token })
  await app.call(changeProfile, { token, params: { id: profile.id }, attributes: choice })
  const { document } = await app.call(contract.getOffer, { token, params: { id } })
  const letter = await app.call(contract.getOfferDocument, { token, params: { id } })
  return `${JSON.stringify(document)} ${await wordsIn(letter.data)}`
}

async function wordsIn(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
const stageOf = async (id: string): Promise<string> =>
  (await app.database.pool.query('select stage from shortlisteds where id = $1', [id])).rows[0].stage
const actsOf = async (id: string): Promise<string[]> =>
  (await app.call(contract.getOffer, { token: recruiter.token, params: { id } })).data.mayDo

const stateOf = async (id: string): Promise<string> =>
  (await app.database.pool.query('select state from offers where id = $1', [id])).rows[0].state

describe('from a draft to acceptance', () => {
  test('the candidate accepts the mailed letter by name, which takes the seat and fills the requirement', async () => {
    const { shortlistedId, requirementId } = await atDecision()
    const id = await sendNew(shortlistedId)
    const token = await mailedLink(/made you an offer/)
    const offered = app.mails.findLast(({ subject }) => /made you an offer/.test(subject))
    const opened = await app.call(openCandidateLink, { attributes: { token } })
    const application = await app.call(openApplication, { attributes: { token } })
    const untouched = await stateOf(id)
    const viewed = await app.call(letters.viewOfferLetter, { attributes: { token } })
    const accepted = await app.call(letters.acceptOfferLetter, {
      attributes: { token, name: 'Ada Lovelace', documentHash: viewed.data.documentHash },
    })
    await app.app.outbox.drain()
    const requirement = await app.call(getRequirement, { token: owner.token, params: { id: requirementId } })
    const shown = await act(recruiter, id, { ...contract.getOffer, method: 'GET' })

    expect(opened.data).toMatchObject({ purpose: 'answerOffer', state: 'open', shows: { position: 'Order intake' } })
    expect(untouched).toBe('sent')
    for (const address of Object.values(application.data.shows.links)) expect(address).toMatch(/#[\w-]{64}$/)
    expect(offered?.text).toMatch(/Please reply by: \w{3} \d+ \w{3} \d{4}, \d\d:\d\d \(.+\)/)
    expect(offered?.text).toContain('reply to this email')
    expect(offered?.replyTo).toBeDefined()
    expect(viewed.data).toMatchObject({ state: 'open', mayAnswer: true, amount: pay(6500), position: 'Order intake' })
    expect(accepted.data).toMatchObject({ state: 'accepted', acceptedName: 'Ada Lovelace', mayAnswer: false })
    expect(shown.data).toMatchObject({ state: 'accepted', acceptedBy: 'link', seats: { free: 0, all: 1 } })
    expect(requirement.data.state).toBe('filled')
    expect(await shownTo(admin, id, { blindMode: true })).not.toContain('Lovelace')
    expect(await shownTo(admin, id, { blindMode: false })).toContain('Lovelace')
    expect(await stageOf(shortlistedId)).toBe('hired')
    const receipt = app.mails.findLast(({ subject }) => /You accepted/.test(subject))
    expect(receipt?.text).toContain(viewed.data.documentHash)
    expect(hashOf(receipt?.attachments?.[0]?.content as Buffer)).toBe(viewed.data.documentHash)
  })

  test('the mail asks for a reply only where it reaches a person', async () => {
    const companyId = owner.companyId ?? ''
    const leaver = await aPerson(app, 'employer.recruiter', { companyId })
    const [candidateId = ''] = await addCandidates(app, [aRecord()])
    const { shortlistedId } = await atDecision(candidateId)
    const { data } = await draft(shortlistedId, {}, leaver)
    await act(leaver, data.id, contract.submitOffer)
    await act(owner, data.id, contract.approveOffer)
    const { data: people } = await app.call(listTeammates, { token: owner.token })
    const { id = '' } = people.find((each: { userId: string }) => each.userId === leaver.user.id) ?? {}
    const handOver = { handOverTo: recruiter.user.id }
    const removed = await act(owner, id, teammateActions.remove, handOver)
    const sent = await act(recruiter, data.id, contract.sendOffer)
    await app.app.outbox.drain()
    const mail = app.mails.findLast(({ subject }) => /made you an offer/.test(subject))

    expect([removed.status, sent.status]).toEqual([200, 200])
    expect(mail?.replyTo).toBeUndefined()
    expect(mail?.text).not.toContain('reply to this email')
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'would like to change something, please contact your recruiter at',
    )
  })

  test('declining returns the candidate to the decision, and a new version supersedes the old one', async () => {
    const { shortlistedId } = await atDecision(crowd[0])
    const id = await sendNew(shortlistedId)
    const token = await aLinkFor(app, {
      purpose: 'answerOffer',
      subjectType: 'offers',
      subjectId: id,
      candidateId: crowd[0] ?? '',
    })
    const without = await app.call(letters.declineOfferLetter, { attributes: { token, note: 'no' } })
    const declined = await app.call(letters.declineOfferLetter, {
      attributes: { token, code: 'pay', note: 'Too little' },
    })
    const stage = await stageOf(shortlistedId)
    const { data } = await act(recruiter, id, contract.reviseOffer)
    await app.call(contract.changeOffer, {
      token: recruiter.token,
      params: { id: data.id },
      attributes: { amount: pay(6900) },
    })
    await sendOn(data.id)

    expect(without.status).toBe(422)
    expect([declined.data.state, stage]).toEqual(['declined', 'decision'])
    expect(await stateOf(id)).toBe('superseded')
    expect(await stageOf(shortlistedId)).toBe('offer')
    const late = await app.call(letters.acceptOfferLetter, {
      attributes: { token, name: 'Ada Lovelace', documentHash: declined.data.documentHash },
    })
    expect(late.errors[0]?.code).toBe('verification.used')
  })

  test('the candidate’s page names the day on which the offer ends, of the last version, until it is answered', async () => {
    const candidateId = crowd[1] ?? ''
    const { shortlistedId } = await atDecision(candidateId)
    const first = await sendNew(shortlistedId)
    const { data: second } = await act(recruiter, first, contract.reviseOffer)
    await sendOn(second.id)
    const about = { purpose: 'answerOffer', subjectType: 'offers', candidateId } as const
    const token = await aLinkFor(app, { ...about, subjectId: second.id })
    const due = async () => {
      const { data } = await app.call(openApplication, { attributes: { token } })
      return progressShown.parse(data.shows).deadlines.map(({ what, until }) => [what, until])
    }
    const { data: sent } = await app.call(contract.getOffer, { token: recruiter.token, params: { id: second.id } })

    expect(await due()).toEqual([['Answer the offer', sent.expiresAt]])
    await app.call(letters.declineOfferLetter, { attributes: { token, code: 'pay', note: null } })
    expect(await due()).toEqual([])
  })

  test('a sent version can be accepted while the next is drafted, which ends the draft', async () => {
    const { shortlistedId } = await atDecision(crowd[1])
    const id = await sendNew(shortlistedId)
    const next = await act(recruiter, id, contract.reviseOffer)
    const twice = await act(recruiter, id, contract.reviseOffer)
    const whileDrafted = await actsOf(id)
    await act(recruiter, id, contract.recordAcceptance, {
      name: 'Grace Hopper',
      evidence: 'Signed on paper on the day.',
    })

    expect(twice.errors[0]?.code).toBe('offer.already-open')
    expect(whileDrafted).toEqual(expect.arrayContaining(['remind', 'recordAcceptance']))
    expect(whileDrafted).not.toContain('revise')
    expect(await stateOf(id)).toBe('accepted')
    expect(await stateOf(next.data.id)).toBe('withdrawn')
    expect(await actsOf(next.data.id)).toEqual([])
  })

  test('an acceptance outside the app is recorded with its reference', async () => {
    const { shortlistedId } = await atDecision(crowd[2])
    const id = await sendNew(shortlistedId)
    const bare = await act(recruiter, id, contract.recordAcceptance, { name: 'Grace Hopper' })
    const { data } = await act(recruiter, id, contract.recordAcceptance, {
      name: 'Grace Hopper',
      evidence: 'Signed on paper, archive 2026/117.',
    })

    expect(bare.status).toBe(422)
    expect(data).toMatchObject({
      state: 'accepted',
      acceptedBy: 'record',
      evidence: 'Signed on paper, archive 2026/117.',
    })
  })
})

describe('the document', () => {
  test('the letter names the zone of its deadline, and promises no reply to a mail', async () => {
    const { shortlistedId } = await atDecision()
    const id = await sendNew(shortlistedId)
    const words = await wordsIn(await bytesOf(id))
    expect(words).toMatch(/This offer is open until \w{3} \d+ \w+ \d{4}, \d\d:\d\d \(Berlin, GMT\+[12]\)\. To accept,/)
    expect(words).toContain('please contact')
    expect(words).not.toContain('reply to that email')
  })

  test('is hashed, the same for employer and candidate, and never changes', async () => {
    const { shortlistedId } = await atDecision(crowd[3])
    const id = await sendNew(shortlistedId)
    const token = await aLinkFor(app, {
      purpose: 'answerOffer',
      subjectType: 'offers',
      subjectId: id,
      candidateId: crowd[3] ?? '',
    })
    const shown = await act(recruiter, id, { ...contract.getOffer, method: 'GET' })
    const [employers, candidates] = [
      await bytesOf(id),
      (await app.call(letters.readOfferLetter, { attributes: { token } })).data,
    ]
    const forge = app.database.pool.query(`update offer_documents set position = 'Another' where offer_id = $1`, [id])

    expect(hashOf(employers)).toBe(shown.data.documentHash)
    expect(candidates.equals(employers)).toBe(true)
    await expect(forge).rejects.toThrow()
    await expect(
      app.database.pool.query(
        `insert into offer_documents select $2, bytes, repeat('0', 64), terms, position, company_name, created_at from offer_documents where offer_id = $1`,
        [id, (await anOfferIn(app, 'draft', { author: recruiter, candidateId: crowd[4] ?? '' })).id],
      ),
    ).rejects.toThrow(/offer_documents_hash/)
  })

  test('a different document is not accepted', async () => {
    const { shortlistedId } = await atDecision(crowd[5])
    const id = await sendNew(shortlistedId)
    const token = await aLinkFor(app, {
      purpose: 'answerOffer',
      subjectType: 'offers',
      subjectId: id,
      candidateId: crowd[5] ?? '',
    })
    const { errors } = await app.call(letters.acceptOfferLetter, {
      attributes: { token, name: 'Ada Lovelace', documentHash: '0'.repeat(64) },
    })

    expect(errors[0]?.code).toBe('offer.other-document')
    expect(await stateOf(id)).toBe('sent')
  })

  test('a preview is marked as one and shows the name only to users who may know it', async () => {
    const { shortlistedId, requirementId } = await atDecision(ada)
    const { data } = await draft(shortlistedId)
    const before = await wordsIn(await bytesOf(data.id))
    await app.database.pool.query(
      `insert into candidate_releases (contact_info_id, candidate_id, company_id, requirement_id, released_at)
       values ($1, $2, $3, $4, now())`,
      [newId(), ada, owner.companyId, requirementId],
    )
    const after = await wordsIn(await bytesOf(data.id))
    const elsewhere = await app.call(contract.getOfferDocument, { token: stranger.token, params: { id: data.id } })

    expect(before).toContain('PREVIEW')
    expect(before).toContain('EUR 65.00 per hour')
    expect(before).not.toContain('Lovelace')
    expect(after).toContain('Dear Ada Lovelace')
    expect(await shownTo(admin, data.id, { blindMode: true })).not.toContain('Lovelace')
    await sendOn(data.id)
    const copy = await shownTo(admin, data.id, { blindMode: true })
    expect(copy).toContain('COPY without the candidate’s name')
    expect(copy).not.toContain('Lovelace')
    expect(await shownTo(admin, data.id, { blindMode: false })).toContain('Dear Ada Lovelace')
    await app.database.pool.query('delete from candidate_releases where requirement_id = $1', [requirementId])
    expect(elsewhere.status).toBe(404)
  })
})

describe('simultaneous requests over HTTP', () => {
  test('of fifty acceptances of the last seat one gets it', async () => {
    const requirementId = await anOpenRequirement(app, { author: recruiter }, { seats: 1 })
    const out = await Promise.all(
      crowd.slice(10, 60).map(async (candidateId) => {
        const made = await anOfferIn(app, 'sent', { author: recruiter, candidateId, requirementId })
        const about = { purpose: 'answerOffer', subjectType: 'offers', subjectId: made.id, candidateId } as const
        return { ...made, token: await aLinkFor(app, about) }
      }),
    )
    const answers = await Promise.all(
      out.map(({ token, documentHash }) =>
        post(letters.acceptOfferLetter, { token, documentHash, name: 'Ada Lovelace' }),
      ),
    )
    const accepted = await app.database.pool.query(
      `select 1 from offers where requirement_id = $1 and state = 'accepted'`,
      [requirementId],
    )
    const losers = answers.filter(({ status }) => status !== 200)
    await app.app.outbox.drain()
    const { rows } = await app.database.pool.query(
      'select state, count(*)::int as offers from offers where requirement_id = $1 group by state order by state',
      [requirementId],
    )
    const stages = await app.database.pool.query(
      'select stage, count(*)::int as people from shortlisteds where requirement_id = $1 group by stage order by stage',
      [requirementId],
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(accepted.rowCount).toBe(1)
    expect(new Set(losers.map(({ code }) => code))).toEqual(new Set(['offer.no-seat']))
    expect(rows).toEqual([
      { state: 'accepted', offers: 1 },
      { state: 'withdrawn', offers: 49 },
    ])
    expect(stages.rows).toEqual([
      { stage: 'closed', people: 49 },
      { stage: 'hired', people: 1 },
    ])
  })

  test('fifty acceptances of one offer count once, and of acceptance and decline only one wins', async () => {
    const made = await anOfferIn(app, 'sent', { author: recruiter, candidateId: crowd[61] ?? '' })
    const about = {
      purpose: 'answerOffer',
      subjectType: 'offers',
      subjectId: made.id,
      candidateId: made.candidateId,
    } as const
    const yes = { token: await aLinkFor(app, about), documentHash: made.documentHash, name: 'Ada Lovelace' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(letters.acceptOfferLetter, yes)))
    const other = await anOfferIn(app, 'sent', { author: recruiter, candidateId: crowd[62] ?? '' })
    const token = await aLinkFor(app, { ...about, subjectId: other.id, candidateId: other.candidateId })
    const mixed = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0
          ? post(letters.acceptOfferLetter, { token, documentHash: other.documentHash, name: 'Ada Lovelace' })
          : post(letters.declineOfferLetter, { token, code: 'pay' }),
      ),
    )
    const steps = async (id: string) =>
      (await app.database.pool.query(`select verb from activities where target_id = $1 and verb <> 'offer.view'`, [id]))
        .rows

    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(await steps(made.id)).toEqual([{ verb: 'offer.accept' }])
    expect(await steps(other.id)).toHaveLength(1)
    expect(mixed.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(new Set(mixed.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['verification.used']),
    )
  })
})

test('of simultaneous acceptance and withdrawal only one wins, and the entry says which', async () => {
  for (const candidateId of crowd.slice(70, 74)) {
    const made = await anOfferIn(app, 'sent', { author: recruiter, candidateId })
    const about = { purpose: 'answerOffer', subjectType: 'offers', subjectId: made.id, candidateId } as const
    const yes = { token: await aLinkFor(app, about), documentHash: made.documentHash, name: 'Ada Lovelace' }
    const withdraw = () =>
      act(recruiter, made.id, contract.withdrawOffer, { code: 'other', note: 'The budget is gone.' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? post(letters.acceptOfferLetter, yes) : withdraw())),
    )
    const state = await stateOf(made.id)
    const { rows } = await app.database.pool.query(
      `select verb from activities where target_id = $1 and verb in ('offer.accept', 'offer.withdraw')`,
      [made.id],
    )
    const accepted = answers.filter(({ status }, at) => status === 200 && at % 2 === 0).length
    expect([state, rows.length]).toEqual([accepted > 0 ? 'accepted' : 'withdrawn', 1])
  }
})

describe('conditions of an offer', () => {
  test('the decision stage, a free seat, an open requirement and a future start', async () => {
    const early = await anOpenRequirement(app, { author: recruiter }, BAND)
    const interviewing = await anEntryAt(app, {
      author: recruiter,
      requirementId: early,
      candidateId: ada,
      stage: 'interviewing',
    })
    const full = await anOpenRequirement(app, { author: recruiter }, { seats: 1 })
    await anOfferIn(app, 'accepted', { author: recruiter, candidateId: crowd[63] ?? '', requirementId: full })
    const late = await anEntryAt(app, {
      author: recruiter,
      requirementId: full,
      candidateId: crowd[64] ?? '',
      stage: 'decision',
    })
    const { shortlistedId, requirementId } = await atDecision(crowd[65])
    const { data } = await draft(shortlistedId, { startOn: inDays(2) })
    await act(recruiter, data.id, contract.submitOffer)
    await act(owner, data.id, contract.approveOffer)
    app.clock.advance(5 * DAY_MS)
    const past = await act(recruiter, data.id, contract.sendOffer)
    await app.database.pool.query(`update requirements set state = 'paused' where id = $1`, [requirementId])
    const paused = await act(recruiter, data.id, contract.sendOffer)

    expect((await draft(interviewing)).errors[0]?.code).toBe('offer.stage')
    expect((await draft(late)).errors[0]?.code).toBe('offer.no-seat')
    expect(past.errors[0]?.code).toBe('offer.start-past')
    expect(paused.errors[0]?.code).toBe('shortlist.not-open')
  })

  test('pay above the band waits for an owner, unless an owner wrote it', async () => {
    const above = await atDecision(crowd[66])
    const { data } = await draft(above.shortlistedId, { amount: pay(9000) })
    await act(recruiter, data.id, contract.submitOffer)
    const byAdmin = await act(admin, data.id, contract.approveOffer)
    const owners = await draft((await atDecision(crowd[67])).shortlistedId, { amount: pay(9000) }, owner)

    expect(data).toMatchObject({ bandFit: 'above', needsOwner: true })
    expect(byAdmin.errors[0]?.code).toBe('permission.denied')
    expect((await act(owner, data.id, contract.approveOffer)).data.state).toBe('approved')
    expect(owners.data).toMatchObject({ bandFit: 'above', needsOwner: false })
  })

  test('placeholders that can be filled in, and an approver', async () => {
    const { shortlistedId } = await atDecision(crowd[68])
    const pointers = async (attributes: Record<string, unknown>) =>
      (await draft(shortlistedId, attributes)).errors.map((error) => error.source?.pointer)

    expect(await pointers({ terms: 'We pay {{salary}} to you every month.' })).toEqual(['/data/attributes/terms'])
    expect(await pointers({ terms: 'Welcome, 李明. We pay {{pay}}.' })).toEqual(['/data/attributes/terms'])
    expect(await pointers({ approverId: recruiter.user.id })).toEqual(['/data/attributes/approverId'])
    expect(await pointers({ expiryDays: 31 })).toEqual(['/data/attributes/expiryDays'])
    const { data } = await draft(shortlistedId, { approverId: admin.user.id })
    expect(data.approver.userId).toBe(admin.user.id)

    const setState = (state: string) =>
      app.database.pool.query('update teammates set state = $1 where user_id = $2', [state, admin.user.id])
    const change = (approverId: string) =>
      app.call(contract.changeOffer, {
        token: recruiter.token,
        params: { id: data.id },
        attributes: { approverId, trialDays: 20 },
      })
    await setState('suspended')
    const kept = await change(admin.user.id)
    await setState('active')
    expect([kept.status, kept.data.trialDays]).toEqual([200, 20])
    expect((await change(recruiter.user.id)).errors[0]?.source?.pointer).toBe('/data/attributes/approverId')
  })

  test('one reminder a day', async () => {
    const { shortlistedId } = await atDecision(crowd[69])
    const id = await sendNew(shortlistedId)
    const first = await act(recruiter, id, contract.remindOffer)
    const second = await act(recruiter, id, contract.remindOffer)
    app.clock.advance(DAY_MS)
    const next = await act(recruiter, id, contract.remindOffer)
    await app.app.outbox.drain()

    expect([first.status, second.errors[0]?.code, next.status]).toEqual([200, 'offer.reminded', 200])
    expect(app.mails.filter(({ subject }) => /waiting for your answer/.test(subject))).toHaveLength(2)
  })
})

test('rejecting the candidate ends the offer', async () => {
  const { rejectShortlisted } = await import('@assay/contracts/shortlisteds')
  const { shortlistedId } = await atDecision(crowd[70])
  const id = await sendNew(shortlistedId)
  await app.call(rejectShortlisted, {
    token: recruiter.token,
    params: { id: shortlistedId },
    attributes: { code: 'rate' },
  })
  await app.app.outbox.drain()
  const row = await app.database.pool.query('select state, withdraw_code from offers where id = $1', [id])

  expect(row.rows).toEqual([{ state: 'withdrawn', withdraw_code: 'leftShortlist' }])
})

test('a hire is made known to those who consider the person for other jobs of the company', async () => {
  const candidateId = crowd.at(-1) ?? ''
  const { shortlistedId } = await atDecision(candidateId, { title: 'Payments' })
  const elsewhere = async (author: Person, stage: string, assigned: readonly Person[] = []) => {
    const requirementId = await anOpenRequirement(app, { author, assigned }, { title: `Another, ${stage}` })
    return anEntryAt(app, { author, requirementId, candidateId, stage })
  }
  const considered = await elsewhere(recruiter, 'interviewing', [admin])
  await elsewhere(admin, 'closed')
  await elsewhere(stranger, 'shortlisted')
  const id = await sendNew(shortlistedId)
  const evidence = 'Their mail of today.'
  const hired = await act(owner, id, contract.recordAcceptance, { name: 'Grace Hopper', evidence })
  expect(hired.errors).toEqual([])
  await app.app.outbox.drain()

  // Earlier hires of this file are made known, too.
  const noticesOf = async ({ token }: Person) =>
    (await app.call(listNotifications, { token, query: 'filter[kind]=hiredElsewhere' })).data
      .filter(({ title }: { title: string }) => title.includes('Another, '))
      .map(({ title, link }: { title: string; link: string }) => [
        title.replace(/^Candidate \w+/, 'X'),
        link.split('entry=')[1],
      ])
  const expected = [['X, who is in your pipeline for “Another, interviewing”, was hired for another job', considered]]
  expect([await noticesOf(recruiter), await noticesOf(admin)]).toEqual([expected, expected])
  expect([await noticesOf(owner), await noticesOf(stranger)]).toEqual([[], []])
})

test('templates are managed by admins, and one of the same name gets the new text', async () => {
  const body = 'Dear {{candidate}}, come and work with us from {{start}}.'
  const keep = (person: Person, words: string) =>
    app.call(templates.createOfferTemplate, { token: person.token, attributes: { name: 'Ours', body: words } })
  const refused = await keep(recruiter, body)
  const kept = await keep(admin, body)
  const again = await keep(owner, `${body} We pay {{pay}}.`)
  const preview = (body: string, { token } = recruiter) =>
    app.call(templates.previewOfferTemplate, { token, attributes: { body } })
  const shown = await preview('Dear {{candidate}}, you join us as {{position}} on {{start}}. {{sender}}')
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await preview('Dear {{nobody}}, this cannot be filled in.')).status).toBe(422)
  // This once took a quarter of an hour and blocked all other requests.
  expect((await preview(`Dear {{ candidate }}, you join us {{${' '.repeat(9_000)}soon.`)).status).toBe(200)
  const list = await app.call(templates.listOfferTemplates, { token: recruiter.token })
  const { shortlistedId } = await atDecision(crowd[71])
  const made = await draft(shortlistedId, { templateId: kept.data.id })
  const elsewhere = await app.call(templates.deleteOfferTemplate, {
    token: stranger.token,
    params: { id: kept.data.id },
  })
  const gone = await app.call(templates.deleteOfferTemplate, { token: admin.token, params: { id: kept.data.id } })

  expect(refused.status).toBe(403)
  expect(again.data.id).toBe(kept.data.id)
  expect(list.data.map(({ name }: { name: string }) => name)).toEqual(['Ours', 'Plain letter'])
  expect(made.data.terms).toBe(`${body} We pay {{pay}}.`)
  expect([elsewhere.status, gone.status]).toEqual([404, 204])
})

test('an offer gets a rank among comparable ones only where the figures identify no company', async () => {
  const titles = await app.database.pool.query('select id from titles limit 1')
  const titleId = titles.rows[0].id
  const requirement = { criteria: { ...SOME_CRITERIA, titleId } }
  const { shortlistedId } = await atDecision(crowd[72], requirement)
  const { data } = await draft(shortlistedId)
  const payBenchmark = async () =>
    (await app.call(contract.getOffer, { token: recruiter.token, params: { id: data.id } })).data.payBenchmark
  const companies = await Promise.all(Array.from({ length: 5 }, () => aPerson(app, 'employer.owner')))
  const offersOf = async (author: Person, hourly: number, daysAgo: number) => {
    const made = await anOfferIn(app, 'declined', { author, candidateId: crowd[73] ?? '' })
    await app.database.pool.query(`update offers set title_id = $2, hourly_minor = $3, sent_at = $4 where id = $1`, [
      made.id,
      titleId,
      hourly,
      new Date(app.system.now().getTime() - daysAgo * DAY_MS),
    ])
  }
  for (const [at, author] of companies.slice(0, 4).entries()) await offersOf(author, 5000 + at * 500, 120)
  const four = await payBenchmark()
  for (const author of companies.slice(4)) await offersOf(author, 9000, 30)
  const tooYoung = await payBenchmark()
  for (const author of companies.slice(4)) await offersOf(author, 8000, 100)
  const enough = await payBenchmark()
  for (let more = 0; more < 3; more += 1) await offersOf(companies[0] ?? owner, 5000, 100)
  const oneRules = await payBenchmark()

  expect([four, tooYoung, oneRules]).toEqual([null, null, null])
  expect(enough).toEqual({
    p10: 5000,
    p25: 5500,
    p50: 6000,
    p75: 6500,
    p90: 8000,
    own: 6500,
    below: 60,
    sampleSize: 5,
    contributors: 5,
  })
})

test('lists show the company’s own offers, filtered and sorted; others and viewers get none', async () => {
  const viewer = await aPerson(app, 'employer.viewer', { companyId: owner.companyId ?? '' })
  const made = await anOfferIn(app, 'sent', { author: recruiter, candidateId: ada })
  const list = (person: Person, query: string) => app.call(contract.listOffers, { token: person.token, query })
  const found = await list(
    recruiter,
    `filter[state]=sent,viewed&filter[candidate]=${ada}&sort=-expiresAt&include=candidate`,
  )

  expect(found.data.map(({ id }: { id: string }) => id)).toContain(made.id)
  expect(JSON.stringify(found.json)).not.toContain('Lovelace')
  expect((await list(stranger, '')).data).toEqual([])
  expect((await list(viewer, '')).status).toBe(403)
  expect((await list(recruiter, 'filter[state]=nonsense')).status).toBe(400)
})
