// Not repeated on PostgreSQL 15: it is about a server that is killed; what a hire stores, hire-machine.test.ts stores there.
// Runs one hire after another, from the shortlist to the acceptance, and repeatedly kills the server midway. KILLS=100
// for the long run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { insertSubscription } from './domains/billing/index.ts'
import { type Answer, KillableServer, ServerGone } from './platform/testing/killable-server.ts'
import { openTestApp } from './platform/testing/test-app.ts'
import { addCandidates, aRecord } from './platform/testing/test-candidates.ts'
import { anOpenRequirement } from './platform/testing/test-offers.ts'
import { aPerson } from './platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './platform/time/durations.ts'

const KILLS = Number(process.env['KILLS'] ?? 3)
const MAX_LIFE_MS = 1_500
const MESSAGE = 'We build an order intake for a hundred shops and look for somebody who has done this before.'
const PAY = { amountMinor: 6000, currency: 'EUR', period: 'hour' }

const app = await openTestApp()
const { pool } = app.database
const owner = await aPerson(app, 'employer.owner')
const inCompany = { companyId: owner.companyId ?? '' }
const recruiter = await aPerson(app, 'employer.recruiter', inCompany)
const manager = await aPerson(app, 'employer.hiringManager', inCompany)

const dataDir = mkdtempSync(join(tmpdir(), 'assay-hiring-'))
const received: string[] = []
const smtp = await aMailServer()
const server = new KillableServer({
  DATABASE_URL: app.database.url,
  DATA_DIR: dataDir,
  SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
})

afterAll(async () => {
  await server.kill()
  await smtp.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function aMailServer(): Promise<{ port: number; close(): Promise<void> }> {
  const listening = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8').replaceAll('\r\n', '\n'))
        done()
      })
    },
  })
  listening.on('error', () => undefined) // A killed process leaves without notice.
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const { port } = listening.server.address() as { port: number }
  return { port, close: () => new Promise((resolve) => listening.close(() => resolve())) }
}

interface Hire {
  readonly email: string
  readonly candidateId: string
  readonly requirementId: string
  /** The last step that the server acknowledged. */
  acknowledged: number
}

async function aHire(number: number): Promise<Hire> {
  const email = `ada-${number}@lovelace.example`
  const consents = [{ purpose: 'contact', until: '2030-01-01', source: 'sign-up form' }]
  const record = aRecord({ consents }, { basics: { name: `Ada Lovelace ${number}`, label: 'Developer', email } })
  const [candidateId = ''] = await addCandidates(app, [record])
  const hiring = { author: recruiter, assigned: [manager] }
  const band = { bandAmountMinor: 7000, bandCurrency: 'EUR', bandPeriod: 'hour' } as const
  const requirementId = await anOpenRequirement(app, hiring, { title: `Order intake ${number}`, ...band })
  return { email, candidateId, requirementId, acknowledged: 0 }
}

interface Progress {
  readonly place: number
  readonly entryId: string
  readonly interviewId: string
  readonly offerId: string
}

const PLACES = [
  ...['nothing', 'shortlisted', 'queued', 'pending', 'approved', 'proposed', 'scheduled', 'awaitingFeedback'],
  ...[
    'oneScorecard',
    'completed',
    'decision',
    'draft',
    'pendingApproval',
    'offerApproved',
    'sent',
    'viewed',
    'accepted',
  ],
] as const
type Place = (typeof PLACES)[number]
const placeOf = (place: string | null): number => (PLACES as readonly (string | null)[]).indexOf(place)

/** How far a hire is, according to the database. */
async function progressOf({ requirementId, candidateId }: Hire): Promise<Progress> {
  const { rows } = await pool.query(
    `select s.id, s.stage, c.state as contact, i.id as interview_id, i.state as interview, o.id as offer_id,
            o.state as offer, (select count(*)::int from interview_scorecards k where k.interview_id = i.id) as scorecards
     from shortlisteds s
     left join contact_infos c on c.shortlisted_id = s.id
     left join scheduled_interviews i on i.shortlisted_id = s.id
     left join offers o on o.shortlisted_id = s.id
     where s.requirement_id = $1 and s.candidate_id = $2`,
    [requirementId, candidateId],
  )
  const [row] = rows
  if (row === undefined) return { place: 0, entryId: '', interviewId: '', offerId: '' }
  const offer = row.offer === 'approved' ? 'offerApproved' : ranOut(row.offer, 'sent')
  const interview = row.interview === 'awaitingFeedback' && row.scorecards === 1 ? 'oneScorecard' : row.interview
  const [contact, meeting] = [ranOut(row.contact, 'pending'), ranOut(interview, 'proposed')]
  const candidates = ['shortlisted', contact, meeting, row.stage === 'decision' ? 'decision' : null, offer]
  const place = Math.max(...candidates.map((name) => placeOf(name)))
  return { place, entryId: row.id, interviewId: row.interview_id, offerId: row.offer_id }
}

/** A request whose mail was cut off expires unanswered; it existed all the same. */
const ranOut = (state: string | null, last: Place): string | null => (state === 'expired' ? last : state)

/** The link of that purpose among the candidate's mails; null until one arrives. */
async function tokenOf({ email }: Hire, purpose: string): Promise<string | null> {
  const mails = received.filter((mail) => mail.includes(`To: ${email}`))
  const tokens = mails.flatMap((mail) =>
    Array.from(
      mail.replaceAll('=\n', '').matchAll(/\/(?:verify|alternative)#([\w-]{64})/g),
      ([, token]) => token ?? '',
    ),
  )
  for (const token of new Set(tokens.reverse())) {
    const opened = await server.post('/candidate-links/actions/open', 'candidate-links', { token })
    if (opened.json.data?.attributes.purpose === purpose) return token
  }
  return null
}

/** A mail cut off by a crash is not sent again automatically, so this hire never continues. */
class MailLost extends Error {}

async function needToken(hire: Hire, purpose: string): Promise<string> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const token = await tokenOf(hire, purpose)
    if (token !== null) return token
    await server.advance(7 * MINUTE_MS)
  }
  throw new MailLost(purpose)
}

const soon = (): { start: string; end: string } => {
  const start = Math.ceil((server.now + 26 * HOUR_MS) / HOUR_MS) * HOUR_MS
  return { start: new Date(start).toISOString(), end: new Date(start + HOUR_MS).toISOString() }
}
const inAMonth = (): string => new Date(server.now + 30 * DAY_MS).toISOString().slice(0, 10)

type Step = (hire: Hire, progress: Progress) => Promise<Answer | null>

const acting = (path: string, type: string, attributes: object, token?: string): Promise<Answer> =>
  server.post(path, type, attributes, token)

async function scorecard(id: string, token: string): Promise<Answer> {
  const { rows } = await pool.query('select criteria from scheduled_interviews where id = $1', [id])
  const criteria = rows[0].criteria.map(({ key }: { key: string }) => ({ key, rating: 4 }))
  const evaluation = { recommendation: 'yes', criteria, summary: 'Good' }
  return acting(`/scheduled-interviews/${id}/actions/submitScorecard`, 'scheduled-interviews', evaluation, token)
}
const onOffer = (id: string, verb: string, token: string) =>
  acting(`/offers/${id}/actions/${verb}`, 'offers', {}, token)

/** The step from each place to the next. null: only the clock advances it. */
const STEPS: Readonly<Record<Exclude<Place, 'accepted'>, Step>> = {
  nothing: ({ requirementId, candidateId }) =>
    acting('/shortlisteds', 'shortlisteds', { requirementId, candidateId }, recruiter.token),
  shortlisted: ({ requirementId, candidateId }) =>
    acting(
      '/contact-infos',
      'contact-infos',
      { requirementId, candidateId, pay: PAY, message: MESSAGE },
      recruiter.token,
    ),
  queued: () => server.advance(6 * MINUTE_MS).then(() => null),
  pending: async (hire) => {
    const token = await needToken(hire, 'answerContactRequest')
    return acting('/contact-infos/actions/answer', 'contact-infos', { token, answer: 'approve' })
  },
  approved: ({ requirementId, candidateId }) =>
    acting(
      '/scheduled-interviews',
      'scheduled-interviews',
      {
        requirementId,
        candidateId,
        slots: [soon()],
        kind: 'technical',
        minutes: 60,
        panel: [{ userId: recruiter.user.id }, { userId: manager.user.id }],
      },
      recruiter.token,
    ),
  proposed: async (hire) => {
    const token = await needToken(hire, 'chooseInterviewSlot')
    const { rows } = await pool.query(
      'select starts_at from interview_slots where interview_id = (select id from scheduled_interviews where candidate_id = $1)',
      [hire.candidateId],
    )
    const start = rows[0].starts_at.toISOString()
    return acting('/candidate-interviews/actions/choose', 'candidate-interviews', { token, start })
  },
  scheduled: () => server.advance(30 * HOUR_MS).then(() => null),
  awaitingFeedback: (_hire, { interviewId }) => scorecard(interviewId, recruiter.token),
  oneScorecard: (_hire, { interviewId }) => scorecard(interviewId, manager.token),
  completed: (_hire, { entryId }) =>
    acting(`/interview-tracks/${entryId}/actions/decide`, 'interview-tracks', {}, recruiter.token),
  decision: (_hire, { entryId }) =>
    acting(
      '/offers',
      'offers',
      { shortlistedId: entryId, amount: PAY, startOn: inAMonth(), hoursPerWeek: 40 },
      recruiter.token,
    ),
  draft: (_hire, { offerId }) => onOffer(offerId, 'submit', recruiter.token),
  pendingApproval: (_hire, { offerId }) => onOffer(offerId, 'approve', owner.token),
  offerApproved: (_hire, { offerId }) => onOffer(offerId, 'send', recruiter.token),
  sent: async (hire) => {
    const token = await needToken(hire, 'answerOffer')
    return acting('/offer-letters/actions/view', 'offer-letters', { token })
  },
  viewed: async (hire) => {
    const token = await needToken(hire, 'answerOffer')
    const seen = await server.post('/offer-letters/actions/view', 'offer-letters', { token })
    const documentHash = seen.json.data?.attributes.documentHash
    const answer = { token, name: 'Ada Lovelace', documentHash }
    return acting('/offer-letters/actions/accept', 'offer-letters', answer)
  },
}

/** Runs one step; what was acknowledged before must still be there. */
async function goOn(hire: Hire): Promise<'on' | 'done'> {
  const progress = await progressOf(hire)
  expect(PLACES[progress.place]).toBe(PLACES[Math.max(progress.place, hire.acknowledged)])
  const place = PLACES[progress.place]
  if (place === undefined || place === 'accepted') return 'done'
  const answer = await STEPS[place](hire, progress)
  if (answer === null) return 'on'
  expect({ place, errors: answer.json.errors }).toEqual({ place, errors: undefined })
  hire.acknowledged = Math.max(hire.acknowledged, progress.place + 1)
  return 'on'
}

interface Course {
  readonly hires: Hire[]
  done: number
  lost: number
}

/** Moves the current hire one step on; when it ends, the next one begins. */
async function hireOn(course: Course): Promise<void> {
  const hire = course.hires.at(-1) as Hire
  try {
    if ((await goOn(hire)) === 'on') return
    course.done += 1
  } catch (error) {
    if (!(error instanceof MailLost)) throw error
    course.lost += 1
  }
  course.hires.push(await aHire(course.hires.length))
}

async function untilGone(course: Course): Promise<void> {
  try {
    for (;;) await hireOn(course)
  } catch (error) {
    if (!(error instanceof ServerGone)) throw error
  }
}

test('nothing acknowledged is lost, and no mail is sent and no credit is spent twice', {
  timeout: 600_000 + KILLS * 60_000,
}, async () => {
  await insertSubscription(app.system.db, {
    companyId: inCompany.companyId,
    planId: 'free',
    creditsIncluded: 1_000,
    periodStart: new Date(Date.now() - HOUR_MS),
    periodEnd: new Date(Date.now() + 365 * DAY_MS),
  })
  const course = { hires: [await aHire(0)], done: 0, lost: 0 }
  for (let kills = 0; kills < KILLS; kills += 1) {
    await server.start()
    const killed = sleep(Math.random() * MAX_LIFE_MS).then(() => server.kill())
    await untilGone(course)
    await killed
  }
  await server.start()
  const before = course.done
  while (course.done === before) await hireOn(course)
  await server.advance(10 * MINUTE_MS)
  const uncertain = await countWhere(`mail_deliveries where state = 'uncertain'`)
  process.stdout.write(
    `${KILLS} kills: ${course.done} hires done, ${course.lost} ended by a mail that was cut off, ${received.length} mails received, ${uncertain} uncertain\n`,
  )
  for (const hire of course.hires) {
    const { place } = await progressOf(hire)
    expect(PLACES[place]).toBe(PLACES[Math.max(place, hire.acknowledged)])
  }
  await expectNoMailTwice()
  await expectCreditsOnce()
  expect(course.done).toBeGreaterThan(0)
})

async function countWhere(from: string): Promise<number> {
  return (await pool.query(`select count(*)::int as n from ${from}`)).rows[0].n
}

async function expectNoMailTwice(): Promise<void> {
  const ids = received.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1])
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  // Nor under another key: compares recipients and texts.
  const said = received.map((mail) =>
    mail.replace(/^(Message-ID|Date|boundary| boundary).*$/gim, '').replaceAll(/----.*/g, ''),
  )
  // Each reminder is a separate event.
  const once = said.filter((text) => !/still\s+due/.test(text.replaceAll('=\n', '')))
  expect(once.filter((text, at) => once.indexOf(text) !== at)).toEqual([])
}

async function expectCreditsOnce(): Promise<void> {
  const approved = await countWhere(`contact_infos where state = 'approved'`)
  expect(await countWhere(`credit_movements where kind = 'spend'`)).toBe(approved)
  expect(
    await countWhere(`(select subject_id, kind from credit_movements group by 1, 2 having count(*) > 1) twice`),
  ).toBe(0)
}
