// Opens every given address as every role and as a guest, and compares what happens with docs/routes.md.
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { ask, openWindow, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const TABLE = new URL('../../docs/routes.md', import.meta.url)

/** The rows of the table: the address and the outcome for each role. */
function readTable(): { roles: string[]; rows: { address: string; outcomes: string[] }[] } {
  const lines = readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|--'))
  const cells = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const [[, ...roles] = [], ...rows] = cells
  return {
    roles,
    rows: rows.map(([address = '', ...outcomes]) => ({ address: address.replaceAll('`', ''), outcomes })),
  }
}

const WHO: Readonly<Record<string, string | null>> = {
  guest: null,
  owner: 'owner@acme.test',
  admin: 'lead@acme.test',
  recruiter: 'recruiter@acme.test',
  manager: 'manager@acme.test',
  viewer: 'viewer@acme.test',
  agency: 'owner@northbridge.test',
  member: 'member@northbridge.test',
  client: 'client@northbridge.test',
  operator: 'admin@assay.test',
  creator: 'creator@assay.test',
}

interface Listed {
  readonly data: readonly { readonly id: string; readonly attributes: Readonly<Record<string, unknown>> }[]
}

/** Ids that stand for the names in braces. */
async function namedIds(): Promise<Record<string, string>> {
  const token = await tokenOf('owner@acme.test')
  const first = async (path: string) => ((await ask('GET', path, { token })) as Listed).data[0]?.id ?? ''
  const jobs = (await ask('GET', '/requirements?filter[state]=open&page[size]=50', { token })) as Listed
  const job = jobs.data.find(({ attributes }) => attributes['visibility'] === 'public')
  const shown = await ask('GET', `/shortlisteds?filter[requirement]=${job?.id}&page[size]=1&include=candidate`, {
    token,
  })
  const [candidate] = (shown as unknown as { included: readonly { id: string; type: string }[] }).included
  return {
    job: job?.id ?? '',
    candidate: candidate?.id ?? '',
    teammate: await first('/teammates'),
    nobody: '01890a5d-ac96-774b-bcce-b302099a8057',
  }
}

test('every address answers every role as the table says', { timeout: 900_000 }, async () => {
  const { roles, rows } = readTable()
  expect(roles.toSorted()).toEqual(Object.keys(WHO).toSorted())
  const ids = await namedIds()
  const found = await Promise.all(
    [0, 1].map(async (half) => {
      const outcomes: [string, string[]][] = []
      for (const role of roles.filter((_, at) => at % 2 === half)) outcomes.push([role, await walk(role, rows, ids)])
      return outcomes
    }),
  )
  const byRole = new Map(found.flat())
  const seen = rows.map(({ address }, at) => [address, ...roles.map((role) => byRole.get(role)?.[at] ?? '')])
  const said = rows.map(({ address, outcomes }) => [address, ...outcomes])
  expect(seen.map((row) => row.join(' | '))).toEqual(said.map((row) => row.join(' | ')))
})

async function walk(
  role: string,
  rows: readonly { address: string }[],
  ids: Readonly<Record<string, string>>,
): Promise<string[]> {
  const email = WHO[role] ?? null
  const page = await openWindow(browser, email === null ? {} : { token: await tokenOf(email) })
  const outcomes: string[] = []
  for (const { address } of rows)
    outcomes.push(
      await outcomeOf(
        page,
        address.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name),
      ),
    )
  await page.context().close()
  return outcomes
}

/** “page”, the status of an error page, or the address that the visitor was sent to. */
async function outcomeOf(page: Page, address: string): Promise<string> {
  await page.goto(address)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  const failed = page.locator('[role="alert"]:has(h1) > p:first-child')
  const { pathname } = new URL(page.url())
  const asked = address.split('?')[0] ?? ''
  if (pathname !== asked) return pathname === '/login' ? 'login' : `to ${pathname}`
  if ((await page.getByText('This page could not be found').count()) > 0) return '404'
  return (await failed.count()) > 0 ? ((await failed.textContent()) ?? '') : 'page'
}
