// Extracts the words of a file: its names and its texts.
import { type Node, parseSource, type Source, walk } from '../syntax/source.ts'

/** `name`: identifiers, wire names, names of files and styles. `interface`: visible text. */
export type Kind = 'name' | 'interface' | 'string' | 'comment' | 'prose'

export interface Said {
  readonly kind: Kind
  readonly text: string
  /** null for the path itself. */
  readonly line: number | null
}

export const isSpoken = (path: string): boolean =>
  /\.(ts|tsx|mjs|cjs|css|md|html)$/.test(path) && !/(^|\/)routeTree\.gen\.ts$/.test(path)

/** Every name once, with its first line, and every text. */
export function textsIn(path: string, text: string): Said[] {
  const said = path.endsWith('.md') || path.endsWith('.html') ? saidInProse(text) : saidInCode(path, text)
  const names = new Set<string>()
  const isNew = ({ kind, text }: Said): boolean => kind !== 'name' || (!names.has(text) && names.add(text).has(text))
  return [{ kind: 'name' as const, text: path, line: null }, ...said].filter(isNew)
}

function saidInCode(path: string, text: string): Said[] {
  return path.endsWith('.css') ? saidInStyles(text) : saidInSource(parseSource(path, text))
}

/** Code and paths in a document are citations and are checked at their source. */
function saidInProse(text: string): Said[] {
  const prose = text.replace(/^```[\s\S]*?^```|`[^`\n]*`|\]\([^)]*\)/gm, (code) => code.replace(/[^\n]/g, ' '))
  return linesOf(prose, 1, 'prose')
}

function saidInStyles(text: string): Said[] {
  return text.split('\n').flatMap((line, index): Said[] => {
    const names = [...line.matchAll(/(?:\.|--)([a-zA-Z][\w-]*)/g)].map((found) => found[1] ?? '')
    const comment = /\/\*(.*)/.exec(line)?.[1]
    return [
      ...names.map((name): Said => ({ kind: 'name', text: name, line: index + 1 })),
      ...(comment === undefined ? [] : linesOf(comment, index + 1, 'comment')),
    ]
  })
}

function saidInSource({ program, comments, lineAt }: Source): Said[] {
  const said = comments.flatMap(({ value, start }) => linesOf(withoutQuotes(value), lineAt(start), 'comment'))
  walk(program, (node, parent) => {
    if (isImportPath(node, parent)) return
    for (const { text, kind } of wordsOf(node, parent)) said.push(...linesOf(text, lineAt(node.start), kind))
  })
  return said
}

/** A comment may quote the texts that its code reads. */
const withoutQuotes = (comment: string): string =>
  comment.replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, (quoted) => quoted.replace(/[^\n]/g, ' '))

type Worded = { readonly text: string; readonly kind: Kind }

function wordsOf(node: Node, parent: Node | null): Worded[] {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
    case 'PrivateIdentifier':
      return [{ text: node.name, kind: 'name' }]
    case 'JSXText':
      return [{ text: node.value, kind: 'interface' }]
    case 'TemplateElement':
      return [{ text: node.value.cooked ?? node.value.raw, kind: kindOf(node.value.raw) }]
    case 'Literal':
      if (typeof node.value !== 'string') return []
      return [{ text: node.value, kind: isAttributeText(node.value, parent) ? 'interface' : kindOf(node.value) }]
    default:
      return []
  }
}

/** An attribute holds visible text, a style or a key, unless it is an address of the app. */
const isAttributeText = (text: string, parent: Node | null): boolean =>
  parent?.type === 'JSXAttribute' && !text.startsWith('/')

/** A single word without spaces is a wire name, a key or an address. */
const kindOf = (text: string): Kind => (/^[\w./:@#?&=%$-]*$/.test(text) ? 'name' : 'string')

function isImportPath(node: Node, parent: Node | null): boolean {
  return node.type === 'Literal' && parent !== null && 'source' in parent && parent.source === node
}

function linesOf(text: string, first: number, kind: Kind): Said[] {
  if (kind === 'name') return [{ kind, text, line: first }]
  return text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [{ kind, text: line, line: first + index }]))
}

/** The words of a name or text in lower case: `MAX_ROWS`, `maxRows` and `max-rows` are `max rows`. */
export function splitWords(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}’']+/u)
    .filter((word) => word !== '')
}
