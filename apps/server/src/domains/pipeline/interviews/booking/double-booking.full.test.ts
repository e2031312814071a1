// Two hundred HTTP clients compete for the same few times of one interviewer, by every way of booking.
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../../platform/database/new-id.ts'
import { APP_URL } from '../../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../../platform/testing/test-candidates.ts'
import {
  anOpenRequirement,
  type Interviewing,
  openInterviewing,
  propose,
  release,
  slotIn,
} from '../../../../platform/testing/test-interviews.ts'
import { linkAddress } from '../../../candidate-links/index.ts'

const SLOTS = 20
const RIVALS = 10
const REQUIREMENTS = 4

interface Rival {
  readonly interviewId: string
  readonly slot: { readonly start: string; readonly end: string }
  readonly token: string
}

let fixture: Interviewing
let address: string
let rivals: Rival[]

beforeAll(async () => {
  fixture = await openInterviewing()
  address = await fixture.app.app.routes.app.listen({ port: 0, host: '127.0.0.1' })
  rivals = await propose200()
})

/** Ten candidates for each time on four requirements, so that only the locks on people serialize them. */
async function propose200(): Promise<Rival[]> {
  const { app, owner, manager } = fixture
  const requirementIds: string[] = []
  for (let at = 0; at < REQUIREMENTS; at += 1) requirementIds.push(await anOpenRequirement(app, owner))
  const records = Array.from({ length: SLOTS * RIVALS }, () => aRecord())
  const made: Rival[] = []
  for (const [at, candidateId] of (await addCandidates(app, records)).entries()) {
    const requirementId = requirementIds[at % REQUIREMENTS] ?? ''
    await release({ app, owner }, { requirementId, candidateId })
    const slot = slotIn(app, 24 + (at % SLOTS))
    const panel = [{ userId: manager.user.id }]
    const { data } = await propose({ ...fixture, requirementId }, candidateId, { slots: [slot], panel })
    made.push({ interviewId: data.id, slot, token: await tokenOf(data.id) })
  }
  return made
}

async function tokenOf(interviewId: string): Promise<string> {
  const found = await fixture.app.database.pool.query('select id from verifications where subject_id = $1', [
    interviewId,
  ])
  const link = await linkAddress(fixture.app.system, { verificationId: found.rows[0].id, appUrl: APP_URL })
  return link.slice(link.indexOf('#') + 1)
}

async function post(path: string, document: object, token?: string): Promise<{ status: number; code: string | null }> {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: {
      accept: MEDIA_TYPE,
      'content-type': MEDIA_TYPE,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data: document }),
  })
  const body = (await answer.json()) as { errors?: { code: string }[] }
  return { status: answer.status, code: body.errors?.[0]?.code ?? null }
}

/** Half use the candidate’s link, half book as a recruiter. */
const book = ({ interviewId, slot, token }: Rival, at: number) =>
  at % 2 === 0
    ? post('/candidate-interviews/actions/choose', {
        type: 'candidate-interviews',
        attributes: { token, start: slot.start },
      })
    : post(
        `/scheduled-interviews/${interviewId}/actions/confirm`,
        { type: 'scheduled-interviews', id: interviewId, attributes: { slot, agreedNote: 'On the phone' } },
        fixture.recruiter.token,
      )

const count = async (statement: string): Promise<number> =>
  Number((await fixture.app.database.pool.query(statement)).rows[0].count)

describe('two hundred simultaneous bookings', () => {
  test('exactly one wins each time, and all others get the conflict by name', async () => {
    const answers = await Promise.all(rivals.map(book))

    const outcomes = Map.groupBy(answers, ({ status, code }) => `${status} ${code}`)
    expect([...outcomes].map(([outcome, all]) => [outcome, all.length]).toSorted()).toEqual([
      ['200 null', SLOTS],
      ['409 interview.slot-taken', SLOTS * (RIVALS - 1)],
    ])
    expect(await count(`select count(distinct starts_at) from scheduled_interviews where state = 'scheduled'`)).toBe(
      SLOTS,
    )
    expect(await count(`select count(*) from scheduled_interviews where state = 'proposed'`)).toBe(SLOTS * (RIVALS - 1))
    expect(await count('select count(*) from interview_bookings')).toBe(SLOTS * 2)
  })

  test('losers who retry lose again and change nothing', async () => {
    const before = await count('select count(*) from activities')
    const losers = rivals.filter((_, at) => at >= SLOTS)
    const answers = await Promise.all(losers.map((rival, at) => book(rival, at)))

    expect(new Set(answers.map(({ code }) => code))).toContain('interview.slot-taken')
    expect(await count('select count(*) from activities')).toBe(before)
    expect(await count('select count(*) from interview_bookings')).toBe(SLOTS * 2)
  })

  test('the database refuses a double booking even without the checks', async () => {
    const { rows } = await fixture.app.database.pool.query(
      'select interview_id, person_id, during::text from interview_bookings limit 1',
    )
    const [{ person_id: personId, during }] = rows
    const other = rivals.find(({ interviewId }) => interviewId !== rows[0].interview_id)?.interviewId
    const forged = fixture.app.database.pool.query(
      `insert into interview_bookings (interview_id, person_id, person_kind, during) values ($1, $2, 'interviewer', $3)`,
      [other ?? newId(), personId, during],
    )
    await expect(forged).rejects.toMatchObject({ code: '23P01', constraint: 'interview_bookings_never_twice' })
  })
})
