// Rules about the code of one file, on its syntax tree.
import { bare, type Source, walk } from './syntax/source.ts'

const NOTE = /\b(TODO|FIXME|XXX)\b/
const ISSUE = /#\d/

/** A note about work left over names the issue in which it is to be done. */
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

/** Properties are written where they belong; spreading a literal into one only saves lines. */
export function findSpreadLiterals({ path, program, lineAt }: Source): string[] {
  const complaints: string[] = []
  walk(program, (node) => {
    if (node.type !== 'SpreadElement' && node.type !== 'JSXSpreadAttribute') return
    if (bare(node.argument).type === 'ObjectExpression')
      complaints.push(`${path}:${lineAt(node.start)}: write the properties out instead of spreading a literal.`)
  })
  return complaints
}
