/**
 * The order in which people read a page. Design tools write text boxes in the order in which they were drawn, and some
 * printers write line by line across columns.
 */

/** A piece of text on one baseline, in points from the lower left corner of the page. */
export interface Piece {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly baseline: number
  readonly fontSize: number
}

/** More pieces are no résumé and no posting. */
const MAX_PIECES = 600
/** One or two upward steps lead back to a heading or a footer. */
const MIN_CLIMBS = 3

/** The text of a page, line by line, or null if the order in which it is written can stay. */
export function textInReadingOrder(pieces: readonly Piece[]): string | null {
  if (pieces.length > MAX_PIECES) return null
  const rows = rowsOf(pieces)
  const band = widestBand(rows)
  const isOrdered =
    climbsOf(pieces) < MIN_CLIMBS && !hasRemoteDates(pieces, rows) && (band === null || !isWrittenAcross(pieces, band))
  return isOrdered ? null : linesOf(rows, band).join('\n')
}

const MIN_REMOTE = 2
/** In font sizes. */
const FAR = 8

/** Were single lines, such as dates on the right, written apart from the beginnings of their rows, and one of them far from it? */
function hasRemoteDates(pieces: readonly Piece[], rows: readonly Row[]): boolean {
  const places = new Map(pieces.map((piece, place) => [piece, place]))
  const gaps = rows.flatMap(([first, ...others]) => {
    const last = others.at(-1)
    if (first === undefined || last === undefined || !isAlone(last, pieces)) return []
    const [from = 0, to = 0] = [places.get(first), places.get(last)]
    const between = pieces.slice(Math.min(from, to) + 1, Math.max(from, to)).filter((piece) => !others.includes(piece))
    const heights = between.map(({ baseline }) => Math.abs(baseline - last.baseline) / last.fontSize)
    return between.length === 0 ? [] : [Math.max(...heights)]
  })
  return gaps.length >= MIN_REMOTE && gaps.some((gap) => gap > FAR)
}

/** Does the piece have no neighbor above or below in its own column? */
function isAlone(piece: Piece, pieces: readonly Piece[]): boolean {
  return !pieces.some((other) => {
    const isAligned = Math.abs(other.left - piece.left) <= SAME_EDGE || Math.abs(other.right - piece.right) <= SAME_EDGE
    return (
      other !== piece && isAligned && Math.abs(other.baseline - piece.baseline) <= MAX_LINE_SPACING * piece.fontSize
    )
  })
}

/** Pieces that stand above the last one that was written over or under them. */
function climbsOf(pieces: readonly Piece[]): number {
  let climbs = 0
  for (const [place, piece] of pieces.entries()) {
    for (let before = place - 1; before >= 0; before -= 1) {
      const other = pieces[before] as Piece
      if (piece.left >= other.right || other.left >= piece.right) continue
      if (isAbove(piece, other)) climbs += 1
      break
    }
  }
  return climbs
}

const isAbove = (piece: Piece, other: Piece): boolean =>
  piece.baseline - other.baseline > Math.max(piece.fontSize, other.fontSize) / 2

/** Two columns of independent lines side by side, and the rows above and below them. */
interface Band {
  readonly above: readonly Row[]
  readonly left: readonly Piece[]
  readonly right: readonly Piece[]
  readonly below: readonly Row[]
}

/** Pieces on one baseline, from left to right. */
type Row = readonly Piece[]

const MIN_CHANGES = 6
/** In a table whose cells are centered, each text begins above the cell beside it. */
const MAX_CLIMBS_PER_CHANGE = 0.7

/** Are the columns written from top to bottom in turns, rather than one after the other? */
function isWrittenAcross(pieces: readonly Piece[], { left, right }: Band): boolean {
  const isLeft = new Set(left)
  const inBand = new Set([...left, ...right])
  const written = pieces.filter((piece) => inBand.has(piece))
  const changes = { toLeft: 0, toRight: 0 }
  const climbs = { toLeft: 0, toRight: 0 }
  for (const [place, piece] of written.entries()) {
    const last = written[place - 1]
    if (last === undefined || isLeft.has(piece) === isLeft.has(last)) continue
    const side = isLeft.has(piece) ? 'toLeft' : 'toRight'
    changes[side] += 1
    if (isAbove(piece, last)) climbs[side] += 1
  }
  const isSteady = (side: keyof typeof changes) => climbs[side] <= changes[side] * MAX_CLIMBS_PER_CHANGE
  return changes.toLeft + changes.toRight >= MIN_CHANGES && isSteady('toLeft') && isSteady('toRight')
}

/** The lines of a part of the page: columns one after the other, each from top to bottom. */
function linesOf(rows: readonly Row[], band = widestBand(rows)): string[] {
  if (band === null) return linesOfTable(rows)
  const columns = beginsRight(band) ? [band.right, band.left] : [band.left, band.right]
  return [band.above, ...columns.map(rowsOf), band.below].flatMap((part) => linesOf(part))
}

/** Rows as they are, but a narrow cell of several lines, such as broken dates, is read before the text on its right. */
function linesOfTable(rows: readonly Row[]): string[] {
  const lines: string[] = []
  let place = 0
  while (place < rows.length) {
    const cell = narrowCellAt(rows, place)
    if (cell.length < 2) {
      lines.push(textOf(rows[place] as Row))
      place += 1
      continue
    }
    const others = rows.slice(place, place + cell.length).map((row) => row.slice(1))
    lines.push(textOf(cell), ...others.map(textOf).filter((text) => text !== ''))
    place += cell.length
  }
  return lines
}

const textOf = (row: Row): string => row.map(({ text }) => text.trim()).join(' ')
const MAX_CELL_WIDTH = 130

/** The first pieces of rows from this one on that stand closely under one another, left of other text. */
function narrowCellAt(rows: readonly Row[], place: number): Piece[] {
  const cell: Piece[] = []
  for (const row of rows.slice(place)) {
    const [first, second] = row
    const last = cell.at(-1)
    if (first === undefined || first.right - first.left > MAX_CELL_WIDTH) break
    if (last !== undefined && (isApart(first, last) || Math.abs(first.left - last.left) > SAME_EDGE)) break
    if (second === undefined && last === undefined) break
    cell.push(first)
  }
  return cell.length > 1 && rows.slice(place, place + cell.length).every((row) => row.length > 1)
    ? cell
    : cell.slice(0, 1)
}

const SAME_EDGE = 2

const LARGER = 1.2

/** A name in large letters on the right, beside a narrow column with contacts, is read first. */
function beginsRight({ left, right }: Band): boolean {
  const largest = (pieces: readonly Piece[]) => Math.max(...pieces.map(({ fontSize }) => fontSize))
  return largest(right) > largest(left) * LARGER
}

function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: Piece[][] = []
  for (const piece of [...pieces].sort((one, other) => other.baseline - one.baseline)) {
    const row = rows.at(-1)
    const [first] = row ?? []
    if (row !== undefined && first !== undefined && !isAbove(first, piece)) row.push(piece)
    else rows.push([piece])
  }
  return rows.map((row) => row.sort((one, other) => one.left - other.left))
}

const MIN_PIECES_IN_COLUMN = 4
/** In points: narrower than the space between columns, wider than that between words. */
const MIN_GUTTER = 6

/** The longest sequence of rows that a vertical gap divides into independent columns. */
function widestBand(rows: readonly Row[]): Band | null {
  let best: Band | null = null
  let bestSize = 0
  for (const edge of new Set(rows.flatMap((row) => row.map(({ left }) => Math.round(left))))) {
    let from = 0
    for (let to = 0; to <= rows.length; to += 1) {
      if (to < rows.length && isDivided(rows[to] as Row, edge)) continue
      const band = bandOf(rows, from, to, edge)
      const size = Math.min(band.left.length, band.right.length)
      if (size > bestSize && size >= MIN_PIECES_IN_COLUMN && isIndependent(band)) {
        best = band
        bestSize = size
      }
      from = to + 1
    }
  }
  return best
}

/** Does no piece of the row lie in the gap that ends at the edge? */
const isDivided = (row: Row, edge: number): boolean =>
  row.every(({ left, right }) => right <= edge - MIN_GUTTER || left >= edge - 1)

function bandOf(rows: readonly Row[], from: number, to: number, edge: number): Band {
  const pieces = rows.slice(from, to).flat()
  return {
    above: rows.slice(0, from),
    left: pieces.filter(({ left }) => left < edge - 1),
    right: pieces.filter(({ left }) => left >= edge - 1),
    below: rows.slice(to),
  }
}

const MIN_UNPAIRED = 0.25
/** In font sizes. */
const SAME_BASELINE = 0.12
const MAX_LINE_SPACING = 1.7

/** The cells of a table begin beside one another; the paragraphs of a column begin where its own text lets them. */
function isIndependent({ left, right }: Band): boolean {
  return unpairedShare(left, right) >= MIN_UNPAIRED && unpairedShare(right, left) >= MIN_UNPAIRED
}

function unpairedShare(pieces: readonly Piece[], others: readonly Piece[]): number {
  const firsts = firstLinesOf(pieces)
  const unpaired = firsts.filter(
    ({ baseline, fontSize }) =>
      !others.some((other) => Math.abs(other.baseline - baseline) <= SAME_BASELINE * fontSize),
  )
  return unpaired.length / firsts.length
}

/** The pieces that have a space above them. */
function firstLinesOf(pieces: readonly Piece[]): Piece[] {
  const rows = rowsOf(pieces)
  return rows.flatMap(([first], place) => {
    const [last] = rows[place - 1] ?? []
    if (first === undefined) return []
    return last === undefined || isApart(first, last) ? [first] : []
  })
}

const isApart = (piece: Piece, above: Piece): boolean =>
  above.baseline - piece.baseline > MAX_LINE_SPACING * Math.max(piece.fontSize, above.fontSize)
