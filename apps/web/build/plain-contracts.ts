import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { ESTree } from 'rolldown/utils'
import type { Plugin } from 'vite'

const CONTRACT = '@assay/contracts/'
/** Longer lists stay where they are, so that no page carries them twice. */
const MAX_LENGTH = 2_000
/** Modules that do nothing else with an endpoint than to call it, be it from a table of steps. */
const CALLS_THE_SERVER = /\.(queries|mutations)\.ts$/

/**
 * Writes endpoints and word lists of the contracts into the modules that use them, without their schemas: to send a
 * request, the browser needs its method and its path. A page thus loads zod only if it has a form
 * (docs/decisions/0059-endpoints-without-schemas.md).
 */
export function plainContracts(): Plugin {
  return {
    name: 'plain-contracts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/apps\/web\/src\/[^?]+\.tsx?(\?|$)/, code: CONTRACT },
      handler: async function (code, id) {
        return { code: await writePlainContracts(id, code, this.parse(code)), map: null }
      },
    },
  }
}

/** `code` is JavaScript, and `program` is the same, parsed. */
export async function writePlainContracts(id: string, code: string, program: ESTree.Program): Promise<string> {
  const uses = usesIn(program, CALLS_THE_SERVER.test(id))
  const changes: Change[] = []
  for (const statement of program.body.filter(isContractImport)) {
    const contract = await import(pathToFileURL(require.resolve(statement.source.value)).href)
    changes.push(withoutPlain(statement, contract, uses))
  }
  return applied(code, changes)
}

const require = createRequire(import.meta.url)

interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

type ContractImport = ESTree.ImportDeclaration & { readonly specifiers: readonly ESTree.ImportSpecifier[] }

const isContractImport = (node: ESTree.Statement | ESTree.Directive): node is ContractImport =>
  node.type === 'ImportDeclaration' &&
  node.source.value.startsWith(CONTRACT) &&
  node.specifiers.length > 0 &&
  node.specifiers.every(({ type }) => type === 'ImportSpecifier')

function withoutPlain(statement: ContractImport, contract: Record<string, unknown>, uses: Uses): Change {
  const constants: string[] = []
  const kept: string[] = []
  for (const { imported, local } of statement.specifiers) {
    const name = imported.type === 'Identifier' ? imported.name : imported.value
    const value = plainOf(contract[name], uses(local.name))
    if (value === null) kept.push(name === local.name ? name : `${name} as ${local.name}`)
    else constants.push(`const ${local.name} = ${value};`)
  }
  if (kept.length > 0) constants.push(`import { ${kept.join(', ')} } from '${statement.source.value}';`)
  return { start: statement.start, end: statement.end, text: constants.join(' ') }
}

/** null for what cannot be written down: schemas, functions and endpoints whose schema is used. */
function plainOf(value: unknown, use: Use): string | null {
  const content = withSentParts(value)
  const hasEndpoints = content !== value
  if (hasEndpoints && use !== 'sent' && (isEndpoint(value) || use !== 'chosen from')) return null
  if (!isPlain(content)) return null
  const text = JSON.stringify(content)
  return text.length > MAX_LENGTH ? null : text
}

/** An endpoint, or a table of endpoints such as the actions on a resource. */
function withSentParts(value: unknown): unknown {
  if (isEndpoint(value)) return sentParts(value)
  if (!isTable(value) || !Object.values(value).some(isEndpoint)) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withSentParts(entry)]))
}

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

interface EndpointParts {
  readonly method: string
  readonly path: string
  readonly bodyType?: string
  readonly answers: { readonly kind: string; readonly mediaType?: string }
}

const isEndpoint = (value: unknown): value is EndpointParts =>
  typeof value === 'object' &&
  value !== null &&
  ['method', 'path', 'answers', 'admission'].every((name) => name in value)

/** What `call` in apps/web/src/platform/api.ts reads. */
function sentParts({ method, path, bodyType, answers: { kind, mediaType } }: EndpointParts): EndpointParts {
  return {
    method,
    path,
    ...(bodyType !== undefined && { bodyType }),
    answers: { kind, ...(mediaType !== undefined && { mediaType }) },
  }
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  return isTable(value) && Object.values(value).every(isPlain)
}

/** Endpoints are sent, tables of endpoints are chosen from; whatever else is read may be a schema. */
type Use = 'sent' | 'chosen from' | 'read'
type Uses = (name: string) => Use

function usesIn(program: ESTree.Program, onlyCalls: boolean): Uses {
  const read = new Set<string>()
  const chosenFrom = new Set<string>()
  const visitAll = (nodes: readonly unknown[], isSent: (at: number) => boolean): void => {
    for (const [at, node] of nodes.entries()) visit(node, isSent(at))
  }
  const visit = (node: unknown, isSent: boolean): void => {
    if (Array.isArray(node)) visitAll(node, () => isSent)
    else if (isNode(node)) visitNode(node, isSent)
  }
  const visitNode = (node: ESTree.Node, isSent: boolean): void => {
    if (node.type === 'ImportDeclaration') return
    if (node.type === 'Identifier') noteName(node, isSent)
    else if (node.type === 'MemberExpression') visitMember(node, isSent)
    else if (isCall(node)) visitAll(node.arguments, (at) => onlyCalls || at === 0)
    // Either of two endpoints, as in `call(isOwn ? listOwn : listAll)`.
    else if (node.type === 'ConditionalExpression') visitChoice(node, isSent)
    else visitAll(Object.values(node), () => onlyCalls)
  }
  const noteName = ({ name }: { name: string }, isSent: boolean): void => {
    if (!isSent) read.add(name)
  }
  const visitMember = (node: ESTree.MemberExpression, isSent: boolean): void => {
    if (isSent && node.object.type === 'Identifier') chosenFrom.add(node.object.name)
    else visit(node.object, false)
    if (node.computed) visit(node.property, onlyCalls)
  }
  const visitChoice = ({ test, consequent, alternate }: ESTree.ConditionalExpression, isSent: boolean): void => {
    visit(test, onlyCalls)
    visitAll([consequent, alternate], () => onlyCalls || isSent)
  }
  visit(program.body, onlyCalls)
  return (name) => (read.has(name) ? 'read' : chosenFrom.has(name) ? 'chosen from' : 'sent')
}

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value

const isCall = (node: ESTree.Node): node is ESTree.CallExpression =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'call'

function applied(code: string, changes: readonly Change[]): string {
  return changes
    .toSorted((left, right) => right.start - left.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code)
}
