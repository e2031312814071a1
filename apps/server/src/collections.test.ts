// The 37 collections that scripts rely on: every role requests the list and a single resource. Not repeated on
// PostgreSQL 15: it is about permissions; openapi-fuzz.full.test.ts calls every endpoint there.
import { logIn } from '@assay/contracts/sessions'
import { expect, test } from 'vitest'
import { openDemoApp } from './platform/testing/test-demo.ts'
import { DEMO_USERS } from './platform/testing/test-people.ts'

const app = await openDemoApp()

// The columns of the specification: PA, AC, OW, AD, RE, HM, VI, AO, AM, CL, AN.
const PEOPLE = [...DEMO_USERS, null]

const tokens = new Map<string | null, string>()
for (const email of [...PEOPLE, 'owner@globex.test'])
  if (email !== null)
    tokens.set(email, (await app.call(logIn, { attributes: { email, password: 'assay-demo-1' } })).json.access_token)

async function get(email: string | null, path: string) {
  const token = tokens.get(email)
  const response = await app.app.routes.app.inject({
    url: `/api/v1${path}`,
    headers: {
      accept: 'application/vnd.api+json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  })
  return { status: response.statusCode, document: response.json() }
}

//                                PA  AC  OW  AD  RE  HM  VI  AO  AM  CL  AN
// biome-ignore format: a table
const LISTS = [
  ['activities',                  '200 200 200 200 200 200 403 200 200 403 401'],
  ['agencies',                    '200 403 200 200 403 403 403 200 200 200 401'],
  ['agency-api-keys',             '200 403 403 403 403 403 403 200 200 403 401'],
  ['agency-clients',              '200 403 200 200 403 403 403 200 200 403 401'],
  ['anonymous-users',             '403 403 403 403 403 403 403 403 403 403 200'],
  ['billing-infos',               '200 403 200 200 403 403 403 403 403 403 401'],
  ['communities',                 '403 403 200 200 200 403 403 403 403 403 401'],
  ['candidate-anonymous-searches', '403 403 403 403 403 403 403 403 403 403 200'],
  ['candidate-searches',          '403 403 200 200 200 200 200 403 403 403 401'],
  ['categories',                  '200 200 200 200 200 200 200 200 200 200 200'],
  ['compensations',               '200 200 200 200 200 200 200 200 200 403 200'],
  ['contact-infos',               '200 403 200 200 200 200 403 200 200 403 401'],
  ['countries',                   '200 200 200 200 200 200 200 200 200 200 200'],
  ['dashboards',                  '200 200 200 200 200 200 200 200 200 200 401'],
  ['email-verifications',         '200 200 200 200 200 200 200 200 200 200 401'],
  ['google-identities',           '200 200 200 200 200 200 200 200 200 200 401'],
  ['hired-candidates',            '200 403 200 200 200 200 403 200 403 403 401'],
  ['items',                       '200 200 200 200 200 200 200 200 200 200 200'],
  ['job-industries',              '200 200 200 200 200 200 200 200 200 200 200'],
  ['job-skills',                  '200 200 200 200 200 200 200 200 200 200 200'],
  ['notifications',               '200 200 200 200 200 200 200 200 200 200 401'],
  ['profiles',                    '200 200 200 200 200 200 200 200 200 200 401'],
  ['referrals',                   '200 403 200 200 200 200 200 200 200 200 401'],
  ['registrations',               '200 200 200 200 200 200 200 200 200 200 401'],
  ['password-resets',             '200 200 200 200 200 200 200 200 200 200 401'],
  ['roles',                       '200 200 200 200 200 200 200 200 200 200 401'],
  ['sample-job-descriptions',     '200 200 200 200 200 200 200 200 200 200 200'],
  ['scheduled-interviews',        '403 403 200 200 200 200 200 403 403 403 401'],
  ['shortlisteds',                '403 403 200 200 200 200 200 403 403 200 401'],
  ['stars',                       '403 403 200 200 200 200 403 200 200 403 401'],
  ['subscriptions',               '403 403 200 200 200 403 403 403 403 403 401'],
  ['tags',                        '200 200 200 200 200 200 200 200 200 200 401'],
  ['teammates',                   '403 403 200 200 200 200 200 200 200 403 401'],
  ['timezones',                   '200 200 200 200 200 200 200 200 200 200 200'],
  ['unique-job-titles',           '200 200 200 200 200 200 200 200 200 200 200'],
  ['users',                       '200 200 200 200 200 200 200 200 200 200 401'],
  ['verifications',               '200 200 200 200 200 200 200 200 200 200 401'],
] as const

/** Their ids are secrets: the holder of one learns its progress, and nothing else. */
const OPEN_BY_ID = new Set<string>(['password-resets', 'verifications', 'email-verifications'])

test('the list has the 37 names of the contract', () => {
  expect(new Set(LISTS.map(([type]) => type)).size).toBe(37)
})

/** What the specification names beside them. */
// biome-ignore format: a table
const FURTHER = [
  ['candidates',                  '200 403 200 200 200 200 200 200 200 200 401'],
  ['requirements',                '200 403 200 200 200 200 200 200 200 200 401'],
  ['rankings',                    '403 403 200 200 200 200 200 403 403 403 401'],
  ['reason-codes',                '403 403 200 200 200 200 200 403 403 403 401'],
] as const

test.each([...LISTS, ...FURTHER])(
  '%s: permitted roles get the list and a single resource, others are refused',
  async (type, row) => {
    const expected = row.split(' ').map(Number)
    const lists = await all((email) => get(email, `/${type}`))
    expect(lists.map(({ status }) => status)).toEqual(expected)
    const at = lists.findIndex(({ document }) => document.data?.length > 0)
    const id: string | undefined = lists[at]?.document.data[0].id
    // A guest without a cookie is another guest each time.
    if (id === undefined || type === 'anonymous-users') return
    const singles = await all((email) => get(email, `/${type}/${id}`))
    expect([PEOPLE[at], singles[at]?.status]).toEqual([PEOPLE[at], 200])
    if (OPEN_BY_ID.has(type)) return
    for (const [other, { status, document }] of singles.entries()) {
      // A role that may not read the list reads no single resource either.
      const allowed = expected[other] === 200 ? [200, 403, 404] : [401, 403, 404]
      expect([PEOPLE[other], status, allowed.includes(status)]).toEqual([PEOPLE[other], status, true])
      if (status === 200) expect(document.data).toMatchObject({ type, id })
    }
  },
)

/** What belongs to a company or to one person. */
const OWNED = [
  ...['activities', 'agency-clients', 'billing-infos', 'candidate-searches', 'communities', 'contact-infos'],
  ...['dashboards', 'hired-candidates', 'notifications', 'profiles', 'scheduled-interviews', 'shortlisteds'],
  ...['rankings', 'subscriptions', 'teammates'],
]

test.each(OWNED)('%s of another company are not found', async (type) => {
  const { document } = await get('owner@acme.test', `/${type}`)
  const [first] = document.data
  if (first === undefined) return
  expect((await get('owner@globex.test', `/${type}/${first.id}`)).status).toBe(404)
})

/** In sequence: the order is that of the columns, and a server refuses too many in parallel. */
async function all<Answer>(ask: (email: string | null) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const email of PEOPLE) answers.push(await ask(email))
  return answers
}
