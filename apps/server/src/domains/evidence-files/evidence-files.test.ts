import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkActivities } from '@assay/contracts/activities'
import * as contract from '@assay/contracts/evidence-files'
import { listRequirements } from '@assay/contracts/requirements'
import { logIn } from '@assay/contracts/sessions'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verifyCommand } from '../../cli/verify.ts'
import { quickTest } from '../../platform/testing/full-run.ts'
import { openDemoApp } from '../../platform/testing/test-demo.ts'
import { aPerson } from '../../platform/testing/test-people.ts'
import { type EvidenceFile, findAltered, sealEvidence, writeEvidence } from './evidence.rules.ts'
import { verifyEvidence } from './verify-evidence.ts'

const app = await openDemoApp()
const { call } = app
const token = async (email: string): Promise<string> =>
  (await call(logIn, { attributes: { email, password: 'assay-demo-1' } })).json.access_token
const owner = await token('owner@acme.test')

const [job] = (
  await app.database.pool.query(
    `select r.id, min(s.id::text) as entry, min(s.candidate_id::text) as candidate from requirements r
     join shortlisteds s on s.requirement_id = r.id join companies c on c.id = r.company_id
     where c.name = 'Acme' and r.state = 'archived' and s.search_id is not null
     group by r.id order by count(*) desc, r.id limit 1`,
  )
).rows
const [entry] = (
  await app.database.pool.query(
    'select id, candidate_id from shortlisteds where requirement_id = $1 order by id limit 1',
    [job.id],
  )
).rows

async function take(attributes: object, as = owner): Promise<{ text: string; file: EvidenceFile }> {
  const { statusCode, body } = await app.app.routes.app.inject({
    method: 'POST',
    url: '/api/v1/evidence-files/json',
    headers: { authorization: `Bearer ${as}`, 'content-type': MEDIA_TYPE, accept: MEDIA_TYPE },
    payload: JSON.stringify({ data: { type: 'evidence-files', attributes } }),
  })
  expect(statusCode).toBe(200)
  return { text: body, file: JSON.parse(body) }
}

const wholeJob = await take({ requirementId: job.id })
const decision = await take({ requirementId: job.id, shortlistedId: entry.id })

quickTest(
  'the evidence of a job holds its decisions, rankings and ledger, and verifies without the database',
  async () => {
    const { text, file } = wholeJob
    expect(file.about).toMatchObject({ kind: 'job', company: 'Acme' })
    expect(file.decisions.length).toBeGreaterThan(3)
    expect(file.rankings.length).toBeGreaterThan(0)
    expect(file.ledger.entries.length).toBeGreaterThan(3)
    expect(file.modelCards.length).toBeGreaterThan(0)
    expect(file.rankings[0]?.profiles.length).toBeGreaterThan(10)
    expect((await verifyEvidence(text)).findings).toEqual([])
  },
)

quickTest('the evidence of a decision is about one candidate alone', async () => {
  const { text, file } = decision
  const about = file.rankings.flatMap(({ profiles, frozen }) => [
    ...profiles.map(({ candidateId }) => candidateId),
    ...frozen.matches.map(({ candidateId }) => candidateId),
  ])
  expect(new Set([...about, ...file.decisions.map(({ candidateId }) => candidateId)])).toEqual(
    new Set([entry.candidate_id]),
  )
  expect(new Set(file.ledger.entries.map(({ candidateId }) => candidateId))).toEqual(new Set([entry.candidate_id]))
  expect((await verifyEvidence(text)).findings).toEqual([])
})

test('any changed byte is found', async () => {
  const bytes = Buffer.from(decision.text)
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(7), async (at, bit) => {
      const altered = Buffer.from(bytes)
      altered[at] = (altered[at] ?? 0) ^ (1 << bit)
      expect((await verifyEvidence(altered.toString('utf8'))).findings).not.toEqual([])
    }),
  )
  for (const text of [`${decision.text} `, decision.text.slice(0, -1), decision.text.replace(',', ', ')])
    expect((await verifyEvidence(text)).findings).not.toEqual([])
})

quickTest('another writing of the key or of the signature is found, whatever the key', async () => {
  const { about, ledger } = decision.file
  const small = { about, ledger: { ...ledger, entries: [], head: null }, decisions: [], modelCards: [], rankings: [] }
  for (let secret = 1; secret <= 16; secret++) {
    const file = sealEvidence(small, Buffer.alloc(32, secret))
    for (const part of ['key', 'value'] as const) {
      const written = file.signature[part]
      // Whether the same bytes can be written otherwise, the last characters decide: all keys try those.
      for (const altered of withEachBitFlipped(written, secret === 1 ? 0 : written.length - 4))
        expect(findAltered({ ...file, signature: { ...file.signature, [part]: altered } })).not.toEqual([])
    }
  }
})

function* withEachBitFlipped(text: string, from: number): Generator<string> {
  for (let at = from; at < text.length; at++)
    for (let bit = 0; bit < 7; bit++) {
      const bytes = Buffer.from(text)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
      yield bytes.toString('latin1')
    }
}

/** Everything sealed and signed again with another key. */
const resealed = ({ seals: _, signature: __, assayEvidence: ___, ...evidence }: EvidenceFile) =>
  writeEvidence(sealEvidence(evidence, Buffer.alloc(32, 1)))

quickTest('what was altered is named, even if the file was sealed again', async () => {
  const changed = (change: (file: EvidenceFile) => void): EvidenceFile => {
    const copy = structuredClone(wholeJob.file)
    change(copy)
    return copy
  }
  // biome-ignore lint/suspicious/noExplicitAny: a forger keeps to no type
  const set = (object: any, name: string, value: unknown) => {
    object[name] = value
  }
  const findings = async (text: string) => (await verifyEvidence(text)).findings.join('; ')

  const stage = changed((file) => set(file.decisions[0], 'stage', 'hired'))
  expect(await findings(writeEvidence(stage))).toBe('the section decisions differs from its seal')

  const [first] = wholeJob.file.ledger.entries
  const verb = changed((file) => set(file.ledger.entries[0], 'canonical', `${first?.canonical} `))
  expect(await findings(resealed(verb))).toBe(`entry ${first?.seq} does not match its hash`)

  const points = changed((file) => set(file.rankings[0]?.frozen.matches[2], 'score', 1))
  expect(await findings(resealed(points))).toMatch(
    /rank 3 does not match the seal; .*rank 3: .* has other contributions/,
  )

  const profile = changed((file) => set(file.rankings[0]?.profiles[0], 'profile', '{}'))
  expect(await findings(resealed(profile))).toMatch(/the profile of .* was altered/)

  const sum = changed((file) =>
    set(file.decisions.find(({ explanation }) => explanation.length > 0)?.explanation[0], 'points', 99_999),
  )
  expect(await findings(resealed(sum))).toMatch(/adds up to/)

  const own = await verifyEvidence(wholeJob.text)
  expect((await verifyEvidence(resealed(wholeJob.file))).signedBy).not.toBe(own.signedBy)
})

test('a sealed file that is no evidence is refused in one line, and no file prints control characters', async () => {
  const key = Buffer.alloc(32, 9)
  const { seals: _, signature: __, assayEvidence: ___, ...whole } = wholeJob.file
  const odd: object[] = [{ ledger: null }, { decisions: [null] }, { rankings: [{}] }, { about: null }]
  for (const part of odd) {
    const { findings } = await verifyEvidence(writeEvidence(sealEvidence({ ...whole, ...part }, key)))
    expect(findings).toEqual(['the file has a seal, but not the content of an evidence file'])
  }
  const levels = `{"assayEvidence":1,"about":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  expect((await verifyEvidence(levels)).findings).toHaveLength(1)

  const title = '\u001b[2JNothing was altered'
  const about = { ...whole.about, job: { ...whole.about.job, title } }
  const path = join(mkdtempSync(join(tmpdir(), 'assay-evidence-')), 'file.json')
  writeFileSync(path, writeEvidence(sealEvidence({ ...whole, about }, key)))
  const said: string[] = []
  const output = { out: (text: string) => said.push(text), err: (text: string) => said.push(text), isTerminal: true }
  expect(await verifyCommand.run([path], output)).toBe(0)
  expect(said.join('')).toContain('Nothing was altered: job')
  expect(said.join('')).not.toContain('\u001b')
})

quickTest('the PDF is PDF/A-2b, has its fonts inside and prints the seal', async () => {
  const { status, data, headers } = await call(contract.exportEvidencePdf, {
    token: owner,
    attributes: { requirementId: job.id },
  })
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = (data as Buffer).toString('latin1')
  expect(text).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>B</)
  expect(text).toContain('/OutputIntent')
  expect(text).toContain('/FontFile2')
})

quickTest('users who may not read the timeline of the job export nothing, and each export is recorded', async () => {
  const take = (as: string, attributes: object = { requirementId: job.id }) =>
    call(contract.exportEvidenceJson, { token: as, attributes: { ...attributes } })
  const viewer = await token('viewer@acme.test')
  const [seen] = (await call(listRequirements, { token: viewer })).data
  expect([(await take(viewer)).status, (await take(viewer, { requirementId: seen.id })).status]).toEqual([404, 403])
  expect((await take(await token('owner@globex.test'))).status).toBe(404)
  expect((await take(await token('owner@northbridge.test'))).status).toBe(404)
  const agency = await aPerson(app, 'agency.owner')
  expect([403, 404]).toContain((await take(agency.token)).status)
  const { rows } = await app.database.pool.query('select id from shortlisteds where requirement_id <> $1 limit 1', [
    job.id,
  ])
  expect((await take(owner, { requirementId: job.id, shortlistedId: rows[0].id })).status).toBe(404)
  const recorded = await app.database.pool.query(
    `select after from activities where verb = 'requirement.exportEvidence' and target_id = $1`,
    [job.id],
  )
  expect(recorded.rows.map(({ after }) => after.seal)).toContain(wholeJob.file.seals.whole)
  expect((await call(checkActivities, { token: owner })).data.unbroken).toBe(true)
})
