/** The reason lies in the document; any other error while reading means that it is damaged. */
export class UnreadableDocument extends Error {
  override name = 'UnreadableDocument'
  readonly reason: 'protected' | 'too-large' | 'damaged'

  constructor(reason: 'protected' | 'too-large' | 'damaged') {
    super(`The document is ${reason}.`)
    this.reason = reason
  }
}

/** Reading stops here: far beyond any job description or résumé. */
export const MAX_TEXT_LENGTH = 1_000_000

/** In points; footnotes have seven or more. Text too small for people is not read here either. */
const MIN_READABLE_SIZE = 3

export const isReadable = (fontSize: number | null): boolean =>
  fontSize === null || fontSize === 0 || fontSize >= MIN_READABLE_SIZE

/** Normalizes line ends, trailing spaces and blank lines. Linear for any input. */
export function tidyText(text: string): string {
  const lines = text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .split('\n')
    .map(withoutTrailingSpaces)
  return lines
    .filter((line, at) => line !== '' || lines[at - 1] !== '')
    .join('\n')
    .trim()
}

// `/[ \t]+$/` would rescan a long run of spaces from each of them (quadratic).
function withoutTrailingSpaces(line: string): string {
  let end = line.length
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1
  return line.slice(0, end)
}
