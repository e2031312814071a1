import { sectionNamed } from './heading-cues.ts'
import type { Section } from './read-headings.ts'

/** A cell of a table whose columns have headings. */
export interface Cell {
  start: number
  end: number
  /** Null for the row of headings, and for a cell that names a row. */
  section: Section | null
}

export interface Table {
  cells: readonly Cell[]
  /** The end of its last row. */
  end: number
}

const SEPARATOR = /\t+|\s?\|\s?/
const MAX_HEADING_OF_COLUMN = 40
const MIN_COLUMNS = 2
const RULE = /^[\s|:+=-]*$/
/** The heading of a column that names its rows. */
const NAMES_ROWS =
  /^(?:|#|no|nr|areas?|topics?|category|categories|fields?|criteri(?:a|on)|requirements?|skills?|competenc(?:y|e|ies|es)|attributes?|items?|factors?|technolog(?:y|ies)|tools?|dimensions?)$/
const OF_EMPLOYER = /\bwe(?:'ll| will| can)? (?:bring|offer|give|provide|pay|promise)\b/
/** A cell that only says whether its column applies to the row. */
const MARK = /^(?:[x✓✔✅•*+-]|yes|y|true|ok)$/i
const ASKS: ReadonlySet<Section> = new Set<Section>(['must', 'nice', 'excused', 'refused'])
const OF_COLUMN: ReadonlySet<Section> = new Set<Section>([...ASKS, 'benefits', 'tasks', 'about', 'stack', 'apply'])

/** "Must have ⇥ Nice to have" above rows of as many cells: each cell belongs to the section of its column. */
export function tableAt(clean: string, lower: string, at: number): Table | null {
  const stop = endOfLine(lower, at)
  const headings = cellsOf(clean, at, stop)
  const columns = sectionsOf(headings.map(([start, end]) => lower.slice(start, end)))
  if (columns === null) return null
  const cells: Cell[] = headings
    .filter(([start, end]) => end > start)
    .map(([start, end]) => ({ start, end, section: null }))
  let rows = 0
  let end = stop
  for (let from = stop + 1; from < lower.length; ) {
    const to = endOfLine(lower, from)
    const isRule = RULE.test(lower.slice(from, to)) && to > from
    const row = cellsOf(clean, from, to)
    if (!isRule && (row.length < MIN_COLUMNS || row.length > columns.length)) break
    if (!isRule) {
      cells.push(...placed(clean, row, columns))
      rows += 1
    }
    end = to
    from = to + 1
  }
  return rows === 0 ? null : { cells, end }
}

function endOfLine(lower: string, from: number): number {
  const end = lower.indexOf('\n', from)
  return end < 0 ? lower.length : end
}

/** The cells of a row without the blanks around them; the bars around a whole row bound nothing. */
function cellsOf(clean: string, from: number, to: number): [number, number][] {
  const line = clean.slice(from, to)
  const isByTabs = line.includes('\t')
  if (!isByTabs && !line.includes('|')) return [[from, to]]
  const first = from + (/^\s*\|\s?/.exec(line)?.[0].length ?? 0)
  const last = isByTabs ? to : to - (/\s?\|\s*$/.exec(clean.slice(first, to))?.[0].length ?? 0)
  const cells: [number, number][] = []
  let start = first
  for (const match of clean.slice(first, last).matchAll(new RegExp(isByTabs ? '\t' : SEPARATOR.source, 'g'))) {
    cells.push(trimmed(clean, start, first + match.index))
    start = first + match.index + match[0].length
  }
  cells.push(trimmed(clean, start, last))
  return cells
}

function trimmed(clean: string, from: number, to: number): [number, number] {
  let [start, end] = [from, Math.max(from, to)]
  while (start < end && /[\s•*-]/.test(clean.charAt(start))) start += 1
  while (end > start && /\s/.test(clean.charAt(end - 1))) end -= 1
  return [start, end]
}

/** The section of each column, or null where the row is no row of headings. */
function sectionsOf(headings: readonly string[]): (Section | null)[] | null {
  if (headings.length < MIN_COLUMNS || headings.some((heading) => heading.length > MAX_HEADING_OF_COLUMN)) return null
  const bare = headings.map((heading) => heading.replace(/[*_:?!.]+/g, '').trim())
  const named = bare.map((heading) => (OF_EMPLOYER.test(heading) ? 'benefits' : sectionNamed(heading)))
  const isNamedByRow = NAMES_ROWS.test(bare[0] ?? '') && (named.slice(1).includes('must') || named[0] === null)
  const sections = isNamedByRow ? [null, ...named.slice(1)] : named
  const ofColumns = isNamedByRow ? sections.slice(1) : sections
  if (ofColumns.some((section) => section === null || !OF_COLUMN.has(section))) return null
  if (new Set(ofColumns).size < MIN_COLUMNS || !ofColumns.some((section) => section !== null && ASKS.has(section)))
    return null
  return sections
}

/** The cells of a row by their columns; a mark says that the first cell is of its column. */
function placed(clean: string, row: readonly [number, number][], columns: readonly (Section | null)[]): Cell[] {
  const cells = row.map(([start, end], place) => ({ start, end, section: columns[place] ?? null }))
  const [first, ...others] = cells
  if (first !== undefined && columns[0] === null) {
    const said = others.filter(({ start, end }) => end > start)
    const isMarked = said.length > 0 && said.every(({ start, end }) => MARK.test(clean.slice(start, end)))
    if (isMarked) return [{ ...first, section: said[0]?.section ?? null }]
  }
  return cells.filter(({ start, end }) => end > start)
}
