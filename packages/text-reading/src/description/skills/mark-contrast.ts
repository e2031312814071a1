import type { Statement } from '../statements/index.ts'

interface Stretch {
  start: number
  end: number
}

/** The labels of a longer text are topics. */
const REACH_OF_CONTRAST = 500
/** Words that say outright that something is asked for. */
const STRONG =
  /\b(?:must(?:s|[- ]haves?)?|mandatory|requir\w+|essentials?|needs?|needed|needful|indispensable|crucial|vital|critical|demand\w*|insist\w*|non[- ]?negotiables?|no (?:compromises?|discussion|way around)|(?:not|n't) (?:bend|budge|negotiate|compromise|do without)|hard|fixed|firm|core|bread and butter|table stakes|basics?|baseline|base|foundations?|fundamentals?|staples?|backbone|definite(?:ly)?|absolute(?:ly)?|certain(?:ly)?|sure(?:ly)?|deal ?makers?|sine qua non|heart of|pay for|hire for|key|primary|expected|imperative|compulsory|obligatory|assumed|taken for granted|a given|no-brainer|unavoidable|inevitable|priority one|decisive|strong(?:ly)?|main|first|top|musthaves?|prerequisites?|heavy|deep(?:ly)?|inside out|daily|every day|bring it|high|highest)\b/
/** What a label may be about without weighing what it labels. */
const TOPICAL =
  /\b(?:languages?|frameworks?|librar(?:y|ies)|back[- ]?end|front[- ]?end|full[- ]?stack|databases?|db|storage|persistence|data|cloud|infra\w*|platforms?|tools?|tooling|toolbox|toolchain|tests?|testing|qa|quality|devops|ops|stack|tech\w*|os|operating|systems?|mobile|web|desktop|ml|ai|messag\w+|queues?|stream\w*|monitoring|observability|logging|ci|cd|builds?|versions?|control|methods?|methodolog\w+|process\w*|agile|domain|industry|education|degrees?|certificat\w+|certs?|soft|experience|exp|years?|location|place|salary|pay|rate|budget|start|team|company|client|customer|project|product|title|role|position|job|vacancy|tasks?|duties|responsib\w+|contact|benefits|offer|about|office|remote|hours|contract|date|candidates?|profile|who|we|you|i|security|networks?|networking|design|analytics|analysis|reporting|bi|api|apis|services?|servers?|clients?|apps?|applications?|code|architecture|integration|automation|virtuali[sz]ation|containers?|orchestration|environment|editor|ide|hardware|firmware|software|protocols?|standards?|modules?|engines?|graphics|game|skills?|knowledge|summary|keywords?|tags?|areas?|fields?|topics?|specialt\w+|focus|developers?|devs?|engineers?|admins?|analysts?|designers?|consultants?|managers?|architects?|specialists?|leads?|p\.?s|note|nb|ps|example|e\.g|also|plus|one of|choice|either|options?|alternatives?|any of)\b|\d/
/** Turned away or not asked for. */
const DENIED =
  /\b(?:no|not|never|none|nothing|without|excluded?|reject\w*|refus\w*|forbidden|banned|unwanted|unwelcome|avoid|dread\w*|irrelevant|gone|retired|old|legacy|past|former)\b|n't\b/

const LABEL = /^[\s\W]*([a-z][a-z' /-]{1,40}?)\s*(?:\([^()\n]{1,30}\))?\s*(?::|\s[–—-])\s*/
const MAX_WORDS = 5

interface Labeled extends Stretch {
  label: string
}

/** Each stretch of skills under a label of its own, on its line or on the line before. */
function labeled(statements: readonly Statement[], lower: string): Labeled[] {
  let before: { label: string; line: number; isSure: boolean } | null = null
  return statements.flatMap((statement): Labeled[] => {
    const { start, end, lineStart, skills, line, isEntry, isHeading } = statement
    const own = lower.slice(start, end)
    const first = skills[0]
    if (first === undefined) {
      const words = own.replace(/[:\s]+$/, '')
      const isShort = words.split(/\s+/).length <= MAX_WORDS && !/[.?!,]/.test(words)
      const isSure = isHeading || /:\s*$/.test(own)
      before = isShort && !isEntry ? { label: words, line, isSure } : null
      return []
    }
    const isNamed = lineStart < start
    const label = LABEL.exec(isNamed ? lower.slice(lineStart, start) : own)
    if (label !== null && (isNamed || start + label[0].length <= first.start + 1)) {
      before = null
      return [{ label: label[1] ?? '', start, end }]
    }
    // A name that the taxonomy does not know is one more line of a list, and no label of the next.
    if (before === null || line <= before.line || !(before.isSure || isEntry)) return []
    return [{ label: before.label, start, end }]
  })
}

const isOfWeight = ({ label }: Labeled): boolean =>
  label.split(/\s+/).length <= MAX_WORDS && !TOPICAL.test(label) && !DENIED.test(label)

/** "Core: TypeScript. Periphery: Redis": beside a label that demands, one of another kind demands less. */
function besideLabels(statements: readonly Statement[], lower: string): Stretch[] {
  const found = labeled(statements, lower)
  const strong = found.filter((one) => STRONG.test(one.label) && !DENIED.test(one.label))
  if (strong.length === 0) return []
  return found.filter((one) => !STRONG.test(one.label) && isOfWeight(one))
}

/** Replaces each skill, so that clauses of the same build compare as such. */
function frameOf({ start, skills }: Stretch & Pick<Statement, 'skills'>, end: number, lower: string): string {
  let said = ''
  let from = start
  for (const term of skills) {
    said += `${lower.slice(from, term.start)}S`
    from = term.end
  }
  return `${said}${lower.slice(from, end)}`.replace(/S(?:\s*(?:,|\/|&|,?\s*\b(?:and|or)\b)\s*S)+/g, 'S').trim()
}

/** The words that two clauses of the same build begin with, or that follow their skill. */
const OPENS =
  /^(?:S(?: (?:skills?|knowledge|experience|know-how))? (?:is|are|comes?|counts?|stands?|goes|gets?|has to|belongs?)(?: (?:what|where|how|the|in|on|a|an|for))*|(?:of|for|from|with|in) (?:you|us|me|this \w+),? (?:we|i|you)|what (?:we|you|i|excites?|matters?))\b/

/** "TypeScript is where we do not bend. GraphQL is where we do." */
function besideClauses(clauses: readonly Statement[], lower: string): Stretch[] {
  const framed = clauses
    .filter(({ skills }) => skills.length > 0)
    .map((clause) => {
      const frame = frameOf(clause, clause.end, lower)
      return { clause, frame, opening: OPENS.exec(frame)?.[0] ?? null }
    })
  return framed.flatMap(({ clause, frame, opening }, index) => {
    if (opening === null || STRONG.test(frame) || DENIED.test(frame)) return []
    const isPaired = [framed[index - 1], framed[index + 1]].some(
      (other) =>
        other !== undefined &&
        other.opening === opening &&
        (LONG_OPENING.test(opening) || isShort(frame, opening)) &&
        STRONG.test(other.frame),
    )
    return isPaired ? [{ start: clause.start, end: clause.end }] : []
  })
}

/** "S is on the margin", but not "S is what our platform was written in". */
function isShort(frame: string, opening: string): boolean {
  const rest = frame.slice(opening.length).trim()
  return rest.split(/\s+/).length <= MAX_WORDS && !/\b(?:written|built|used|our|run|made|by)\b/.test(rest)
}

/** "S is" alone begins too many clauses. */
const LONG_OPENING = /^(?!S \w+$)(?:\S+ ){2,}\S+$/

/** Where a short text asks for less, as it shows by what stands beside it. */
export function lesserStretches(
  statements: readonly Statement[],
  clauses: readonly Statement[],
  lower: string,
): Stretch[] {
  if (lower.length > REACH_OF_CONTRAST) return []
  return [...besideLabels(statements, lower), ...besideClauses(clauses, lower)]
}
