/** Finds passages of a résumé that name skills the person lacks or wants to learn. */

const DENIES =
  /\b(?:no|not|never|without|lacks?|lacking|little|cannot|can't|don't|do not|haven't|have not|didn't|did not)\b[^.;:!?\n]{0,40}?\b(?:experience|experienced|exposure|familiar|used|worked|work with|know|knowledge|skilled|skills? in)\b/g
const WANTS_TO_LEARN =
  /\b(?:(?:love|like|want|wish|hope|plan|eager|keen|excited|ready|willing|looking|aim) (?:to|forward to) (?:learn|learning|study|studying|try|trying|get into)|interested in (?:learning|studying)|currently learning)\b|(?:^|\n)[^a-z\n]*(?:learning|to learn)\s?:/g
/** "Game AI (no machine learning)" */
const DENIED_ASIDE = /\((?:no|not|without)\s[^()\n]{2,40}\)/g
/** The end of the sentence, or a turn back to actual skills. */
const END = /[.;!?\n]|\bbut\b|\bhowever\b|\balthough\b/g
/** Where sentences do not end, a denial does not reach further. */
const FURTHEST = 160
const NOT_THE_END = /^\.(?=\w)/

export type Stretch = readonly [start: number, end: number]

export function deniedStretches(lower: string): Stretch[] {
  const starts = [DENIES, WANTS_TO_LEARN].flatMap((pattern) => [...lower.matchAll(pattern)])
  const clauses = starts.map((match): Stretch => [match.index, endOfClause(lower, match.index + match[0].length)])
  const asides = [...lower.matchAll(DENIED_ASIDE)].map((match): Stretch => [match.index, match.index + match[0].length])
  return [...clauses, ...asides]
}

export function isWithin(stretches: readonly Stretch[], place: number): boolean {
  return stretches.some(([start, end]) => place >= start && place < end)
}

function endOfClause(lower: string, from: number): number {
  const clause = lower.slice(from, from + FURTHEST)
  END.lastIndex = 0
  for (let end = END.exec(clause); end !== null; end = END.exec(clause)) {
    if (!NOT_THE_END.test(clause.slice(end.index, end.index + 2))) return from + end.index
  }
  return from + clause.length
}
