// Page object of the search pages.
import type { Locator, Page } from 'playwright-core'

export const matchRows = (page: Page): Locator => page.locator('ol:not([aria-label="Preview"]) > li[id^="match-"]')

/** Waits for the first row; the others follow it. */
export async function waitForMatches(page: Page): Promise<void> {
  await matchRows(page).first().waitFor()
  await page.locator('ol[aria-busy="true"]').waitFor({ state: 'detached' })
}

/** Enters a job description and waits until it is read. */
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
  /** The score in the row. */
  readonly score: number
  /** The score at the end of the explanation. */
  readonly sum: number
  readonly lines: readonly number[]
}

/** Reads every open explanation from the page, not from the response. */
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
          score: number(/^Score (-?[\d,]+)/.exec(bar)?.[1]),
          sum: number(table?.querySelector('tfoot td:last-child')?.textContent),
          lines: [...(table?.querySelectorAll('tbody tr') ?? [])].map((line) =>
            number(line.querySelector('td:last-child')?.textContent),
          ),
        }
      }),
  )
}

export const addUp = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0)

/** Names and scores in order, which must not change when a frozen search is reopened. */
export async function readRanking(page: Page): Promise<string[]> {
  await waitForMatches(page)
  return matchRows(page).evaluateAll((rows) =>
    rows.map((row) => {
      const bar = row.querySelector('[role="img"][aria-label^="Score "]')?.getAttribute('aria-label') ?? ''
      return `${row.querySelector('a')?.textContent} ${bar}`
    }),
  )
}
