/** npm run lighthouse [-- --runs 3]: measures the built app as served by the server; fails below the goals. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CHROMIUM_FLAGS } from '@assay/journeys/browser'
import { findChromium } from '@assay/journeys/chromium'
import { awaitFound, linkIn, listMails } from '@assay/journeys/mailbox'
import { backendPosting } from '@assay/journeys/postings'
import { startSite } from '@assay/journeys/site'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from 'playwright-core'

const LOGIN = { email: 'recruiter@acme.test', password: 'assay-demo-1' }
const PORT = 9_333
const TEN_MINUTES_MS = 600_000
const GOALS = { performance: { desktop: 97, mobile: 90 }, rest: 100 }
/** What the pages for visitors may load, their data included. */
const MAX_BYTES: Readonly<Record<string, number>> = { home: 215 * 1024, login: 200 * 1024 }

type Device = keyof typeof GOALS.performance

interface Seen {
  readonly page: string
  readonly device: Device
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly bytes: number
  /** First and largest contentful paint and total blocking time, in ms. */
  readonly firstContentMs: number
  readonly largestContentMs: number
  readonly blockedMs: number
  readonly shift: number
}

const { values: settings } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
const runs = Number(settings.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number.')

const { site, clock, stop } = await startSite()
const profile = mkdtempSync(join(tmpdir(), 'assay-lighthouse-'))
const { executablePath, env } = await findChromium()
const browser = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${PORT}`],
  env: { ...process.env, ...env } as Record<string, string>,
})
const all: Seen[] = []
try {
  await look('/', 'home')
  await look('/login', 'login')
  const token = await signIn()
  const search = await aSearch(token)
  const job = await aJob(token)
  await look(`/candidate-search-skills/${search}`, 'results')
  await look(`/candidate-search/profile?id=${await bestOf(token, search)}&search=${search}`, 'profile')
  await look(`/requirement?id=${job}`, 'job')
  await look(`/candidate-search/shortlisted-candidates?requirement=${job}`, 'board')
  await look(await pageOfCandidate(token, job), 'candidate')
} finally {
  await browser.close()
  await stop()
  rmSync(profile, { recursive: true, force: true })
}
console.table(all)
const short = all.filter((seen) => !isGood(seen))
for (const { page, device } of short) process.stdout.write(`${page} on ${device} falls short of the goals.\n`)
process.exitCode = short.length === 0 ? 0 : 1

async function look(path: string, page: string): Promise<void> {
  for (const device of ['desktop', 'mobile'] as const) {
    const seen: Seen[] = []
    for (let run = 0; run < runs; run += 1) seen.push(await see(path, page, device))
    seen.sort((left, right) => left.performance - right.performance)
    all.push(seen[Math.floor(runs / 2)] as Seen)
  }
}

async function see(path: string, page: string, device: Device): Promise<Seen> {
  const result = await lighthouse(
    `${site.address}${path}`,
    { port: PORT, logLevel: 'error', onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] },
    device === 'desktop' ? desktopConfig : undefined,
  )
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${path}.`)
  const { audits, categories, finalDisplayedUrl } = result.lhr
  if (!finalDisplayedUrl.endsWith(path)) throw new Error(`${path} led to ${finalDisplayedUrl}.`)
  const figure = (name: string): number => Math.round(audits[name]?.numericValue ?? Number.NaN)
  const points = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    page,
    device,
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    bytes: figure('total-byte-weight'),
    firstContentMs: figure('first-contentful-paint'),
    largestContentMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    shift: Number((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)),
  }
}

function isGood({ page, device, performance, accessibility, bestPractices, seo, bytes }: Seen): boolean {
  const isLight = bytes <= (MAX_BYTES[page] ?? Number.POSITIVE_INFINITY)
  const rest = Math.min(accessibility, bestPractices, seo)
  return performance >= GOALS.performance[device] && rest >= GOALS.rest && isLight
}

/** In the browser too; Lighthouse keeps the session between its runs. */
async function signIn(): Promise<string> {
  const { access_token: token } = (await ask('/login', { body: LOGIN })) as { access_token: string }
  await browser.addCookies([
    { name: 'auth._token.local', value: encodeURIComponent(`Bearer ${token}`), url: site.address },
    { name: 'auth.strategy', value: 'local', url: site.address },
  ])
  return token
}

async function aSearch(token: string): Promise<string> {
  const body = { data: { type: 'candidate-searches', attributes: { door: 'jobDesc', text: backendPosting } } }
  return ((await ask('/candidate-searches', { body, token })) as { data: { id: string } }).data.id
}

async function bestOf(token: string, search: string): Promise<string> {
  const { data } = (await ask(`/candidate-searches/${search}/matches?page[size]=1`, { token })) as {
    data: { relationships: { candidate: { data: { id: string } } } }[]
  }
  return data[0]?.relationships.candidate.data.id ?? ''
}

/** The open job with most candidates. */
async function aJob(token: string): Promise<string> {
  const { data } = (await ask('/requirements?filter[state]=open&page[size]=50', { token })) as {
    data: { id: string; attributes: { funnel: Record<string, number> } }[]
  }
  const sizeOf = ({ attributes: { funnel } }: (typeof data)[number]): number =>
    Object.values(funnel).reduce((sum, people) => sum + people, 0)
  return data.toSorted((left, right) => sizeOf(right) - sizeOf(left))[0]?.id ?? ''
}

/** Asks shortlisted candidates for contact, and returns where the link of the first mail to one of them leads. */
async function pageOfCandidate(token: string, requirementId: string): Promise<string> {
  const { data } = (await ask(`/shortlisteds?filter[requirement]=${requirementId}&filter[stage]=shortlisted`, {
    token,
  })) as { data: { relationships: { candidate: { data: { id: string } } } }[] }
  for (const { relationships } of data) {
    const attributes = {
      candidateId: relationships.candidate.data.id,
      requirementId,
      pay: { amountMinor: 6_500_000, currency: 'EUR', period: 'year' },
      message: 'We build the order intake of a large shop. Your work on similar systems is why we write to you.',
    }
    await ask('/contact-infos', { body: { data: { type: 'contact-infos', attributes } }, token })
  }
  await clock.advance(TEN_MINUTES_MS)
  // Agencies get mails too, with links to pages behind the login; only a candidate's link ends in a token.
  const link = await awaitFound(
    () =>
      listMails(site.mailFolder)
        .map(linkIn)
        .find((found) => new URL(found).hash !== ''),
    'No candidate got a mail.',
  )
  const { pathname, hash } = new URL(link)
  return pathname + hash
}

async function ask(path: string, { body, token }: { body?: object; token?: string }): Promise<unknown> {
  const response = await fetch(`${site.address}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/vnd.api+json, application/json',
      'content-type': token === undefined ? 'application/json' : 'application/vnd.api+json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
