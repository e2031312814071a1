/**
 * Finds the invisible letters of a PDF page: white on white, transparent, off the page or clipped, covered by a
 * rectangle that was painted later, in a hidden layer, or drawn without a fill or stroke. `trackPage` follows the
 * drawing operators as a viewer does; the letters come in the order in which the text of the page is read.
 */

import { type Box, boxOf, contains, type Matrix, multiply, overlaps, type Point } from './pdf-geometry.ts'
import { looksLike, PAPER } from './seen-colors.ts'

export interface Operators {
  readonly fnArray: ArrayLike<number>
  readonly argsArray: readonly unknown[]
}

export interface Page {
  readonly view: Box
  /** Names of the operators by their numbers. */
  readonly nameOf: ReadonlyMap<number, string>
  readonly isLayerVisible: (layer: unknown) => boolean
  readonly isLate: () => boolean
}

/** A stretch of text that is drawn by one operator. */
export interface Run {
  readonly text: string
  /** On the page, from the first to the last letter. */
  readonly from: Point
  readonly to: Point
  isHidden: boolean
}

interface State {
  matrix: Matrix
  /** The clip region; null for the whole page. */
  clip: Box | null
  /** Such as #ffffff; null for a pattern, which may be of any color. */
  fill: string | null
  stroke: string | null
  fillAlpha: number
  strokeAlpha: number
  isBlended: boolean
  mode: number
  fontSize: number
  hScale: number
  charSpacing: number
  wordSpacing: number
  leading: number
  rise: number
}

interface Paint {
  readonly box: Box
  readonly color: string | null
  readonly isRectangle: boolean
}

interface Level {
  readonly state: State
  readonly matrixBefore: Matrix
  hasDrawn: boolean
}

const START: State = {
  matrix: [1, 0, 0, 1, 0, 0],
  clip: null,
  fill: '#000000',
  stroke: '#000000',
  fillAlpha: 1,
  strokeAlpha: 1,
  isBlended: false,
  mode: 0,
  fontSize: 0,
  hScale: 1,
  charSpacing: 0,
  wordSpacing: 0,
  leading: 0,
  rise: 0,
}
/** The modes of letters that are drawn by no pen, and of those that are holes through which later paint shows. */
const NO_PEN = 3
const HOLES = 7
/** Letters and their accents; more of them in one place are no text. */
const MAX_IN_ONE_PLACE = 4

/** The operators that fill a path; all others paint a line or nothing. */
const FILLS = new Set(['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'])
/** Each letter is compared with what was painted, so a page of many of both takes long. */
const OPERATORS_BETWEEN_LOOKS = 256

/** None if it gets too late for the whole page. */
export function trackPage(operators: Operators, page: Page): Run[] {
  const tracker = new Tracker(page)
  for (let at = 0; at < operators.fnArray.length; at += 1) {
    if (at % OPERATORS_BETWEEN_LOOKS === 0 && page.isLate()) return []
    const name = page.nameOf.get(operators.fnArray[at] as number) ?? ''
    tracker.follow(name, (operators.argsArray[at] ?? []) as readonly unknown[])
  }
  return tracker.runs
}

class Tracker {
  readonly runs: Run[] = []
  readonly #page: Page
  readonly #penless: Run[] = []
  readonly #holes: Run[] = []
  readonly #paints: Paint[] = []
  readonly #levels: Level[] = []
  readonly #layers: boolean[] = []
  #state: State = { ...START }
  #isClipping = false
  #line: Matrix = START.matrix
  #text: Matrix = START.matrix

  constructor(page: Page) {
    this.#page = page
  }

  follow(name: string, args: readonly unknown[]): void {
    const [first, second] = args
    const state = this.#state
    const numbers = args as readonly number[]
    switch (name) {
      case 'save':
      case 'beginGroup':
        this.#open()
        return
      case 'restore':
      case 'endGroup':
      case 'paintFormXObjectEnd':
        this.#close()
        return
      case 'paintFormXObjectBegin':
        this.#open()
        if (isMatrix(first)) state.matrix = multiply(state.matrix, first)
        if (isBox(second)) this.#clipTo(boxOf(state.matrix, second))
        this.#drew()
        return
      case 'transform':
        state.matrix = multiply(state.matrix, numbers as unknown as Matrix)
        return
      case 'setGState':
        this.#setAll(first as readonly (readonly [string, unknown])[])
        return
      case 'setFillRGBColor':
        state.fill = String(first)
        return
      case 'setStrokeRGBColor':
        state.stroke = String(first)
        return
      case 'setFillColorN':
        state.fill = null
        return
      case 'setStrokeColorN':
        state.stroke = null
        return
      case 'clip':
      case 'eoClip':
        this.#isClipping = true
        return
      case 'constructPath':
        this.#paintPath(first as number, second, args[2])
        return
      case 'beginMarkedContent':
      case 'beginMarkedContentProps':
        this.#layers.push(first !== 'OC' || this.#page.isLayerVisible(second))
        return
      case 'endMarkedContent':
        this.#layers.pop()
        return
      default:
        if (/^(?:paint(?!Form)|shadingFill|rawFillPath)/.test(name)) this.#paintUnknown()
        else this.#followText(name, numbers, args)
    }
  }

  #followText(name: string, numbers: readonly number[], args: readonly unknown[]): void {
    const state = this.#state
    const [first = 0, second = 0] = numbers
    switch (name) {
      case 'beginText':
        this.#moveTo(START.matrix)
        return
      case 'setTextMatrix': {
        const [matrix] = args
        this.#moveTo((isMatrix(matrix) ? matrix : numbers) as Matrix)
        return
      }
      case 'moveText':
        this.#moveTo(multiply(this.#line, [1, 0, 0, 1, first, second]))
        return
      case 'setLeadingMoveText':
        state.leading = second
        this.#moveTo(multiply(this.#line, [1, 0, 0, 1, first, second]))
        return
      case 'nextLine':
        this.#moveTo(multiply(this.#line, [1, 0, 0, 1, 0, state.leading]))
        return
      case 'setFont':
        state.fontSize = second
        return
      case 'setTextRenderingMode':
        state.mode = first
        return
      case 'setHScale':
        state.hScale = first / 100
        return
      case 'setCharSpacing':
        state.charSpacing = first
        return
      case 'setWordSpacing':
        state.wordSpacing = first
        return
      case 'setLeading':
        state.leading = 0 - first
        return
      case 'setTextRise':
        state.rise = first
        return
      case 'showText':
        this.#show(args[0] as readonly (Glyph | number)[])
        return
    }
  }

  #open(): void {
    this.#levels.push({ state: { ...this.#state }, matrixBefore: this.#state.matrix, hasDrawn: false })
  }

  /** Where something was placed, but nothing drawn, a picture was left out. */
  #close(): void {
    const level = this.#levels.pop()
    if (level === undefined) return
    if (!level.hasDrawn && level.matrixBefore.join() !== this.#state.matrix.join()) this.#paintUnknown()
    else if (level.hasDrawn) this.#drew()
    this.#state = level.state
  }

  #drew(): void {
    const level = this.#levels.at(-1)
    if (level !== undefined) level.hasDrawn = true
  }

  #clipTo([left, bottom, right, top]: Box): void {
    const [x1, y1, x2, y2] = this.#state.clip ?? this.#page.view
    this.#state.clip = [Math.max(left, x1), Math.max(bottom, y1), Math.min(right, x2), Math.min(top, y2)]
  }

  #setAll(settings: readonly (readonly [string, unknown])[]): void {
    const state = this.#state
    for (const [key, value] of settings) {
      if (key === 'ca') state.fillAlpha = Number(value)
      else if (key === 'CA') state.strokeAlpha = Number(value)
      else if (key === 'BM') state.isBlended = value !== 'source-over'
      else if (key === 'Font') state.fontSize = Number((value as readonly unknown[])[1])
    }
  }

  #moveTo(matrix: Matrix): void {
    this.#line = matrix
    this.#text = matrix
  }

  #paintUnknown(): void {
    const box = boxOf(this.#state.matrix, [0, 0, 1, 1])
    this.#paints.push({ box, color: null, isRectangle: true })
    // The letters of a scan are drawn by no pen, below or above its picture.
    for (const run of this.#penless) if (contains(box, middleOf(run.from, run.to))) run.isHidden = false
    this.#showThrough(box)
    this.#drew()
  }

  #showThrough(box: Box): void {
    for (const run of this.#holes) if (contains(box, middleOf(run.from, run.to))) run.isHidden = false
  }

  #paintPath(operator: number, parts: unknown, minMax: unknown): void {
    const name = this.#page.nameOf.get(operator) ?? ''
    if (name !== 'endPath') this.#drew()
    const { fill, fillAlpha, isBlended, matrix } = this.#state
    const box = isBox(minMax) ? boxOf(matrix, minMax) : null
    if (this.#isClipping && box !== null) this.#clipTo(box)
    this.#isClipping = false
    if (!FILLS.has(name) || box === null || fillAlpha === 0) return
    this.#showThrough(box)
    const isOpaque = fillAlpha === 1 && !isBlended
    const isRectangle = isOpaque && isUpright(matrix) && isRectangular(parts)
    this.#paints.push({ box, color: isOpaque ? fill : null, isRectangle })
    if (isRectangle)
      for (const run of this.runs) if (contains(box, run.from) && contains(box, run.to)) run.isHidden = true
  }

  #show(glyphs: readonly (Glyph | number)[]): void {
    const state = this.#state
    const from = this.#place()
    let text = ''
    for (const glyph of glyphs) {
      const isShift = typeof glyph === 'number'
      if (!isShift) text += glyph.unicode ?? ''
      const spacing = isShift ? 0 : state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)
      const width = isShift ? -glyph / 1000 : (glyph.width ?? 0) / 1000
      const shift = (width * state.fontSize + spacing) * state.hScale
      this.#text = multiply(this.#text, [1, 0, 0, 1, shift, 0])
    }
    const to = this.#place()
    this.#drew()
    const isSqueezed = glyphs.length > MAX_IN_ONE_PLACE && from.join() === to.join()
    const run = { text, from, to, isHidden: isSqueezed || this.#isHidden(from, to) }
    this.runs.push(run)
    if (state.mode === NO_PEN) this.#penless.push(run)
    if (state.mode === HOLES) this.#holes.push(run)
  }

  #place(): Point {
    const [, , , , x, y] = multiply(multiply(this.#state.matrix, this.#text), [1, 0, 0, 1, 0, this.#state.rise])
    return [x, y]
  }

  #isHidden(from: Point, to: Point): boolean {
    if (this.#layers.includes(false) || !overlaps(this.#state.clip ?? this.#page.view, from, to)) return true
    const { mode, fill, stroke, fillAlpha, strokeAlpha } = this.#state
    const behind = this.#colorsAt(middleOf(from, to))
    if (mode === HOLES) return true
    if (mode === NO_PEN) return !behind.includes(null)
    const isUnseen = (color: string | null, alpha: number): boolean =>
      alpha < 0.02 || (color !== null && behind.every((other) => other !== null && looksLike(color, other)))
    const isFilled = mode % 4 !== 1
    const isStroked = mode % 4 === 1 || mode % 4 === 2
    return (!isFilled || isUnseen(fill, fillAlpha)) && (!isStroked || isUnseen(stroke, strokeAlpha))
  }

  /** The colors that may lie behind a point: down to the first rectangle, which certainly does. */
  #colorsAt(point: Point): (string | null)[] {
    const colors: (string | null)[] = []
    for (let at = this.#paints.length - 1; at >= 0; at -= 1) {
      const paint = this.#paints[at] as Paint
      if (!contains(paint.box, point)) continue
      colors.push(paint.color)
      if (paint.isRectangle) return colors
    }
    return [...colors, PAPER]
  }
}

const middleOf = (from: Point, to: Point): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]

interface Glyph {
  readonly unicode?: string
  readonly width?: number
  readonly isSpace?: boolean
}

const isMatrix = (value: unknown): value is Matrix =>
  (Array.isArray(value) || ArrayBuffer.isView(value)) && (value as ArrayLike<number>).length === 6

const isBox = (value: unknown): value is Box =>
  (Array.isArray(value) || ArrayBuffer.isView(value)) && (value as ArrayLike<number>).length === 4

const isUpright = ([a, b, c, d]: Matrix): boolean => (b === 0 && c === 0) || (a === 0 && d === 0)

const MOVE = 0
const LINE = 1
const CLOSE = 4

/** Whether a path has corners at two places across and two down, and no curves. */
function isRectangular(parts: unknown): boolean {
  const [path] = Array.isArray(parts) ? (parts as readonly unknown[]) : []
  if (!ArrayBuffer.isView(path) && !Array.isArray(path)) return false
  const numbers = path as ArrayLike<number>
  const [across, down] = [new Set<number>(), new Set<number>()]
  for (let at = 0; at < numbers.length; ) {
    const step = numbers[at]
    if (step === CLOSE) at += 1
    else if (step === MOVE || step === LINE) {
      across.add(numbers[at + 1] as number)
      down.add(numbers[at + 2] as number)
      at += 3
    } else return false
    if (across.size > 2 || down.size > 2) return false
  }
  return across.size === 2 && down.size === 2
}
