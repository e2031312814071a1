export type DescriptionBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

const BULLET = /^(?:[-*•·–◦▪]|\d{1,2}[.)])\s+/u
const MARKED_HEADING = /^(?:#{1,6}\s+(?<hash>.+)|\*\*(?<bold>[^*]+)\*\*:?)$/u
const MAX_PLAIN_HEADING_LENGTH = 60

/**
 * The plain text of a job as headings, lists and paragraphs. A heading is marked as in Markdown, or it is a short line
 * without a full stop right above a list. Nothing is left out but a first line that repeats the title.
 */
export function descriptionBlocks(description: string, title: string): DescriptionBlock[] {
  const lines = description.split(/\r?\n/u).map((line) => line.trim())
  const first = lines.findIndex((line) => line !== '')
  if (repeatsTitle(plain(lines[first] ?? ''), title)) lines[first] = ''
  const blocks: DescriptionBlock[] = []
  let joins = false
  for (const [place, line] of lines.entries()) {
    const last = blocks.at(-1)
    if (line === '') {
      joins = false
    } else if (BULLET.test(line)) {
      const item = line.replace(BULLET, '')
      if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, item] }
      else blocks.push({ kind: 'list', items: [item] })
      joins = false
    } else if (isHeading(line, lines.slice(place + 1))) {
      blocks.push({ kind: 'heading', text: plain(line) })
      joins = false
    } else if (joins && last?.kind === 'paragraph') {
      blocks[blocks.length - 1] = { kind: 'paragraph', text: `${last.text}\n${line}` }
    } else {
      blocks.push({ kind: 'paragraph', text: line })
      joins = true
    }
  }
  return blocks
}

function repeatsTitle(line: string, title: string): boolean {
  const [start, rest] = [title.slice(0, line.length), title.slice(line.length)]
  return line !== '' && start.toLowerCase() === line.toLowerCase() && !/^[\p{L}\p{N}]/u.test(rest)
}

function isHeading(line: string, after: readonly string[]): boolean {
  if (MARKED_HEADING.test(line)) return true
  const next = after.find((each) => each !== '')
  return line.length <= MAX_PLAIN_HEADING_LENGTH && !/[.!?;,]$/u.test(line) && next !== undefined && BULLET.test(next)
}

function plain(line: string): string {
  const { hash, bold } = MARKED_HEADING.exec(line)?.groups ?? {}
  return (hash ?? bold ?? line).replace(/:$/u, '')
}
