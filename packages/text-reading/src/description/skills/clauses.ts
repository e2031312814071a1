import type { Statement } from '../statements/index.ts'
import { S } from './sketch.ts'

const PEOPLE =
  '(?:teams?|squads?|departments?|colleagues|developers|engineers|designers|analysts|people|folks|customers?|clients?|partners?|vendors?|suppliers?|agency|product|platform|backend|frontend|app|apps|code(?:base)?|stack|system|systems|legacy|data|models?|services?)'
/** Who or what a new clause speaks of. */
const SUBJECT = `(?:for (?:this|the) (?:[\\w-]+ )?(?:opening|role|position|job|seat|vacancy|post),? (?=we\\b|you\\b|i\\b))?(?:(?:we|you|they|he|she|i|nobody|no one|everyone|everybody|everything|nothing|someone|somebody|there)(?:'(?:re|ve|ll|d|s|m))?\\b|(?:our|the|their) (?:[\\w-]+ ){0,2}?${PEOPLE}\\s+(?!who\\b|that\\b|which\\b|and\\b|or\\b)[a-z]|(?:also |only )?${S}+(?: (?:experience|knowledge|people|skills|developers|profiles?))? (?:is|are|was|were|isn't|aren't|will|won't|would|can|can't|has|have|gets?|plays?|belongs?|we|you|they|he|she|i|nobody|no one)\\b)`
const BOUNDARY = new RegExp(
  `(?:\\s*[,;]\\s*|\\s+(?=(?:but|and|so|while|whereas|though|although|because)\\b)|\\s+[–—-]\\s+)(?:(?:but|and|so|while|whereas|though|although|because|as)\\s+)?(?=${SUBJECT})`,
  'g',
)
/** What governs all that follows it: a condition, a label, a relative clause. */
const GOVERNS =
  /^\W*(?:and |but |so )?(?:if|when|whenever|although|though|while|as|because|since|unless|whether|once|given|where)\b|:|\b(?:if|whether|who|whoever|those|anyone|someone who|unless|either)\b/
/** What speaks of the clause before, if it stands before the first name of its own. */
const REFERS_BACK = /\b(?:it|them|both|these|those|that|this|which|former|latter|none|one)\b/
const CHOOSES =
  /\b(?:which(?:ever)? of|either|neither|whichever|one of|instead|same|otherwise|alternatively|else|(?:both|either) of (?:them|these|the first)|the (?:first (?:two|one)|former|latter)(?: (?:is|are))?)\b/
const STATES =
  /\b(?:is|are|was|were|be|has|have|had|do|does|did|will|would|can|must|should|need|needs|use|uses|used|run|runs|works?|goes|go|sits?|lives?|builds?|develops?|write|writes|know|knows|bring|want|wants|look|looking|left|moved|'re|'ve|'s|'ll|n't)\b|n't\b/

/**
 * The clauses of a statement, if more than one of them names skills and each says something of its own: "Docker he must
 * be able to start himself, Kubernetes is done by ops". What is said in one of them does not apply to the other.
 */
export function clausesOf(statement: Statement, text: string): Statement[] {
  const { skills, start, end } = statement
  const first = skills[0]
  const last = skills.at(-1)
  if (first === undefined || last === undefined || first === last) return [statement]
  let sketch = text
  for (const { start: from, end: to } of skills)
    sketch = sketch.slice(0, from - start) + S.repeat(to - from) + sketch.slice(to - start)
  const clauses: Statement[] = []
  let from = 0
  for (const match of sketch.matchAll(BOUNDARY)) {
    const at = match.index + match[0].length
    const left = sketch.slice(from, match.index)
    const right = sketch.slice(at)
    if (!left.includes(S) || !right.includes(S)) continue
    if (GOVERNS.test(left) || refersBack(right) || !(STATES.test(left) || /^also\b/.test(right))) continue
    // "The application is Django, so you will know Python" tells why both are asked for.
    if (/\bso\s+$/.test(match[0]) && /^you/.test(right)) continue
    if (left.lastIndexOf('(') > left.lastIndexOf(')')) continue
    // "Not only Terraform but also Ansible is required".
    if (/\bnot (?:only|just|merely)\b/.test(left) && /\bbut\s+$/.test(match[0])) continue
    clauses.push(part(statement, start + from, start + match.index))
    from = at
  }
  if (clauses.length === 0) return [statement]
  return [...clauses, part(statement, start + from, end)]
}

function refersBack(clause: string): boolean {
  return REFERS_BACK.test(clause.slice(0, clause.indexOf(S))) || CHOOSES.test(clause)
}

function part(statement: Statement, start: number, end: number): Statement {
  return { ...statement, start, end, skills: statement.skills.filter((term) => term.start >= start && term.end <= end) }
}
