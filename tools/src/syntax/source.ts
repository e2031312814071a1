// A parsed file, and the tree walk that all rules share.
import { type Comment, type Node, parseSync } from 'oxc-parser'

export type { Comment, Node }

export interface Source {
  readonly path: string
  readonly text: string
  readonly program: Node
  readonly comments: readonly Comment[]
  /** The line of an offset, from 1. */
  lineAt(offset: number): number
}

export const isParsed = (path: string): boolean => /\.(ts|tsx|mjs|cjs)$/.test(path)

export function parseSource(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text)
  const [error] = errors
  if (error !== undefined) throw new Error(`${path} cannot be parsed: ${error.message}`)
  return { path, text, program, comments, lineAt: lineFinder(text) }
}

function lineFinder(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (offset) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

/** Visits a node and its descendants; returning `false` skips the descendants. */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | null) => unknown,
  parent: Node | null = null,
): void {
  if (visit(node, parent) === false) return
  // Without a list of children: most of the time that all rules take together would go into making it.
  for (const value of Object.values(node) as unknown[])
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) walk(each, visit, node)
    } else if (isNode(value)) walk(value, visit, node)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Type nodes reference values without using them; wrappers around an expression still use it. */
export function isTypeOnly({ type }: Node): boolean {
  return type.startsWith('TS') && !WRAPPERS.has(type) && !DECLARING.has(type)
}

const WRAPPERS = new Set<string>([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
])
const DECLARING = new Set<string>(['TSParameterProperty', 'TSExportAssignment'])

/** Removes parentheses and type assertions from an expression. */
export function bare(node: Node): Node {
  return node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'TSTypeAssertion'
    ? bare(node.expression)
    : node
}
