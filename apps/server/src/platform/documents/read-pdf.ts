import { isReadable, MAX_TEXT_LENGTH, tidyText, UnreadableDocument } from './document-text.ts'
import { measurePdfStreams } from './measure-pdf-streams.ts'
import { type Piece, textInReadingOrder } from './reading-order.ts'
import { type Run, trackPage } from './visible-pdf-text.ts'

const MAX_PAGES = 300
/** A drawing that takes longer is read with all its text. */
const MAX_DRAWING_MS = 4_000

/** Reads page by page, so that a long document stops at the limit. Invisible text is left out. */
export async function readPdf(bytes: Buffer): Promise<string> {
  measurePdfStreams(bytes)
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf')
  // Pictures are never decoded.
  const document = await getDocumentProxy(new Uint8Array(bytes), { maxImageSize: 0, verbosity: 0 }).catch(
    (error: unknown) => {
      throw error instanceof Error && error.name === 'PasswordException' ? new UnreadableDocument('protected') : error
    },
  )
  const { OPS } = await getResolvedPDFJS()
  const layers = await document.getOptionalContentConfig()
  const nameOf = new Map(Object.entries(OPS).map(([name, number]) => [number, name]))
  const drawn: Drawn = { nameOf, layers, until: performance.now() + MAX_DRAWING_MS }
  const pages: string[] = []
  let length = 0
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES) && length < MAX_TEXT_LENGTH; number += 1) {
    const page = await document.getPage(number)
    const items = itemsOf((await page.getTextContent()).items)
    const runs = await runsOf(page, drawn)
    page.cleanup()
    const shown = runs.some(({ isHidden }) => isHidden) ? withoutHidden(items, runs) : items
    const text = textInReadingOrder(piecesOf(shown)) ?? wordsOf(shown)
    pages.push(text)
    length += text.length
  }
  return tidyText(pages.join('\n\n'))
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof import('unpdf').getDocumentProxy>>['getPage']>>

interface Drawn {
  /** Names of the operators by their numbers. */
  readonly nameOf: ReadonlyMap<number, string>
  readonly layers: { isVisible(layer: unknown): boolean }
  /** As `performance.now` counts. */
  readonly until: number
}

/** None if the page can't be drawn, or in time. */
async function runsOf(page: PdfPage, { nameOf, layers, until }: Drawn): Promise<readonly Run[]> {
  const left = until - performance.now()
  if (left <= 0) return []
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), left)
  })
  try {
    const operators = await Promise.race([page.getOperatorList({ annotationMode: 0 }), late])
    if (operators === null) return []
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = page.view
    return trackPage(operators, {
      view: [x1, y1, x2, y2],
      nameOf,
      isLayerVisible: (layer) => layers.isVisible(layer),
      isLate: () => performance.now() >= until,
    })
  } catch {
    return []
  } finally {
    clearTimeout(timer)
  }
}

interface TextItem {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
  readonly hasEOL: boolean
}

const itemsOf = (items: readonly object[]): TextItem[] => items.filter((item): item is TextItem => 'str' in item)

/** The letters of items and runs come in the same order; where they differ, whole lines are compared. */
function withoutHidden(items: readonly TextItem[], runs: readonly Run[]): TextItem[] {
  const letters = runs.flatMap(({ text, isHidden }) => [...lettersOf(text)].map(() => ({ isHidden })))
  const count = items.reduce((sum, { str }) => sum + [...lettersOf(str)].length, 0)
  if (count !== letters.length) return items.filter((item) => !isHiddenLine(item, runs))
  let place = 0
  return items.map((item) => {
    const own = letters.slice(place, place + [...lettersOf(item.str)].length)
    place += own.length
    if (!own.some(({ isHidden }) => isHidden)) return item
    return { ...item, str: own.every(({ isHidden }) => isHidden) ? '' : keepShown(item.str, own) }
  })
}

function keepShown(text: string, letters: readonly { readonly isHidden: boolean }[]): string {
  let place = 0
  let kept = ''
  for (const sign of text.normalize('NFKC')) {
    if (!LETTER.test(sign)) kept += sign
    else {
      kept += letters[place]?.isHidden ? '' : sign
      place += 1
    }
  }
  return kept
}

const LETTER = /[\p{L}\p{N}]/u
const lettersOf = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')

function isHiddenLine({ transform }: TextItem, runs: readonly Run[]): boolean {
  const y = transform[5] ?? 0
  const beside = runs.filter(({ from, text }) => Math.abs(from[1] - y) < 1 && lettersOf(text) !== '')
  return beside.length > 0 && beside.every(({ isHidden }) => isHidden)
}

function wordsOf(items: readonly TextItem[]): string {
  return items.map((item) => `${isReadable(fontSizeOf(item)) ? item.str : ''}${item.hasEOL ? '\n' : ''}`).join('')
}

const fontSizeOf = ({ transform }: TextItem): number => Math.hypot(transform[2] ?? 0, transform[3] ?? 0)

/** None if some of the text isn't upright: then there are no lines to order. */
function piecesOf(items: readonly TextItem[]): Piece[] {
  const pieces: Piece[] = []
  let open: Piece | null = null
  for (const item of items) {
    const fontSize = fontSizeOf(item)
    if (item.str.trim() !== '' && isReadable(fontSize)) {
      if (!isUpright(item, fontSize)) return []
      const [, , , , left = 0, baseline = 0] = item.transform
      const next: Piece = { text: item.str, left, right: left + item.width, baseline, fontSize }
      const joined: Piece | null = open === null ? null : continued(open, next)
      if (joined !== null) pieces.pop()
      open = joined ?? next
      pieces.push(open)
    }
    if (item.hasEOL) open = null
  }
  return pieces
}

function isUpright({ transform }: TextItem, fontSize: number): boolean {
  const [a = 0, b = 0, c = 0] = transform
  return a > 0 && Math.abs(b) <= 0.01 * a && Math.abs(c) <= fontSize / 2
}

/** In font sizes. A wider gap is not between words of a line. */
const MAX_WORD_SPACE = 1.5

/** What is written on the same baseline without a wide gap is one piece. */
function continued(last: Piece, next: Piece): Piece | null {
  const gap = next.left - last.right
  const isBeside = Math.abs(next.baseline - last.baseline) < next.fontSize / 2
  if (!isBeside || Math.abs(gap) >= MAX_WORD_SPACE * next.fontSize) return null
  const space = gap > next.fontSize / 8 && !last.text.endsWith(' ') ? ' ' : ''
  return { ...last, text: `${last.text}${space}${next.text}`, right: next.right }
}
