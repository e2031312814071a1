import type { LinearModel } from '../learned/index.ts'
import type { Statement } from '../statements/index.ts'
import { MAY_DENY } from './mark-refusals.ts'
import type { DescriptionShape, Level, Mention } from './read-demands.ts'
import { ROLES, type Role } from './role.ts'
import { type RoleFeatures, type RuledMention, roleFeatures } from './role-features.ts'
import { likelihoods } from './role-model.ts'

/** The text of a statement in small letters, the heading above it, and what is answered if it asks. */
export interface StatementText {
  text: string
  heading: string
  answer: string
}

const MAX_LINES_BELOW_HEADING = 12

/** Each statement with the heading above it and the answer after it. */
export function withHeadings(
  statements: readonly Statement[],
  lower: string,
): { statement: Statement; heading: string; answer: string }[] {
  let heading = ''
  let line = 0
  return statements.map((statement, place) => {
    if (statement.isHeading) {
      heading = statement.isRecast === true ? '' : lower.slice(statement.start, statement.end)
      line = statement.line
    }
    return {
      statement,
      heading: statement.line - line < MAX_LINES_BELOW_HEADING ? heading : '',
      answer: answerTo(statement, statements[place + 1], lower),
    }
  })
}

const MAX_ANSWERED = 40
const MAX_ANSWER = 90

/** "Android? Separate team." and "html/css? he laughed. no.": the sentence after a question or a few words. */
function answerTo({ start, end, line }: Statement, next: Statement | undefined, lower: string): string {
  if (next === undefined || next.line !== line || next.skills.length > 0 || next.isHeading) return ''
  const answer = lower.slice(next.start, next.end)
  // "You know Unity. Shader knowledge? Would help" answers a question of its own.
  const isAnswered = lower.charAt(end - 1) === '?' || (end - start <= MAX_ANSWERED && !/\w[^?]*\?/.test(answer))
  return isAnswered && answer.length <= MAX_ANSWER ? answer : ''
}

/** The features of the mentions of one statement. */
export function featuresOf(
  { text, heading, answer }: StatementText,
  statement: Statement,
  mentions: readonly Mention[],
  shape: DescriptionShape,
): RoleFeatures {
  const ruled = mentions.map(
    ({ term, level, isExplicit }): RuledMention => ({
      from: term.start - statement.start,
      to: term.end - statement.start,
      ruled: isExplicit ? `${level}!` : level,
    }),
  )
  return roleFeatures(text, ruled, {
    section: statement.section,
    isEntry: statement.isEntry,
    hasRequirements: shape.hasRequirements,
    heading,
    answer,
  })
}

/** Between two entries of one list. */
const LISTED =
  /^[\s()]*(?:or,\s*(?:better|rather|ideally|preferably|even better),|[,/&+]|\b(?:and|or)\b|,\s*(?:and|or)\b)[\s()]*$/
/** The rules stay unless another role is likelier than this. */
const SURE = 0.5
/** The same where the rules know the sentence's words, and for fields of work, which the model has rarely seen. */
const QUITE_SURE = 0.75
/** The same where the rules find several roles in one sentence. */
const VERY_SURE = 0.9
/** A refusal needs explicit words. */
const MAY_REFUSE =
  /\b(?:no|not|never|nope|without|avoid|reject\w*|bin|skip|ignor\w+|refus\w+|hates?|taboo|unwelcome|unwanted|forbidden|exclud\w+|allergic|tired|out)\b|n't\b|\bdont\b/
/** A longer statement has several meanings. */
const MAX_LENGTH_OF_ONE = 200

/** Corrects the levels that the rules gave where the learned model is sure of another; entries of a list stay together. */
export function judgeRoles(
  said: StatementText,
  statement: Statement,
  mentions: readonly Mention[],
  shape: DescriptionShape,
  model: LinearModel,
  isProduct: (mention: Mention) => boolean,
): void {
  const { text } = said
  const shares = likelihoods(featuresOf(said, statement, mentions, shape), model)
  // Where the rules find several roles, the words of the sentence describe one of them.
  const isMixed = new Set(mentions.map(({ level }) => level)).size > 1 && mentions.some(({ isExplicit }) => isExplicit)
  let first = 0
  mentions.forEach((mention, index) => {
    const next = mentions[index + 1]
    if (next !== undefined && isListed(text, statement, mention, next)) return
    const run = mentions.slice(first, index + 1)
    if (run.some(({ isSettled }) => isSettled)) {
      first = index + 1
      return
    }
    const isField = !run.every(isProduct)
    const isVague = mention.isExplicit || isField || text.length > MAX_LENGTH_OF_ONE
    const role = likeliest(
      shares.slice(first, index + 1),
      mention.level,
      isMixed && mention.level === 'must' ? VERY_SURE : isVague ? QUITE_SURE : SURE,
    )
    const isUnsaid =
      (role === 'refuse' && !MAY_REFUSE.test(text)) || (role === 'drop' && !mayDrop(text, statement.start, run))
    const isOfWork =
      mention.level === 'context' && shape.hasRequirements && /^(?:tasks|role|none)$/.test(statement.section)
    const isNoDemand =
      isOfWork || mention.level === 'dropped' || statement.section === 'excused' || statement.section === 'refused'
    const least = statement.section === 'nice' ? VERY_SURE : isNoDemand ? QUITE_SURE : 0
    const isOnlyLikely = role === 'must' && shareOfMust(shares.slice(first, index + 1)) <= least
    if (role !== null && !isUnsaid && !isOnlyLikely && !(isField && mention.level === 'context'))
      for (const listed of run) correct(listed, role)
    first = index + 1
  })
}

/**
 * A skill under the nice-to-haves, or among the tasks of a text with demands, becomes a must-have only at high
 * confidence.
 */
function shareOfMust(shares: readonly (readonly number[])[]): number {
  return shares.reduce((sum, share) => sum + (share[MUST] ?? 0), 0) / shares.length
}

/** "You migrate us to Shopware (Symfony)": the replacement is asked for. */
const IS_TARGET =
  /\b(?:migrat\w+|mov(?:e|ing)|switch(?:ing)?|port(?:ing)?|upgrad\w+)\b[^.;]{0,40}\b(?:to|onto) (?:the |our |a |an )?[^,.;()]{0,20}\(?[^.;()]{0,20}$/
/** "What I can't compromise on: Elixir". */
const INSISTED =
  /\b(?:can(?:'t|’t|not)|won(?:'t|’t)|will not|not) (?:compromise|negotiate|budge|(?:do|live|go|work) without)\b/
const GIVEN_UP = /\b(?:against|gave up|abandon\w*|cancel\w*|dropped|rejected|stopped|never happened)\b/
const CLAUSE_END = /[,;:–—(]|\s-\s|\bbut\b/

/**
 * A denial in another clause does not apply: "the app is Kotlin + Compose, some old Java that nobody dares to touch".
 */
function mayDrop(text: string, offset: number, run: readonly Mention[]): boolean {
  const from = (run[0]?.term.start ?? 0) - offset
  const to = (run.at(-1)?.term.end ?? 0) - offset
  const before = text.slice(0, from)
  if (INSISTED.test(before)) return false
  if (IS_TARGET.test(before) && !GIVEN_UP.test(text.slice(to))) return false
  if (!MAY_DENY.test(text)) return true
  const opening = before.split(CLAUSE_END).at(-1) ?? ''
  const closing = text.slice(to).split(CLAUSE_END)[0] ?? ''
  return !STATES.test(opening) || MAY_DENY.test(opening) || MAY_DENY.test(closing)
}

/** "The app is …", "our stack: …" */
const STATES =
  /(?<!\b(?:old|legacy|existing|previous|former|current|ageing|aging|their|first) )\b(?:app|apps|backend|frontend|stack|code(?:base)?|service|services|platform|product|site|everything) (?:is|are|runs? on|uses?|is (?:written|built) (?:in|on|with)) $|\bstack: ?$/

function isListed(text: string, { start }: Statement, mention: Mention, next: Mention): boolean {
  return (
    next.level === mention.level &&
    next.isExplicit === mention.isExplicit &&
    LISTED.test(text.slice(mention.term.end - start, next.term.start - start))
  )
}

/**
 * The role that the shares of all entries agree on, if it is certain. Excluding hides candidates, so a skill that is
 * rather needless than refused excludes none.
 */
function likeliest(shares: readonly (readonly number[])[], level: Level, threshold: number): Role | null {
  const means = ROLES.map((_, role) => shares.reduce((sum, share) => sum + (share[role] ?? 0), 0) / shares.length)
  const best = means.indexOf(Math.max(...means))
  if ((means[best] ?? 0) > threshold) return ROLES[best] ?? null
  return level === 'unwanted' && (means[DROP] ?? 0) > (means[REFUSE] ?? 0) ? 'drop' : null
}

const MUST = ROLES.indexOf('must')
const DROP = ROLES.indexOf('drop')
const REFUSE = ROLES.indexOf('refuse')

const LEVELS: Readonly<Record<Exclude<Role, 'free'>, Level>> = {
  must: 'must',
  nice: 'nice',
  drop: 'dropped',
  refuse: 'unwanted',
}

function correct(mention: Mention, role: Role): void {
  if (role === 'free' || mention.level === LEVELS[role]) return
  // A skill that need not be known does not exclude: excluding hides candidates.
  if (role === 'refuse' && mention.level === 'dropped') return
  // What the sentence itself refuses is never asked for.
  if (mention.level === 'unwanted' && mention.isExplicit && role === 'must') return
  if (role === 'drop' && (mention.level === 'must' || (mention.level === 'nice' && mention.isExplicit)))
    mention.isDoubted = true
  mention.level = LEVELS[role]
  mention.isLearned = true
  if (role !== 'must') mention.isExplicit = true
}
