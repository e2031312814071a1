/** Finds passages of a résumé that name skills the person lacks or wants to learn. */

const DENIES =
  /\b(?:no|not|never|without|lacks?|lacking|little|cannot|can't|don't|do not|haven't|have not|didn't|did not)\b[^.;:!?\n]{0,40}?\b(?:experience|experienced|exposure|familiar|used|worked|work with|know|knowledge|skilled|skills? in)\b/g
const WANTS_TO_LEARN =
  /\b(?:(?:love|like|want|wish|hope|plan|eager|keen|excited|ready|willing|looking|aim) (?:to|forward to) (?:learn|learning|study|studying|try|trying|get into)|interested in (?:learning|studying)|currently learning)\b|(?:^|\n)[^a-z\n]*(?:learning|to learn)\s?:/g
/** "without Kafka", "instead of Kafka", "decided against Kafka": up to the next verb or preposition. */
const PASSES_OVER =
  /\b(?:without(?! \w{2,20}ing\b)(?= [a-z.+# -]{2,40}(?:[,.;\n]|$| (?:and|or)\b))|instead of|rather than|in place of|(?:decided|chose|advised|voted|argued) against|(?:lack|lacked|lacks|lacking)(?: of)?|none of|zero (?:use|knowledge|experience) (?:of|with)|(?:was|were|is|are|had|saw|felt) no (?:need|use|room|budget|reason|money|time|call) for|(?:could|can)(?:n't| not|not) (?:afford|adopt|use|get)|(?:rejected|dismissed|vetoed|ruled out|turned down)(?! by)|ohne|statt|anstelle von|au lieu de|senza|zonder|invece di|en lugar de|en vez de|in plaats van|zamiast)\b(?=[ \t])/g
/** What follows a thing that was passed over tells of something else again. */
const PASSED =
  /[.;:!?\n()]|\b(?:but|however|although|we|i|and (?:built|used|moved|wrote|ran|led|made|then)|using|with|by|for|in|on|to|that|which|mit|fur|aber|avec|pour|mais|con|para|per|pero|met|voor|maar)\b/g
/** "Kafka was never used", "Kafka wurde nicht eingesetzt": the sentence from its begin. */
const DENIED_AFTERWARDS =
  /\b(?:(?:was|were|is|are|has been|have been|had been)(?: not|n't| never)(?: yet| ever)?(?: been)? (?:used|needed|adopted|introduced|chosen|in use|part of)|(?:and|but) (?:rejected|dismissed|declined|turned down|ruled out|abandoned|(?:decided|chose|advised|voted|argued) against) (?:it|them|all|both)|not used (?:here|there|yet|by me)|never (?:happened|came to pass|materiali[sz]ed)|nicht (?:eingesetzt|verwendet|genutzt|benutzt|gebraucht)|(?:jamais|pas) (?:utilisee?s?|employee?s?|touchee?s?))\b/g
/** Before a name, and no farther: "never touched", "nie mit". */
const NEVER_TOUCHED =
  /\b(?:never|not|nie|niemals)(?: had| got)?(?: to| really| yet| ever)* (?:touch|touched|tried|try|mit)\b|\b(?:keine(?:rlei)? (?:erfahrung|kenntnisse)|kein (?:wissen|know-how)|aucune (?:experience|connaissance))\b|\bn'(?:ai|a|avons|ont) (?:jamais|pas)\b|\b(?:nunca|jamas|nao|non (?:ho|abbiamo|ha|hanno)|mai|nooit|nigdy)(?: nie)?(?: (?:he|hemos|mai|mas|mehr|nie|tenho|temos))? (?:us|utiliz|emple|trabaj|trabalh|toc|utilizz|lavor|gebruik|werk|uzywa|korzysta|stosowa|pracowa)\w*|\bnooit met\b|\bgebruik(?:te[n]?)? (?:geen|nooit)\b|\bgeen (?:ervaring|kennis) (?:met|van)\b|\bnie (?:uzyw|korzyst|stosow|pracow|zna)\w*|\b(?:sin|senza|sem) (?:experiencia|esperienza)\b/g
/** "Game AI (no machine learning)", "Unlike Kafka, …" */
const DENIED_ASIDE =
  /\((?:no|not|without)\s[^()\n]{2,40}\)|\b(?:unlike|in contrast (?:to|with)|as opposed to) [^,.;:!?\n]{2,60}/g
/** "Unlike Kafka, Terraform and Docker, our …": after the first, up to the last of the list. */
const MORE_ASIDE =
  /(?:, [\w.+#/ -]{1,24}){0,8}(?:,? (?:and|or) [\w.+#/ -]{1,24}(?=,)|(?=, (?:we|i|our|the|it|this|they|my)\b))/y

/** The end of the sentence, or a turn back to actual skills. */
const END = /[.;!?\n]|\bbut\b|\bhowever\b|\balthough\b/g
/** Where sentences do not end, a denial does not reach further. */
const FURTHEST = 160
const NOT_THE_END = /^\.(?=\w)/

export type Stretch = readonly [start: number, end: number]

export function deniedStretches(lower: string): Stretch[] {
  const starts = [DENIES, WANTS_TO_LEARN, NEVER_TOUCHED].flatMap((pattern) => [...lower.matchAll(pattern)])
  const clauses = starts.map((match): Stretch => [match.index, endOfClause(lower, match.index + match[0].length)])
  const passed = [...lower.matchAll(PASSES_OVER)].map(
    (match): Stretch => [match.index, endAt(PASSED, lower, match.index + match[0].length)],
  )
  const afterwards = [...lower.matchAll(DENIED_AFTERWARDS)].map(
    (match): Stretch => [beginOfSentence(lower, match.index), match.index + match[0].length],
  )
  const asides = [...lower.matchAll(DENIED_ASIDE)].map((match): Stretch => {
    MORE_ASIDE.lastIndex = match.index + match[0].length
    return [match.index, match.index + match[0].length + (MORE_ASIDE.exec(lower)?.[0].length ?? 0)]
  })
  return [...clauses, ...passed, ...afterwards, ...asides]
}

export function isWithin(stretches: readonly Stretch[], place: number): boolean {
  return stretches.some(([start, end]) => place >= start && place < end)
}

export const endOfClause = (lower: string, from: number): number => endAt(END, lower, from)

/** Of the sentence that holds this place; a full stop within a name, such as "Node.js", begins none. */
export function beginOfSentence(lower: string, place: number): number {
  const before = lower.slice(Math.max(0, place - FURTHEST), place)
  const stops = [...before.matchAll(/[.;!?](?=\s)|\n/g)]
  return place - before.length + (stops.at(-1)?.index ?? -1) + 1
}

export function endAt(ends: RegExp, lower: string, from: number): number {
  const clause = lower.slice(from, from + FURTHEST)
  ends.lastIndex = 0
  for (let end = ends.exec(clause); end !== null; end = ends.exec(clause)) {
    if (!NOT_THE_END.test(clause.slice(end.index, end.index + 2))) return from + end.index
  }
  return from + clause.length
}
