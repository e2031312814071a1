// One résumé in the shapes in which files arrive: with lines, as one paragraph, with its columns torn apart.

const MONTH =
  '(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?,? |\\d{1,2}/|Spring |Summer |Fall |Winter )'
const RANGE = new RegExp(
  `(?:${MONTH})?(?:19|20)\\d\\d\\s*(?:to|-|–|â€“|ï¼\\S*)\\s*(?:(?:${MONTH})?(?:19|20)\\d\\d|Current|Present)`,
  'gi',
)
const HEADING =
  /^(?:(?:professional|work|relevant|career|executive|technical|core|key|employment|skill|educational|additional|military)? ?(?:experience|history|summary|overview|profile|objective|skills|highlights|qualifications|education(?: and training)?|accomplishments|certifications?|projects|interests|languages|affiliations|information|background|employment))\s*:?$/i
const WORK = /^(?:professional |work |relevant |employment )?(?:experience|history|employment)\s*:?$/i
const NOT_WORK = /^(?:education|certifications?|skills|technical skills|projects|accomplishments|languages)\b.{0,20}$/i

export const VARIANTS = {
  lines: (text: string) => text,
  wrapped: (text: string) => wrapped(flat(text), 90),
  flat,
  'flat, no bullets or full stops': (text: string) =>
    flat(
      eachLine(text, (line) =>
        line
          .replace(/^\s*(?:•|â€¢|\*|-|·|Â·|q)\s+/, '')
          .replace(/\.\s*$/, '')
          .replaceAll(/(?<=[a-z])\. (?=[A-Z])/g, ' '),
      ),
    ),
  'flat, no headings': (text: string) =>
    flat(
      text
        .split('\n')
        .filter((line) => !HEADING.test(line.trim()))
        .join('\n'),
    ),
  'flat, dates moved': (text: string) => flat(datesMoved(text)),
  'flat, dates in a column': (text: string) => flat(datesInColumn(text)),
} as const satisfies Record<string, (text: string) => string>

export type Variant = keyof typeof VARIANTS

function flat(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function eachLine(text: string, change: (line: string) => string): string {
  return text.split('\n').map(change).join('\n')
}

function wrapped(text: string, width: number): string {
  let reached = 0
  return text
    .split(' ')
    .map((word) => {
      reached += word.length + 1
      if (reached <= width + 1) return reached === word.length + 1 ? word : ` ${word}`
      reached = word.length + 1
      return `\n${word}`
    })
    .join('')
}

/** Dates before the title go behind it, and those behind it before it. */
function datesMoved(text: string): string {
  const lines = text.split('\n')
  for (const [place, line] of lines.entries()) {
    const match = new RegExp(RANGE).exec(line)
    if (match === null) continue
    const before = line.slice(0, match.index).trim()
    const after = line.slice(match.index + match[0].length).trim()
    if (before.length > 2) lines[place] = `${match[0]} ${before} ${after}`
    else if (after === '' && lines[place + 1] !== undefined) {
      lines[place] = ''
      lines[place + 1] = `${lines[place + 1]} ${match[0]}`
    } else lines[place] = `${after} ${match[0]}`
  }
  return lines.join('\n')
}

/** A column of dates next to the jobs, which the conversion places before them. */
function datesInColumn(text: string): string {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => WORK.test(line.trim()))
  if (start < 0) return text
  const found = lines.findIndex((line, place) => place > start && NOT_WORK.test(line.trim()))
  const end = found < 0 ? lines.length : found
  const dates: string[] = []
  const rest = lines.slice(start + 1, end).map((line) =>
    line.replaceAll(RANGE, (range) => {
      dates.push(range)
      return ''
    }),
  )
  return [...lines.slice(0, start + 1), ...dates, ...rest, ...lines.slice(end)].join('\n')
}
