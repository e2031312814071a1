/** A stretch of the folded text that was read or quoted. */
export interface Covered {
  start: number
  end: number
}

/** The parts of a stretch between the marks that part them; the pattern also matches its end. */
export function partsOf(text: string, { start, end }: Covered, between: RegExp): Covered[] {
  const parts: Covered[] = []
  let at = start
  for (const match of text.slice(start, end).matchAll(between)) {
    if (start + match.index > at) parts.push({ start: at, end: start + match.index })
    at = start + match.index + match[0].length
  }
  return parts
}
