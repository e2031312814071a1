export interface Decision {
  /** Such as `0006-must-haves-prefer-or-require.md`. */
  readonly file: string
  readonly text: string
}

/** How the status of a decision names an earlier one that it affects. */
const AFFECTS = /\b(?:changes|extends|narrows|continues)\b[^.;]*/gi
const NUMBER = /\[decision\s+(\d+)\]/g

/**
 * Decisions that the index lacks or names otherwise, pages that do not begin as all others do, and decisions that do not
 * name a later one that changed them.
 */
export function findDecisionGaps(index: string, decisions: readonly Decision[]): string[] {
  const lines = index.split('\n')
  return [
    ...decisions.flatMap((decision) => findIndexGaps(lines, decision)),
    ...decisions.flatMap((later) =>
      decisions.filter((earlier) => affects(later, earlier)).flatMap((earlier) => findSilence(earlier, later)),
    ),
  ]
}

function findIndexGaps(index: readonly string[], { file, text }: Decision): string[] {
  const [heading = '', , status = ''] = text.split('\n')
  const number = file.slice(0, 4)
  const title = heading.slice(`# ${number} · `.length)
  if (heading !== `# ${number} · ${title}`)
    return [`docs/decisions/${file}: the heading does not begin with "# ${number} · ".`]
  if (!status.startsWith('Accepted, '))
    return [`docs/decisions/${file}: the third line does not say when it was accepted.`]
  const line = `- [${number}](${file}) ${title}`
  return index.filter((each) => each === line).length === 1
    ? []
    : [`docs/decisions/README.md: add this line once, under its subject: ${line}`]
}

function affects(later: Decision, earlier: Decision): boolean {
  if (later.file <= earlier.file) return false
  const number = Number(earlier.file.slice(0, 4))
  const named = (statusOf(later).match(AFFECTS) ?? []).flatMap((part) => [...part.matchAll(NUMBER)])
  return named.some(([, digits]) => Number(digits) === number)
}

function findSilence(earlier: Decision, later: Decision): string[] {
  if (statusOf(earlier).includes(`](${later.file})`)) return []
  return [`docs/decisions/${earlier.file}: name the later decision in the third line: ${later.file}`]
}

/** The paragraph that begins with the third line. */
function statusOf({ text }: Decision): string {
  const [, status = ''] = text.split(/\n{2,}/)
  return status.replaceAll('\n', ' ')
}
