import { openCandidateLink } from '@assay/contracts/candidate-links'
import { beforeAll, expect, test } from 'vitest'
import type { Context } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { APP_URL, openTestApp, type TestApp } from '../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../platform/testing/test-candidates.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import { answerLink, closeLinks, getOpenLink, type Link, linkAddress, openLink } from './index.ts'

let app: TestApp
let nobody: Context
let candidateId: string

beforeAll(async () => {
  app = await openTestApp()
  ;[candidateId = ''] = await addCandidates(app, [aRecord()])
  nobody = app.app.makeContext({ actor: { kind: 'nobody' }, requestId: 'test' })
})

const subject = () => ({ subjectType: 'things', subjectId: newId() })

async function aLink(about = subject(), expiresAt = new Date(app.system.now().getTime() + DAY_MS)): Promise<Link> {
  const at = app.system.now()
  return app.system.transaction((tx) =>
    openLink(tx, { purpose: 'followProgress', candidateId, companyId: null, expiresAt, at, ...about }),
  )
}

async function tokenOf(link: Link): Promise<string> {
  const address = await linkAddress(app.system, { verificationId: link.id, appUrl: APP_URL })
  expect(address.startsWith(`${APP_URL}/verify#`)).toBe(true)
  return address.slice(address.indexOf('#') + 1)
}

const answering = (token: string, answer: string, carryOut?: () => void) =>
  answerLink(nobody, { token, purpose: 'followProgress', answer }, async (tx, link) => {
    carryOut?.()
    tx.record({ name: 'tried', tenantId: null, verb: 'test.answer', target: { type: 'things', id: link.subjectId } })
  })

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: { code?: string }) => error.code ?? 'other',
  )

test('the address of a link is always the same, and its token is not stored', async () => {
  const link = await aLink()
  const [first, second] = [await tokenOf(link), await tokenOf(link)]
  const kept = await app.database.pool.query('select token_hash::text, payload::text from verifications')

  expect(first).toBe(second)
  expect(JSON.stringify(kept.rows)).not.toContain(first)
})

test('opening the same link twice returns the existing one', async () => {
  const about = subject()
  const [first, second] = [await aLink(about), await aLink(about)]
  const crowd = await Promise.all(Array.from({ length: 10 }, () => aLink(about)))

  expect(second.id).toBe(first.id)
  expect(new Set(crowd.map(({ id }) => id))).toEqual(new Set([first.id]))
})

test("a candidate's answer runs once, and sending it again returns the same outcome", async () => {
  const link = await aLink()
  const token = await tokenOf(link)
  const carried: number[] = []
  for (let time = 0; time < 3; time += 1) await answering(token, 'yes', () => carried.push(time))
  const { rows } = await app.database.pool.query(
    'select actor_type, actor_id, on_behalf_of from activities where target_id = $1',
    [link.subjectId],
  )

  expect(carried).toEqual([0])
  expect(rows).toEqual([{ actor_type: 'candidateLink', actor_id: null, on_behalf_of: candidateId }])
  expect(await codeOf(answering(token, 'no'))).toBe('verification.used')
  expect(await codeOf(getOpenLink(nobody, token, 'followProgress'))).toBe('verification.used')
})

test('of fifty answers at the same moment one runs', async () => {
  const link = await aLink()
  const token = await tokenOf(link)
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => answering(token, 'yes')))
  const { rowCount } = await app.database.pool.query('select 1 from activities where target_id = $1', [link.subjectId])

  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(rowCount).toBe(1)
})

test('a failed answer leaves the link open', async () => {
  const token = await tokenOf(await aLink())
  const failing = answering(token, 'yes', () => {
    throw new Error('not today')
  })
  await expect(failing).rejects.toThrow('not today')

  expect((await getOpenLink(nobody, token, 'followProgress')).link.usedAt).toBeNull()
})

test('a closed, expired or mismatched link opens nothing', async () => {
  const [closed, old, other] = [await aLink(), await aLink(subject(), app.system.now()), await aLink()]
  await app.system.transaction((tx) =>
    closeLinks(tx, { subjectType: closed.subjectType, subjectId: closed.subjectId, at: app.system.now() }),
  )
  const codes = await Promise.all([
    codeOf(getOpenLink(nobody, await tokenOf(closed), 'followProgress')),
    codeOf(getOpenLink(nobody, await tokenOf(old), 'followProgress')),
    codeOf(getOpenLink(nobody, await tokenOf(other), 'answerOffer')),
  ])

  expect(codes).toEqual(['verification.expired', 'verification.expired', 'verification.expired'])
})

const open = (token: string, address: string) =>
  app.call(openCandidateLink, { attributes: { token }, headers: { 'x-forwarded-for': address } })

test("forged tokens count against the sender's address and leave the link unchanged", async () => {
  const link = await aLink()
  const token = await tokenOf(link)
  const forged = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
  const answers: string[] = []
  for (let attempt = 0; attempt < 31; attempt += 1) {
    const { status, errors } = await open(forged, '198.51.100.9')
    answers.push(`${status} ${errors[0]?.code}`)
  }

  expect(new Set(answers.slice(0, 30))).toEqual(new Set(['410 verification.expired']))
  expect(answers.at(-1)).toBe('429 request.rate-limited')
  expect((await open(forged, '198.51.100.10')).errors[0]?.code).toBe('verification.expired')
  expect((await getOpenLink(nobody, token, 'followProgress')).link.id).toBe(link.id)
})
