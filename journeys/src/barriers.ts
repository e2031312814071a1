// Runs axe on a page: wide and light in npm test, and in the full run as a phone or in the dark theme. What npm test does not
// open, the full run checks in both themes.
import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isFull } from './full-run.ts'
import { phone } from './visits.ts'

/** Focus guards of the dialog library; screen readers never announce them. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** Floating content lies outside the landmarks and hides the page below from screen readers. */
const FLOATING: RunOptions = {
  rules: {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'aria-hidden-focus': { enabled: false },
  },
}

/** By `npm test`, on a wide screen in the light theme. */
const hasBeenChecked = (page: Page): boolean =>
  isFull && page.viewportSize()?.width !== phone.width && !expect.getState().testPath?.includes('.full.test.')

const COLORS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** All rules in the light theme, the color rules again in the dark one. */
export async function expectNoBarrier(page: Page, screen: string, floats = false): Promise<void> {
  const found: string[] = []
  if (!hasBeenChecked(page)) {
    await settle(page, 'light')
    found.push(...(await violationsOn(page, floats ? FLOATING : {})))
  }
  if (isFull) {
    await settle(page, 'dark')
    found.push(...(await violationsOn(page, COLORS)).map((violation) => `dark: ${violation}`))
  }
  expect(found, screen).toEqual([])
  // What has just opened may lie beyond the edge until it is placed.
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - Math.round(visualViewport?.width ?? innerWidth))
  await expect.poll(tooWide, { message: `${screen} scrolls sideways` }).toBeLessThanOrEqual(0)
}

/**
 * Applies the system theme as the browser does, and waits until all color transitions end. Content that is not
 * rendered off screen would keep the old colors until it is scrolled to, so everything is rendered.
 */
async function settle(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(async () => {
    delete document.documentElement.dataset['theme']
    const drawAll = new CSSStyleSheet()
    drawAll.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [drawAll]
    for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted))
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Checks twice, because a violation that disappears was a color in transition. */
async function violationsOn(page: Page, rules: RunOptions, looks = 3): Promise<string[]> {
  const violations = await runAxe(page, rules)
  if (violations.length > 0 && looks > 1) {
    await new Promise((later) => setTimeout(later, 400))
    return violationsOn(page, rules, looks - 1)
  }
  return violations
}

/**
 * Its half a megabyte of script is injected once per page, and only violations are returned: both take longer than
 * most checks.
 */
async function runAxe(page: Page, rules: RunOptions): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([exclude, options]) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
        { exclude: [exclude] },
        options,
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [FOCUS_GUARDS, { ...rules, resultTypes: ['violations'] }] as [string, RunOptions],
  )
}
