/**
 * Leaves out the invisible text of a Word document: hidden, or of the color of its background. Where the background is
 * not certain, such as over a picture, text stays.
 */

import { looksLike, PAPER } from './seen-colors.ts'

interface Format {
  isVanished?: boolean
  color?: string | null
  /** The color behind the text; null when it is not certain. */
  behind?: string | null
}

interface Style extends Format {
  basedOn?: string
}

export type Styles = ReadonlyMap<string, Style>

/** Comments, what is quoted, and tags. */
const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([\w.-]+:)?([\w.-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g
const NAMESPACE =
  /xmlns:?([\w.-]*)\s*=\s*["'](?:http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main)["']/
const FORMATS = new Set(['rPr', 'pPr', 'tcPr'])

interface Open {
  readonly name: string
  readonly start: number
  readonly format: Format
  hasOwnRuns: boolean
}

interface Tag {
  readonly name: string
  readonly attributes: string
  readonly isEnd: boolean
  readonly isEmpty: boolean
  readonly start: number
  readonly end: number
}

/** The XML of a text without its invisible runs; `styles` as `stylesIn` reads them. */
export function withoutHiddenRuns(document: string, styles: Styles): string {
  const isOverDrawing = /behindDoc\s*=\s*["'](?:1|true)|z-index\s*:\s*-/.test(document)
  let paper: string | null = isOverDrawing ? null : PAPER
  const open: Open[] = []
  let kept = ''
  let reached = 0
  for (const tag of tagsIn(document)) {
    if (!tag.isEnd) {
      if (tag.name === 'background' && paper !== null) paper = colorOf(tag.attributes, 'color') ?? paper
      note(tag, open, styles)
      if (!tag.isEmpty)
        open.push({ name: tag.name, start: tag.start, format: formatAtStart(tag.name), hasOwnRuns: false })
      continue
    }
    const run = close(tag.name, open)
    if (run === null || !isHidden(run, open, paper)) continue
    kept += document.slice(reached, run.start)
    reached = tag.end
  }
  return kept + document.slice(reached)
}

/** The run that ends here; null for one that holds a text box, whose runs are looked at by themselves. */
function close(name: string, open: Open[]): Open | null {
  const place = open.findLastIndex((each) => each.name === name)
  const closed = place < 0 ? undefined : open.splice(place)[0]
  if (closed === undefined || name !== 'r') return null
  const outer = open.findLast((each) => each.name === 'r')
  if (outer !== undefined) outer.hasOwnRuns = true
  return closed.hasOwnRuns ? null : closed
}

/** The background of a text box is separate, and so are the rows that a table's style shades. */
const formatAtStart = (name: string): Format => (name === 'txbxContent' ? { behind: null } : {})

/** Properties describe the element that contains them: a run, a paragraph or a cell. */
function note(tag: Tag, open: readonly Open[], styles: Styles): void {
  const within = open.at(-1)?.name ?? ''
  if (within === 'tblPr' && tag.name === 'tblStyle') {
    const table = open.findLast(({ name }) => name === 'tbl')
    if (table !== undefined) table.format.behind = null
  }
  // The properties of a paragraph hold those of its mark, which is no text.
  if (!FORMATS.has(within) || open.at(-2)?.name !== within.slice(0, -2)) return
  const owner = open.at(-2) as Open
  if (tag.name === 'rStyle' || tag.name === 'pStyle')
    Object.assign(owner.format, { ...styleOf(styles, attributeOf(tag.attributes, 'val')), ...owner.format })
  else Object.assign(owner.format, formatIn(tag))
}

function formatIn({ name, attributes }: Pick<Tag, 'name' | 'attributes'>): Format {
  if (name === 'vanish' || name === 'webHidden')
    return { isVanished: !/^(?:0|false|off)$/.test(attributeOf(attributes, 'val') ?? '') }
  if (name === 'color') return { color: colorOf(attributes, 'val') }
  if (name === 'highlight') return attributeOf(attributes, 'val') === 'none' ? {} : { behind: null }
  if (name !== 'shd') return {}
  const isPlain = ['clear', 'nil', undefined].includes(attributeOf(attributes, 'val'))
  const fill = attributeOf(attributes, 'fill')
  return isPlain && (fill === undefined || fill === 'auto')
    ? {}
    : { behind: isPlain ? colorOf(attributes, 'fill') : null }
}

function isHidden({ format }: Open, outer: readonly Open[], paper: string | null): boolean {
  const paragraph = outer.findLast(({ name }) => name === 'p')?.format
  if (format.isVanished ?? paragraph?.isVanished ?? false) return true
  const color = format.color === undefined ? paragraph?.color : format.color
  if (color === null || color === undefined) return false
  const around = [{ format }, ...outer.toReversed()].find((each) => each.format.behind !== undefined)
  const behind = around === undefined ? paper : around.format.behind
  return behind !== null && behind !== undefined && looksLike(color, behind)
}

/** The looks that the styles of a document name, by their ids. */
export function stylesIn(text: string): Styles {
  const styles = new Map<string, Style>()
  const open: string[] = []
  let style: Style = {}
  for (const tag of tagsIn(text)) {
    if (tag.isEnd) {
      const place = open.lastIndexOf(tag.name)
      if (place >= 0) open.length = place
      continue
    }
    if (tag.name === 'style') {
      style = {}
      styles.set(attributeOf(tag.attributes, 'styleId') ?? '', style)
    } else if (tag.name === 'basedOn') style.basedOn = attributeOf(tag.attributes, 'val') ?? ''
    else if (open.at(-2) === 'style' && (open.at(-1) === 'rPr' || open.at(-1) === 'pPr'))
      Object.assign(style, formatIn(tag))
    if (!tag.isEmpty) open.push(tag.name)
  }
  return styles
}

const MAX_LEVELS = 12

function styleOf(styles: Styles, id: string | undefined): Format {
  let format: Format = {}
  let style = styles.get(id ?? '')
  for (let level = 0; style !== undefined && level < MAX_LEVELS; level += 1) {
    const { basedOn, ...own } = style
    format = { ...own, ...format }
    style = basedOn === undefined ? undefined : styles.get(basedOn)
  }
  return format
}

/** The tags of Word's own namespace, whatever prefix it has. */
function* tagsIn(text: string): Generator<Tag> {
  const found = NAMESPACE.exec(text)?.[1]
  const prefix = found === undefined || found === '' ? '' : `${found}:`
  for (const match of text.matchAll(MARKUP)) {
    const [whole, slash, before = '', name, attributes = '', end] = match
    if (name === undefined || before !== prefix) continue
    yield {
      name,
      attributes,
      isEnd: slash === '/',
      isEmpty: end === '/',
      start: match.index,
      end: match.index + whole.length,
    }
  }
}

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1]

function colorOf(attributes: string, name: string): string | null {
  const value = attributeOf(attributes, name) ?? ''
  return /^[\da-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : null
}
