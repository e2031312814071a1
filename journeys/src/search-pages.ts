// What the tests do and read on the pages of a search.
import type { Locator, Page } from 'playwright-core'

export const matchRows = (page: Page): Locator => page.locator('li[id^="match-"]')

/** The rest of the rows follows the first of them. */
export async function waitForMatches(page: Page): Promise<void> {
  await matchRows(page).first().waitFor()
  await page.locator('ol[aria-busy="true"]').waitFor({ state: 'detached' })
}

/** The words of the first door, read and ready to rank. */
export async function describeJob(page: Page, text: string, label = 'Job description'): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(text)
  await page.getByRole('button', { name: 'Show candidates' }).first().waitFor()
}

export async function rank(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show candidates' }).first().click()
  await waitForMatches(page)
}

export async function openAllExplanations(page: Page): Promise<void> {
  const closed = page.getByRole('button', { name: /^Why /, expanded: false })
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click()
}

export interface ReadSum {
  readonly name: string
  /** As the row shows it. */
  readonly score: number
  /** As the foot of the explanation shows it. */
  readonly sum: number
  readonly lines: readonly number[]
}

/** Every opened explanation on the page, from what stands there, not from what was sent. */
export async function readSums(page: Page): Promise<ReadSum[]> {
  return matchRows(page).evaluateAll((rows) =>
    rows
      .filter((row) => row.querySelector('table') !== null)
      .map((row) => {
        const number = (text: string | null | undefined) =>
          Number((text ?? '').replace('−', '-').replaceAll(/[^\d-]/g, ''))
        const table = row.querySelector('table')
        const bar = row.querySelector('[role="img"][aria-label^="Score "]')?.getAttribute('aria-label') ?? ''
        return {
          name: row.querySelector('a')?.textContent ?? '',
          score: Number(/^Score (-?\d+)/.exec(bar)?.[1]),
          sum: number(table?.querySelector('tfoot td:last-child')?.textContent),
          lines: [...(table?.querySelectorAll('tbody tr') ?? [])].map((line) =>
            number(line.querySelector('td:last-child')?.textContent),
          ),
        }
      }),
  )
}

export const addUp = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0)

/** Names and scores in their order: what must not change when a frozen search is opened again. */
export async function readRanking(page: Page): Promise<string[]> {
  await waitForMatches(page)
  return matchRows(page).evaluateAll((rows) =>
    rows.map((row) => {
      const bar = row.querySelector('[role="img"][aria-label^="Score "]')?.getAttribute('aria-label') ?? ''
      return `${row.querySelector('a')?.textContent} ${bar}`
    }),
  )
}
