// Operates a page by pointer, by touch or by keyboard only.
import type { ElementHandle, Locator } from 'playwright-core'

export interface Hand {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  choose(target: Locator, label: string): Promise<void>
}

export const pointer: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: async (target, label) => void (await target.selectOption({ label })),
}

/** Taps only: nothing hovers, and what is too small or covered is missed. */
export const fingerAlone: Hand = {
  press: (target) => target.tap(),
  write: async (target, text) => {
    await target.tap()
    await target.fill(text)
  },
  choose: pointer.choose,
}

const MAX_STEPS = 250

export const keyboardAlone: Hand = {
  press: async (target) => {
    const page = target.page()
    if ((await target.getAttribute('type')) === 'radio') return chooseRadio(target)
    if ((await target.getAttribute('role')) === 'tab') return chooseTab(target)
    await access(target)
    await page.keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
  },
  write: async (target, text) => {
    await access(target)
    await target.page().keyboard.press('ControlOrMeta+a')
    await target.page().keyboard.insertText(text)
  },
  choose: async (target, label) => {
    await access(target)
    const choices = await target.locator('option').allTextContents()
    const at = await target.evaluate((select) => (select as HTMLSelectElement).selectedIndex)
    const steps = choices.indexOf(label) - at
    if (!choices.includes(label)) throw new Error(`“${label}” is not among ${choices.join(', ')}.`)
    for (let left = Math.abs(steps); left > 0; left -= 1)
      await target.page().keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
  },
}

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

/** Moves by Tab only. A look-up takes longer than a Tab on a long page, so the target is looked up again only if it was replaced. */
export async function access(target: Locator): Promise<void> {
  let element = await found(target)
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const focus = await element.evaluate((wanted) => (wanted.isConnected ? wanted === document.activeElement : null))
    if (focus === true) return
    if (focus === null) element = await found(target)
    else await target.page().keyboard.press('Tab')
  }
  throw new Error(`${target} cannot be reached by Tab.`)
}

async function found(target: Locator): Promise<ElementHandle> {
  await target.waitFor()
  const element = await target.elementHandle()
  if (element === null) throw new Error(`${target} is not on the page.`)
  return element
}

/** A group is one tab stop; arrow keys move within it. */
async function chooseRadio(target: Locator): Promise<void> {
  await target.waitFor()
  const page = target.page()
  const name = await target.getAttribute('name')
  const isInGroup = () => page.evaluate((group) => document.activeElement?.getAttribute('name') === group, name)
  for (let step = 0; step < MAX_STEPS && !(await isInGroup()); step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let step = 0; step < MAX_STEPS && !(await hasFocus(target)); step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
}

/** The open tab is the only tab stop; arrow keys move between tabs. */
async function chooseTab(target: Locator): Promise<void> {
  const page = target.page()
  await access(page.locator('[role="tab"][aria-selected="true"]'))
  for (let step = 0; step < MAX_STEPS && !(await hasFocus(target)); step += 1) await page.keyboard.press('ArrowRight')
}
