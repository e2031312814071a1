import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { misspelledSettings, readSettings } from './settings.ts'

test('an empty environment serves on localhost with the embedded database', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    appUrl: 'http://localhost:3000',
    searchSiteUrl: 'http://localhost:3000',
    stripe: undefined,
    google: undefined,
    demo: 'auto',
    demoCandidates: 6_000,
  })
})

test('the address follows the port, and a given address loses its trailing slash', () => {
  expect(readSettings({ PORT: '8080' }).appUrl).toBe('http://localhost:8080')
  expect(readSettings({ APP_URL: 'https://assay.test/' }).searchSiteUrl).toBe('https://assay.test')
})

test('an empty value counts as absent', () => {
  expect(readSettings({ PORT: ' ', DATABASE_URL: '', DEMO: '\t' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  })
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '30.5'],
  ['DATABASE_URL', 'mysql://root@localhost/assay'],
  ['APP_URL', 'assay.test'],
  ['APP_URL', 'https://user:secret@assay.test'],
  ['APP_URL', 'https://assay.test/?from=mail'],
  ['APP_URL', 'https://assay.test/#'],
  ['APP_URL', 'https://intranet.test/assay'],
  ['SEARCH_SITE_URL', 'https://assay.test#jobs'],
  ['SMTP_URL', 'mail.test:25'],
  ['SMTP_URL', 'smtp://'],
  ['DEMO', 'yes'],
  ['DEMO_CANDIDATES', '12'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'sixteen or more letters\n'],
  ['RETENTION_MAX_DAYS', '179'],
  ['RETENTION_MAX_DAYS', '99999999999'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '11'],
])('a wrong %s (%s) is refused by one line that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} is invalid: [^\\n]+\\.$`))
})

test.each([
  [undefined, false],
  ['none', false],
  ['1', 1],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, 192.168.1.4 fd00::/8', ['10.0.0.0/8', '192.168.1.4', 'fd00::/8']],
])('TRUST_PROXY %j trusts %j', (given, trusted) => {
  expect(readSettings(given === undefined ? {} : { TRUST_PROXY: given }).trustProxy).toEqual(trusted)
})

test('an incomplete Google or Stripe configuration is refused by its missing name', () => {
  expect(() => readSettings({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/^GOOGLE_CLIENT_SECRET is missing/)
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLIC_KEY: 'pk' })).toThrow(
    /^STRIPE_WEBHOOK_SECRET is missing/,
  )
})

test('a complete Google configuration uses Google unless another issuer is given', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(readSettings(google).google?.issuer).toBe('https://accounts.google.com')
  expect(readSettings({ ...google, GOOGLE_ISSUER: 'https://id.test' }).google?.issuer).toBe('https://id.test')
})

test('calendars are registered with a provider whole or not at all, Microsoft’s for everyone unless a tenant is named', () => {
  const google = { GOOGLE_CALENDAR_CLIENT_ID: 'id', GOOGLE_CALENDAR_CLIENT_SECRET: 'secret' }
  const microsoft = { MICROSOFT_CALENDAR_CLIENT_ID: 'id', MICROSOFT_CALENDAR_CLIENT_SECRET: 'secret' }
  const refused = { ...microsoft, MICROSOFT_CALENDAR_TENANT: 'a/b' }

  expect(readSettings({}).calendarClients).toEqual({ google: undefined, microsoft: undefined })
  expect(readSettings({ ...google, ...microsoft }).calendarClients).toMatchObject({
    google: { clientId: 'id', apiBase: undefined },
    microsoft: { tenant: 'common', apiBase: undefined },
  })
  expect(() => readSettings({ GOOGLE_CALENDAR_CLIENT_ID: 'id' })).toThrow(/^GOOGLE_CALENDAR_CLIENT_SECRET is missing/)
  expect(() => readSettings(refused)).toThrow(/MICROSOFT_CALENDAR_TENANT is invalid/)
})

test('docs/settings.md explains each setting, and no other', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))]
  const known = namesIn(read('./settings.ts'), /^ {2}([A-Z]+(?:_[A-Z]+)*): optional\(/gm)

  expect(known.length).toBeGreaterThan(20)
  expect(namesIn(read('../../../../../docs/settings.md'), /`([A-Z]+(?:_[A-Z]+)*)`/g).toSorted()).toEqual(
    known.toSorted(),
  )
})

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['TRUST_PROXIES', undefined],
  ['TRUST_PROX', 'TRUST_PROXY'],
  ['app_url', 'APP_URL'],
  ['METRICS_TOKENS', 'METRICS_TOKEN'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['API_URL', undefined],
  ['host', undefined],
  ['PATH', undefined],
])('%s is noticed as a misspelling of %s', (given, meant) => {
  expect(misspelledSettings({ [given]: 'x' })).toEqual(meant === undefined ? [] : [[given, meant]])
})

test('settings themselves are no misspellings, nor is a variable beside the setting that it resembles', () => {
  expect(misspelledSettings({ SMTP_URL: 'smtp://mail.test', DATABASE_URL: '', DATABASE_URI: 'x' })).toEqual([])
})
