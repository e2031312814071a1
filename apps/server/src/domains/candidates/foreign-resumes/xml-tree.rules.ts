/** One element without its prefix. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Its own text and that of all elements in it. */
  readonly text: string
}

export class XmlRefused extends Error {
  override name = 'XmlRefused'
}

type Draft = { name: string; attributes: Record<string, string>; children: Draft[]; text: string }

const MAX_DEPTH = 60
const MAX_TOKENS = 50_000
/** How each kind of token begins and ends, the longest beginnings first. */
const TOKENS = [
  { kind: 'comment', begin: '<!--', end: '-->' },
  { kind: 'text', begin: '<![CDATA[', end: ']]>' },
  { kind: 'comment', begin: '<?', end: '?>' },
  { kind: 'definition', begin: '<!', end: '>' },
  { kind: 'closing', begin: '</', end: '>' },
  { kind: 'opening', begin: '<', end: '>' },
] as const
const ATTRIBUTE = /(?<![^\s=])([^\s=]+) ?= ?(?:"([^"]*)"|'([^']*)')/g

/** Reads a small document. Definitions are refused, so that no entity can grow or open anything. */
export function readXml(source: string): XmlElement {
  const root: Draft = { name: '', attributes: {}, children: [], text: '' }
  const open: Draft[] = [root]
  const say = (text: string) => {
    for (const element of open) element.text += text
  }
  let end = 0
  let count = 0
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', end)) {
    const { kind, inside, next } = tokenAt(source, at)
    say(unescaped(source.slice(end, at)) + (kind === 'text' ? inside : ''))
    end = next
    if (kind === 'definition') throw new XmlRefused('It defines entities.')
    if (kind === 'closing') close(open, localName(inside.trim()))
    if (kind === 'opening') enter(open, inside)
    count += 1
    if (open.length > MAX_DEPTH || count > MAX_TOKENS) throw new XmlRefused('It has too many elements.')
  }
  if (open.length !== 1 || root.children[0] === undefined) throw new XmlRefused('Its elements are not closed.')
  return root.children[0]
}

/** Each character is read once, however the document continues. */
function tokenAt(source: string, at: number) {
  const token = TOKENS.find(({ begin }) => source.startsWith(begin, at))
  const from = at + (token?.begin.length ?? 1)
  const to = token === undefined ? -1 : source.indexOf(token.end, from)
  if (token === undefined || to < 0) throw new XmlRefused('Its elements are not closed.')
  return { kind: token.kind, inside: source.slice(from, to), next: to + token.end.length }
}

function close(open: Draft[], name: string): void {
  if (open.length === 1 || open.pop()?.name !== name) throw new XmlRefused('Its elements are not closed.')
}

function enter(open: Draft[], inside: string): void {
  const isEmpty = inside.endsWith('/')
  const [name = ''] = /^[^\s/]*/.exec(inside) ?? []
  const attributes = attributesIn(inside.slice(name.length).replace(/\s+/g, ' '))
  const element: Draft = { name: localName(name), attributes, children: [], text: '' }
  open.at(-1)?.children.push(element)
  if (!isEmpty) open.push(element)
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      localName(name),
      unescaped(double ?? single ?? ''),
    ]),
  )
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function unescaped(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? (name === 'nbsp' ? ' ' : whole)
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** The first element of this path, wherever it begins below. */
export function find(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  if (element === undefined) return undefined
  const [name, ...rest] = path
  if (name === undefined) return element
  for (const found of all(element, name)) {
    const end = find(found, ...rest)
    if (end !== undefined) return end
  }
  return undefined
}

/** All elements of this name below, not within one another. */
export function all(element: XmlElement | undefined, name: string): XmlElement[] {
  if (element === undefined) return []
  return element.children.flatMap((child) => (child.name === name ? [child] : all(child, name)))
}

export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string | null {
  const text = find(element, ...path)?.text.trim() ?? ''
  return text === '' ? null : text
}
