// Targets that a finger can hit: 44 by 44 pixels, as in WCAG 2.5.5. A link is as wide as its words, and 24 pixels at least.
import type { Page } from 'playwright-core'

/** What is smaller, without what WCAG 2.5.8 excepts: links in running text, and hours in a calendar, which a list shows too. */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MIN = 43.5
    const MIN_OF_LINK = 24
    const INTERACTIVE =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"]'
    /** An invisible layer around a small sign takes the finger for it. */
    const layerOf = (element: Element) => {
      const { content, position, pointerEvents, width, height } = getComputedStyle(element, '::after')
      const isLayer = content !== 'none' && position === 'absolute' && pointerEvents !== 'none'
      return isLayer
        ? { width: Number.parseFloat(width) || 0, height: Number.parseFloat(height) || 0 }
        : { width: 0, height: 0 }
    }
    const sizeOf = (element: Element) => {
      const label = element.closest('label')
      const boxes = [element.getBoundingClientRect(), layerOf(element)]
      if (label !== null) boxes.push(label.getBoundingClientRect(), layerOf(label))
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      }
    }
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 1 &&
        height > 1 &&
        getComputedStyle(element).clipPath === 'none' &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    }
    const wordsOf = (node: Node | null) => (node?.textContent ?? '').trim()
    /** In a line of text, the space belongs to the lines above and below. */
    const isInText = (element: Element) =>
      element.matches('a, button') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentNode?.childNodes ?? [])].some(
        (node) =>
          node !== element && wordsOf(node) !== '' && (node.nodeType === Node.TEXT_NODE || wordsOf(element) !== ''),
      )
    const isSmall = (element: Element) => {
      const { width, height } = sizeOf(element)
      return width < (element.matches('a') ? MIN_OF_LINK : MIN) || height < MIN
    }
    const nameOf = (element: Element) => {
      const { width, height } = sizeOf(element)
      const words = element.getAttribute('aria-label') ?? (wordsOf(element) || (element.getAttribute('name') ?? ''))
      return `${element.tagName.toLowerCase()}.${element.className} “${words.slice(0, 40)}” ${Math.round(width)}×${Math.round(height)}`
    }
    return [...document.querySelectorAll(INTERACTIVE)]
      .filter((element) => isSeen(element) && element.closest('[aria-hidden="true"], [inert], [data-hours]') === null)
      .filter((element) => isSmall(element) && !isInText(element))
      .map(nameOf)
  })

/** Links whose words lie under the layer of another target, which then takes the finger. */
export const findCoveredLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wordsOf = (element: Element) => (element.textContent ?? '').trim().slice(0, 40)
    const isCoveredAt = (link: Element, { left, top, width, height }: DOMRect) =>
      [0.25, 0.5, 0.75].some((share) => {
        const hit = document
          .elementFromPoint(left + width / 2, top + height * share)
          ?.closest('a[href], button, input, select')
        return hit != null && hit !== link && !hit.contains(link) && !link.contains(hit)
      })
    return [...document.querySelectorAll('main a[href]')]
      .filter((link) => link.checkVisibility() && link.closest('[aria-hidden="true"], [inert], svg') === null)
      .filter((link) => {
        const { width } = link.getBoundingClientRect()
        if (width <= 1 || getComputedStyle(link).clipPath !== 'none') return false
        link.scrollIntoView({ block: 'center', behavior: 'instant' })
        const words = document.createRange()
        words.selectNodeContents(link)
        return [...words.getClientRects()].some((line) => line.width > 1 && isCoveredAt(link, line))
      })
      .map(wordsOf)
  })
