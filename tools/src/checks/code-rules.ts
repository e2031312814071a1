// Code rules for a single file, checked on its syntax tree.
import { bare, type Source, walk } from '../syntax/source.ts'

const NOTE = /\b(TODO|FIXME|XXX)\b/
const ISSUE = /#\d/

/** A to-do comment must name the issue in which it is to be done. */
export function findNotesWithoutIssue({ path, comments, lineAt }: Source): string[] {
  return comments.flatMap(({ value, start }) =>
    value
      .split('\n')
      .flatMap((line, index) =>
        NOTE.test(line) && !ISSUE.test(line)
          ? [`${path}:${lineAt(start) + index}: name the issue (#12), or do it now.`]
          : [],
      ),
  )
}

/** Spreading a literal into an object only saves lines; properties belong where they are written. */
export function findSpreadLiterals({ path, program, lineAt }: Source): string[] {
  const complaints: string[] = []
  walk(program, (node) => {
    if (node.type !== 'SpreadElement' && node.type !== 'JSXSpreadAttribute') return
    if (bare(node.argument).type === 'ObjectExpression')
      complaints.push(`${path}:${lineAt(node.start)}: write the properties out instead of spreading a literal.`)
  })
  return complaints
}

/** Test files share a process: a module that an earlier file has loaded is no longer replaced. */
export function findReplacedModules({ path, program, lineAt }: Source): string[] {
  const complaints: string[] = []
  walk(program, (node) => {
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier' || node.object.name !== 'vi') return
    if (node.property.type === 'Identifier' && /^(do)?[mM]ock$/.test(node.property.name))
      complaints.push(
        `${path}:${lineAt(node.start)}: replace fetch, or hand in what the test needs, instead of a module.`,
      )
  })
  return complaints
}

const LENGTHS: ReadonlyMap<number, string> = new Map([
  [3_600_000, 'HOUR_MS'],
  [86_400_000, 'DAY_MS'],
])
const HOME_OF_LENGTHS = /\/(durations|days)\.ts$/

/** The milliseconds of an hour and of a day are defined once in each layer. */
export function findRestatedLengths({ path, program, lineAt }: Source): string[] {
  if (!path.startsWith('apps/') || HOME_OF_LENGTHS.test(path)) return []
  const complaints: string[] = []
  walk(program, (node) => {
    const name = node.type === 'Literal' && typeof node.value === 'number' ? LENGTHS.get(node.value) : undefined
    if (name !== undefined) complaints.push(`${path}:${lineAt(node.start)}: import ${name} of durations.ts.`)
    const named = node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? node.id.name : ''
    if (/^(MINUTE|HOUR|DAY)(_IN)?_MS$/.test(named))
      complaints.push(`${path}:${lineAt(node.start)}: import ${named} of durations.ts.`)
  })
  return complaints
}
