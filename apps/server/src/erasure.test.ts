// Erases a candidate and checks that every text about them is gone from all storage, while the history stays valid.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkActivities } from '@assay/contracts/activities'
import { eraseOwnData } from '@assay/contracts/candidate-pages'
import { eraseCandidate } from '@assay/contracts/candidates'
import type pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { linkAddress } from './domains/candidate-links/index.ts'
import { importCandidates } from './domains/candidates/index.ts'
import { openPermanentLinks } from './domains/pipeline/contact-requests/index.ts'
import { newId } from './platform/database/new-id.ts'
import { deliverMail } from './platform/mail/deliver-mail.ts'
import { forgetMail } from './platform/mail/forget-mail.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { APP_URL, openTestApp, type TestApp } from './platform/testing/test-app.ts'
import { addCandidates, aRecord, untilFollowed } from './platform/testing/test-candidates.ts'
import { anEntryAt, anOfferIn } from './platform/testing/test-offers.ts'
import { anAgency, aPerson, type Person } from './platform/testing/test-people.ts'
import { MINUTE_MS } from './platform/time/durations.ts'

/** A unique word, planted in every text about the candidate. */
const PLANT = 'Quillfeather'
/** Another one for what identifies the candidate, because that is masked wherever a profile repeats it. */
const HANDLE = 'Inkfeather'
const WORDS = `${PLANT} wrote, said or did this, at some length, so that every column takes it.`

let app: TestApp
let owner: Person
let ids: Readonly<Record<'candidate' | 'entry' | 'requirement' | 'offer', string>>

beforeAll(async () => {
  app = await openTestApp()
  owner = await aPerson(app, 'employer.owner')
  const basics = {
    name: 'Ada Lovelace',
    label: `Developer ${PLANT}`,
    email: `${HANDLE}@example.test`,
    phone: '+44 20 7946 0958',
    summary: WORDS,
    profiles: [{ url: `https://profiles.example/${HANDLE}` }],
  }
  const work = [
    { name: `${PLANT} Works`, position: 'Developer', startDate: '2018-03', summary: WORDS, keywords: ['Go'] },
  ]
  const education = [{ institution: 'Somerville College', area: PLANT, studyType: 'Bachelor' }]
  const skills = [{ name: 'Go', years: 6, level: 4, evidence: 'claimed', excerpt: WORDS }]
  const [candidate = ''] = await addCandidates(app, [
    aRecord({ skills, denyCompanies: [`${PLANT} Ltd`] }, { basics, work, education }),
  ])
  const offer = await anOfferIn(app, 'accepted', { author: owner, candidateId: candidate })
  ids = { candidate, offer: offer.id, entry: offer.shortlistedId, requirement: offer.requirementId }
  await plant()
})

const sql = (text: string, values: readonly unknown[] = []) => app.database.pool.query(text, [...values])

/** A row of a table, with defaults for columns irrelevant to the test. */
async function row(table: string, columns: Readonly<Record<string, unknown>>): Promise<string> {
  const id = newId()
  const all = Object.entries({ ...columns })
  const names = all.map(([name]) => name)
  const places = all.map((_, place) => `$${place + 1}`)
  await sql(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    all.map(([, value]) => (value === 'ID' ? id : value)),
  )
  return id
}

async function plant(): Promise<void> {
  const { candidate: candidate_id, entry: shortlisted_id, requirement: requirement_id, offer: offer_id } = ids
  const of = { company_id: owner.companyId, requirement_id, candidate_id, shortlisted_id }
  const user_id = owner.user.id
  const at = app.system.now()
  await sql('update shortlisteds set rejection_note = $1 where id = $2', [WORDS, shortlisted_id])
  await row('shortlist_votes', { shortlisted_id, user_id, vote: 'up', note: WORDS, voted_at: at })
  await row('shortlist_notes', { id: 'ID', shortlisted_id, author_id: user_id, body: WORDS })
  const agency_id = await anAgency(app)
  const submission = { id: 'ID', agency_id, ...of, submitted_by: user_id, state: 'denied', decided_at: at, note: WORDS }
  const submission_id = await row('submissions', submission)
  const dispute_id = await row('ownership_disputes', {
    id: 'ID',
    agency_id,
    submission_id,
    company_id: of.company_id,
    requirement_id,
    candidate_id,
    opened_by: 'agency',
    opened_user: user_id,
    reason: 'other',
    state: 'decided',
    answer_by: at,
    outcome: 'agency',
    decision_reason: WORDS,
    decided_at: at,
  })
  const evidence = JSON.stringify([{ on: '2026-01-01', what: WORDS }])
  await row('dispute_statements', {
    id: 'ID',
    dispute_id,
    side: 'agency',
    author_id: user_id,
    body: WORDS,
    evidence,
  })
  const pair = { agency_id, company_id: of.company_id, last_message_at: at }
  for (const about of [{ candidate_id }, { requirement_id }]) {
    const thread_id = await row('agency_threads', { id: 'ID', ...pair, ...about })
    const body = `Ada Lovelace: ${WORDS}`
    await row('agency_messages', { id: 'ID', thread_id, side: 'agency', author_id: user_id, body })
  }
  const asked = {
    id: 'ID',
    company_id: of.company_id,
    requirement_id,
    asked_by: user_id,
    expires_at: at,
    email: 'x@y.z',
  }
  const feedback_request_id = await row('feedback_requests', asked)
  const opinion = { feedback_request_id, shortlisted_id, vote: 'up', answered_at: at, note: WORDS }
  await row('feedback_opinions', opinion)
  const import_id = await row('import_runs', {
    id: 'ID',
    agency_id,
    started_by: user_id,
    source: 'table',
    state: 'open',
  })
  const said = { cells: `{${PLANT}}`, content: WORDS, email: `${PLANT}@x.y`, external_id: PLANT }
  const file = { file_name: `${PLANT}.pdf`, before: JSON.stringify({ PLANT }) }
  await row('import_run_rows', { id: 'ID', import_id, row: 2, candidate_id, state: 'updated', ...said, ...file })
  const community_id = await row('communities', { id: 'ID', company_id: of.company_id, name: 'Alumni' })
  await row('community_members', { id: 'ID', community_id, candidate_id, invited_at: at, tags: `{${PLANT}}` })
  await row('stars', { id: 'ID', user_id, candidate_id, note: WORDS })
  const pool_id = await row('talent_pools', {
    id: 'ID',
    company_id: of.company_id,
    owner_id: user_id,
    name: 'Backend',
    visibility: 'team',
  })
  const member = { pool_id, candidate_id, added_by: user_id, note: WORDS }
  await row('candidate_reports', {
    id: 'ID',
    company_id: of.company_id,
    candidate_id,
    reported_by: user_id,
    reason: 'other',
    note: WORDS,
  })
  await row('talent_pool_members', { id: 'ID', ...member })
  await row('talent_pool_removals', { id: 'ID', ...member, removed_by: user_id, removed_at: at })
  await row('contact_infos', {
    id: 'ID',
    ...of,
    requested_by: user_id,
    message: WORDS,
    pay_amount_minor: 1,
    pay_currency: 'EUR',
    pay_period: 'hour',
    purpose: 'To talk',
    undo_until: at,
    sent_at: at,
    expires_at: at,
    state: 'approved',
    credit: 'spent',
    details: JSON.stringify({ legalName: PLANT, email: null, phone: null, links: [] }),
    decided_by: 'operator',
    decided_at: at,
    mandate: WORDS,
    decline_note: WORDS,
    dispute_note: WORDS,
  })
  await row('data_corrections', { id: 'ID', candidate_id, topic: 'name', proposal: WORDS })
  const request = await row('candidate_requests', { id: 'ID', ...of, kind: 'review', message: WORDS, answer_by: at })
  await row('manual_notices', { id: 'ID', ...of, about: 'answer', key: 'a/b', request_id: request, deliver_by: at })
  await sql(
    `update manual_notices set state = 'delivered', method = 'phone', note = $1, delivered_by = $2, delivered_at = $3`,
    [...[WORDS, user_id, at]],
  )
  await plantInterview(of, at)
  await sql('update offers set terms = $1, accepted_name = $1, evidence = $1, decline_note = $1, withdraw_note = $1', [
    WORDS,
  ])
  await sql('delete from offer_documents')
  const bytes = Buffer.from(WORDS)
  await sql(
    `insert into offer_documents (offer_id, bytes, hash, terms, position, company_name, created_at)
     values ($1, $2, encode(sha256($2), 'hex'), $3, 'Go', 'Acme', $4)`,
    [offer_id, bytes, WORDS, at],
  )
  await row('offer_approvals', { id: 'ID', offer_id, user_id, decision: 'approved', note: WORDS, at })
  const hire = await row('hired_candidates', {
    id: 'ID',
    company_id: owner.companyId,
    requirement_id,
    candidate_id,
    offer_id,
    state: 'ended',
    engagement: 'contract',
    rate_amount_minor: 1,
    rate_currency: 'EUR',
    rate_period: 'hour',
    trial_days: 0,
    start_on: '2026-01-01',
    trial_ends_on: '2026-01-01',
    guarantee_until: '2026-03-01',
    started_by: 'employer',
    confirmed_at: at,
    confirmed_by: 'employer',
    end_on: '2026-06-01',
    end_code: 'resigned',
    end_note: WORDS,
    replacement_note: WORDS,
    rating_note: WORDS,
  })
  await row('hire_check_ins', { hire_id: hire, day: 30, due_on: '2026-02-01', note: WORDS })
}

async function plantInterview(of: Readonly<Record<string, unknown>>, at: Date): Promise<void> {
  const user_id = owner.user.id
  const interview = await row('scheduled_interviews', {
    id: 'ID',
    ...of,
    round: 1,
    kind: 'screen',
    minutes: 30,
    organizer_id: user_id,
    zone_organizer: 'UTC',
    zone_candidate: 'UTC',
    place: 'phone',
    place_note: WORDS,
    join_url: `https://${PLANT}.test`,
    state: 'cancelled',
    state_since: at,
    ics_uid: 'x',
    cancel_reason: WORDS,
    reason: WORDS,
    no_show_reason: WORDS,
    contest_reason: WORDS,
    complete_reason: WORDS,
    criteria: '[]',
  })
  await row('interview_changes', {
    id: 'ID',
    interview_id: interview,
    at,
    by: 'candidate',
    kind: 'cancelled',
    reason: WORDS,
  })
  await row('interview_scorecards', {
    interview_id: interview,
    user_id,
    recommendation: 'yes',
    summary: WORDS,
    submitted_at: at,
    criteria: JSON.stringify([{ key: 'a', rating: 4, note: WORDS }]),
  })
}

/** The tables with the word in any column, including the bytes of documents. */
async function tablesWithPlant(): Promise<string[]> {
  const { rows } = await sql(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { table_name } of rows) {
    const words = [PLANT, HANDLE].flatMap((word) => [word, Buffer.from(word).toString('hex')]).join('|')
    const counted = await sql(`select count(*)::int as n from "${table_name}" t where t::text ~* '${words}'`)
    if (counted.rows[0].n > 0) found.push(table_name)
  }
  return found.toSorted()
}

test("every text about an erased candidate is gone from every table, and the history's chain verifies", async () => {
  const before = await tablesWithPlant()
  const at = app.system.now()
  const whose = { candidateId: ids.candidate, companyId: owner.companyId ?? '', shortlistedId: ids.entry, at }
  const links = await app.system.transaction((tx) => openPermanentLinks(tx, whose))
  const address = await linkAddress(app.system, { verificationId: links.correctOrEraseData.id, appUrl: APP_URL })
  const attributes = { token: address.split('#')[1] ?? '', confirm: true }
  expect((await app.call(eraseOwnData, { attributes })).status).toBe(200)
  await untilFollowed(app)
  await app.catchUp()

  expect(before).toEqual(
    [
      ...['candidate_contacts', 'candidate_education', 'candidate_requests', 'candidate_skills', 'candidate_work'],
      ...[
        'candidate_texts',
        'candidates',
        'community_members',
        'contact_infos',
        'data_corrections',
        'hire_check_ins',
        'hired_candidates',
      ],
      ...[
        'interview_changes',
        'interview_scorecards',
        'offer_approvals',
        'offer_documents',
        'offers',
        'manual_notices',
      ],
      ...['scheduled_interviews', 'shortlist_notes', 'shortlist_votes', 'shortlisteds', 'stars'],
      ...[
        'agency_messages',
        'feedback_opinions',
        'import_run_rows',
        'submissions',
        'dispute_statements',
        'ownership_disputes',
      ],
      'candidate_reports',
      'talent_pool_members',
      'talent_pool_removals',
    ].toSorted(),
  )
  expect(await tablesWithPlant()).toEqual([])
  const { data } = await app.call(checkActivities, { token: owner.token })
  expect(data).toMatchObject({ unbroken: true })
})

const waitingStatements = async (): Promise<number> =>
  (
    await sql(
      'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
    )
  ).rowCount ?? 0

/** Erases beside an open transaction, as far as that goes, and then ends the transaction. */
async function eraseBeside(
  candidateId: string,
  { begin, end, waiting }: { begin: (client: pg.PoolClient) => Promise<void>; end: string; waiting: number },
): Promise<void> {
  const operator = await aPerson(app, 'platform.admin')
  const client = await app.database.pool.connect()
  try {
    await client.query('begin')
    await begin(client)
    let isDone = false
    const asked = { token: operator.token, params: { id: candidateId }, attributes: { reason: 'Asked by phone' } }
    const erasing = app.call(eraseCandidate, asked).finally(() => {
      isDone = true
    })
    await expect.poll(async () => isDone || (await waitingStatements()) >= waiting).toBe(true)
    await client.query(end)
    expect((await erasing).status).toBe(204)
  } finally {
    client.release()
  }
}

test('what requests wrote while a candidate was erased is erased a little later', async () => {
  const [candidateId = ''] = await addCandidates(app, [aRecord()])
  const { requirement: requirementId } = ids
  const entry = await anEntryAt(app, { author: owner, requirementId, candidateId, stage: 'shortlisted' })
  const begin = async (client: pg.PoolClient) => {
    await client.query('insert into shortlist_notes (id, shortlisted_id, author_id, body) values ($1, $2, $3, $4)', [
      ...[newId(), entry, owner.user.id, WORDS],
    ])
  }
  await eraseBeside(candidateId, { begin, end: 'commit', waiting: 1 })
  expect(await tablesWithPlant()).toEqual(['shortlist_notes'])
  app.clock.advance(6 * MINUTE_MS)
  await app.catchUp()
  expect(await tablesWithPlant()).toEqual([])
})

test('an import that began before an erasure brings nothing back', async () => {
  const agencyId = await anAgency(app)
  const [candidateId = ''] = await addCandidates(app, [aRecord({ externalId: 'leaving' })], agencyId)
  const records = [aRecord({ externalId: 'beside' }), aRecord({ externalId: 'leaving', noticeDays: 3 })]
  let importing: Promise<unknown> = Promise.resolve()
  const begin = async (client: pg.PoolClient) => {
    // The import has looked up the candidates that it knows, and waits before it writes.
    await client.query(
      `insert into candidates select (jsonb_populate_record(c, jsonb_build_object('id', $1::text, 'external_id', 'beside'))).*
       from candidates c where id = $2`,
      [newId(), candidateId],
    )
    importing = importCandidates(app.system, records, { agencyId, now: app.system.now() })
    await expect.poll(waitingStatements).toBe(1)
  }
  await eraseBeside(candidateId, { begin, end: 'rollback', waiting: 2 })
  await importing
  const { rows } = await sql(
    'select c.state, t.legal_name from candidates c left join candidate_contacts t on t.candidate_id = c.id where c.id = $1',
    [candidateId],
  )
  expect(rows).toEqual([{ state: 'erased', legal_name: null }])
})

test('stored mails about the candidate are deleted; others stay', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-mail-'))
  const mailer = createMailer({ smtpUrl: undefined, dataDir, appUrl: APP_URL })
  const [about, other] = [newId(), newId()]
  const send = (key: string, text: string) =>
    deliverMail(app.system, mailer, {
      key,
      to: `${PLANT}@example.test`,
      subject: 'An offer',
      content: { greeting: text, before: [] },
    })
  await send(`offer.sent/${about}/1/candidate`, WORDS)
  await send(`interview.soon/${about}`, WORDS)
  await send(`offer.sent/${other}/1/candidate`, 'Somebody else')

  await forgetMail(app.system, mailer, [about])

  const folder = join(dataDir, 'mail')
  const left = await readdir(folder)
  const texts = await Promise.all(left.map((name) => readFile(join(folder, name), 'utf8')))
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('Somebody else')
  await rm(dataDir, { recursive: true })
})
