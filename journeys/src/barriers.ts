// What axe finds on a screen, in the full run in both themes.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isFull } from './full-run.ts'

/** The spots where the library catches the focus at the edges of something floating; they are never read out. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** Something floats above the page: it stands outside the landmarks, and what lies below is hidden from readers. */
const FLOATING = ['region', 'page-has-heading-one', 'aria-hidden-focus']

/** Every rule in the light theme; in the full run, again in the dark one those that look at colours. */
export async function expectNoBarrier(page: Page, screen: string, floats = false): Promise<void> {
  const light = axeOn(page)
  await settle(page, 'light')
  const found = await violationsOf(floats ? light.disableRules(FLOATING) : light)
  if (isFull) {
    const dark = axeOn(page).withRules(['color-contrast', 'link-in-text-block'])
    await settle(page, 'dark')
    found.push(...(await violationsOf(dark)).map((violation) => `dark: ${violation}`))
  }
  expect(found, screen).toEqual([])
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - Math.round(visualViewport?.width ?? innerWidth),
  )
  expect(tooWide, `${screen} scrolls sideways`).toBeLessThanOrEqual(0)
}

/**
 * Puts the system's theme on, as the browser does it, and waits until nothing changes its colour any more. What is skipped
 * because it is out of sight would keep the colours of the other theme until somebody scrolls to it, so all is drawn.
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

/** A barrier stays; what is gone a moment later was a colour on its way. */
async function violationsOf(builder: AxeBuilder, looks = 3): Promise<string[]> {
  const { violations } = await builder.analyze()
  if (violations.length > 0 && looks > 1) {
    await new Promise((later) => setTimeout(later, 400))
    return violationsOf(builder, looks - 1)
  }
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

// There are no frames, which are all that the slower way is for.
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .exclude(FOCUS_GUARDS)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
