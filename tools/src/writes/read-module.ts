// Reads the declarations, imports and uses of one file, for the rule about writes.
import { bare, isTypeOnly, type Node, type Source, walk } from '../syntax/source.ts'

/** A top-level function or value. */
export interface Declaration {
  readonly line: number
  /** Names used by its code: imports, top-level declarations, and `space.member` of namespace imports. */
  readonly uses: ReadonlySet<string>
  /** Lines on which it opens a transaction. */
  readonly opensAt: readonly number[]
  readonly recordsEvent: boolean
  /** The indexes of the parameters that it calls: the work of its callers. */
  readonly runs: ReadonlySet<number>
  /** The parameters that it passes to another function. */
  readonly handsOn: readonly Handed[]
}

interface Handed {
  readonly parameter: number
  readonly to: string
  readonly as: number
}

export interface ImportedName {
  readonly from: string
  /** The exported name in the other file; `*` for a namespace import. */
  readonly name: string
}

export interface Module {
  readonly path: string
  readonly imports: ReadonlyMap<string, ImportedName>
  /** Exported name to local name. */
  readonly exports: ReadonlyMap<string, string>
  /** Exported name to origin. */
  readonly reexports: ReadonlyMap<string, ImportedName>
  /** Files that are re-exported entirely. */
  readonly wholesale: readonly string[]
  readonly declarations: ReadonlyMap<string, Declaration>
}

/** Holds the statements that declare nothing. */
const AT_LOAD = '(at load)'
const BEGIN = /^\s*(begin|start\s+transaction)\b/i

type Of<T extends Node['type']> = Extract<Node, { type: T }>

export function readModule(source: Source): Module {
  const statements = source.program.type === 'Program' ? source.program.body : []
  const imports = new Map(statements.flatMap((statement) => importsOf(statement)))
  const bodies = statements.flatMap((statement) => declaredBy(statement))
  const known = new Set([...imports.keys(), ...bodies.map(([name]) => name)])
  const declarations = new Map<string, Declaration>()
  for (const [name, node] of bodies)
    declarations.set(name, merged(declarations.get(name), readBody(source, node, { imports, known })))
  const named = statements.filter((statement) => statement.type === 'ExportNamedDeclaration')
  return {
    path: source.path,
    imports,
    exports: new Map(named.filter(({ source }) => source === null).flatMap((statement) => exportsOf(statement))),
    reexports: new Map(named.flatMap((statement) => reexportsOf(statement))),
    wholesale: statements.flatMap((statement) =>
      statement.type === 'ExportAllDeclaration' ? [statement.source.value] : [],
    ),
    declarations,
  }
}

function importsOf(statement: Node): [string, ImportedName][] {
  if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return []
  const from = statement.source.value
  return statement.specifiers.map((specifier) => {
    if (specifier.type === 'ImportSpecifier') return [specifier.local.name, { from, name: nameOf(specifier.imported) }]
    return [specifier.local.name, { from, name: specifier.type === 'ImportNamespaceSpecifier' ? '*' : 'default' }]
  })
}

function exportsOf({ declaration, specifiers }: Of<'ExportNamedDeclaration'>): [string, string][] {
  const own = declaration === null ? [] : declaredBy(declaration).map(([name]): [string, string] => [name, name])
  return [...own, ...specifiers.map(({ exported, local }): [string, string] => [nameOf(exported), nameOf(local)])]
}

function reexportsOf({ source, specifiers }: Of<'ExportNamedDeclaration'>): [string, ImportedName][] {
  if (source === null) return []
  return specifiers.map(({ exported, local }) => [nameOf(exported), { from: source.value, name: nameOf(local) }])
}

/** The names that a statement declares, each with its code. */
function declaredBy(statement: Node): [string, Node][] {
  switch (statement.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return []
    case 'ExportNamedDeclaration':
      return statement.declaration === null ? [] : declaredBy(statement.declaration)
    case 'ExportDefaultDeclaration':
      return [['default', statement.declaration]]
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [[statement.id?.name ?? AT_LOAD, statement]]
    case 'VariableDeclaration':
      return statement.declarations.flatMap((one) => boundBy(one.id).map((name): [string, Node] => [name, one]))
    default:
      return isTypeOnly(statement) ? [] : [[AT_LOAD, statement]]
  }
}

function boundBy(pattern: Node): string[] {
  const names: string[] = []
  walk(pattern, (node, parent) => {
    if (isTypeOnly(node)) return false
    if (node.type === 'Identifier' && !isLabel(node, parent)) names.push(node.name)
    return true
  })
  return names
}

function readBody(
  source: Source,
  body: Node,
  { imports, known }: { imports: ReadonlyMap<string, ImportedName>; known: ReadonlySet<string> },
): Declaration {
  const uses = new Set<string>()
  const opensAt: number[] = []
  let recordsEvent = false
  const runs = new Set<number>()
  const handsOn: Handed[] = []
  const given = parametersOf(body)
  walk(body, (node, parent) => {
    if (isTypeOnly(node)) return false
    if (opensTransaction(node, parent)) opensAt.push(source.lineAt(node.start))
    if (node.type === 'CallExpression' && memberOf(node.callee) === 'record') recordsEvent = true
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const parameter = given.get(node.callee.name)
      if (parameter !== undefined) runs.add(parameter)
      else handsOn.push(...handedBy(node, node.callee.name, given))
    }
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier')
      if (imports.get(node.object.name)?.name === '*') uses.add(`${node.object.name}.${memberOf(node)}`)
    if (node.type === 'Identifier' && known.has(node.name) && !isLabel(node, parent)) uses.add(node.name)
    return true
  })
  return { line: source.lineAt(body.start), uses, opensAt, recordsEvent, runs, handsOn }
}

function handedBy(call: Of<'CallExpression'>, to: string, given: ReadonlyMap<string, number>): Handed[] {
  return call.arguments.flatMap((argument, as) => {
    const parameter = argument.type === 'Identifier' ? given.get(argument.name) : undefined
    return parameter === undefined ? [] : [{ parameter, to, as }]
  })
}

/** The names of the parameters, with their indexes. */
function parametersOf(body: Node): Map<string, number> {
  const made = body.type === 'VariableDeclarator' && body.init !== null ? bare(body.init) : body
  const isFunction =
    made.type === 'FunctionDeclaration' || made.type === 'ArrowFunctionExpression' || made.type === 'FunctionExpression'
  return new Map(
    isFunction
      ? made.params.flatMap((parameter, at) => boundBy(parameter).map((name): [string, number] => [name, at]))
      : [],
  )
}

/** Recognized by its method, however it is accessed, or by the SQL. */
function opensTransaction(node: Node, parent: Node | null): boolean {
  if (node.type === 'MemberExpression') return memberOf(node) === 'transaction'
  if (node.type === 'Property') return parent?.type === 'ObjectPattern' && keyOf(node) === 'transaction'
  if (node.type === 'Literal') return isStatement(parent) && typeof node.value === 'string' && BEGIN.test(node.value)
  if (node.type === 'TemplateElement') return BEGIN.test(node.value.raw)
  return false
}

const isStatement = (parent: Node | null): boolean => parent?.type === 'CallExpression'

/** The name of a property accessed by a dot or by a string in brackets. */
function memberOf(node: Node): string | null {
  if (node.type === 'ChainExpression' || node.type === 'ParenthesizedExpression') return memberOf(node.expression)
  if (node.type !== 'MemberExpression') return null
  if (!node.computed) return nameOf(node.property)
  return node.property.type === 'Literal' && typeof node.property.value === 'string' ? node.property.value : null
}

function keyOf(node: Of<'Property'>): string | null {
  return node.computed ? null : nameOf(node.key)
}

/** True for a property name, which uses no value of that name. */
function isLabel(node: Node, parent: Node | null): boolean {
  if (parent === null) return false
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed
  if (parent.type === 'Property') return parent.key === node && !parent.computed && !parent.shorthand
  if (parent.type === 'PropertyDefinition' || parent.type === 'MethodDefinition')
    return parent.key === node && !parent.computed
  return false
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') return node.name
  return node.type === 'Literal' ? String(node.value) : ''
}

function merged(before: Declaration | undefined, now: Declaration): Declaration {
  if (before === undefined) return now
  return {
    line: before.line,
    uses: new Set([...before.uses, ...now.uses]),
    opensAt: [...before.opensAt, ...now.opensAt],
    recordsEvent: before.recordsEvent || now.recordsEvent,
    runs: new Set([...before.runs, ...now.runs]),
    handsOn: [...before.handsOn, ...now.handsOn],
  }
}
