import type { MustHave, NiceToHave } from '@assay/ranking-engine/query/search-criteria'
import type { ReadWords, Term } from '../../text/find-terms.ts'
import type { Gazetteer } from '../../text/gazetteer.ts'
import { isHeadNoun } from '../../text/title-names.ts'
import { isBoilerplate, type Statement } from '../statements/index.ts'
import { clausesOf } from './clauses.ts'
import { demandedFields } from './demanded-fields.ts'
import { FIELDS_OF_ROLES } from './fields-of-roles.ts'
import { type Group, groupAlternatives, haveOneParent } from './group-alternatives.ts'
import { judgeRoles, type StatementText, withHeadings } from './judge-roles.ts'
import { isOfLegend, type Legend, legendOf, markByLegend } from './legend.ts'
import { markChoices } from './mark-choices.ts'
import { markCompared } from './mark-compared.ts'
import { lesserStretches } from './mark-contrast.ts'
import { markCorrected } from './mark-corrected.ts'
import { markEmployer } from './mark-employer.ts'
import { markOwnProduct, productsOfEmployer } from './mark-own-product.ts'
import { ownStackIn } from './mark-own-stack.ts'
import { type Weighed, weighedBeside } from './mark-parallel.ts'
import { isGladRemark, lesserOfList } from './mark-weights.ts'
import { baseLevel, type DescriptionShape, type Level, type Mention, readDemands } from './read-demands.ts'
import type { YearsPhrase } from './read-years.ts'
import type { NotedMention, NotedStatement, ReviewedRole, TextUnderReview } from './review-features.ts'
import { type Correction, type ReviewedUnit, reviewRoles } from './review-roles.ts'
import { REVIEW_MODEL } from './review-weights.ts'
import { ROLE_MODEL } from './role-weights.ts'
import { markByPictures, markByScale } from './scale.ts'

/** Longer lists are sorted by how firmly the text asks, so that the firmest demands are shown first. */
export const MANY_MUST_HAVES = 10
/** The maximum that criteria allow; the least emphasized of more become nice-to-haves. */
const MAX_MUST_HAVES = 30
const MAX_NICE_TO_HAVES = 40
const MAX_EXCLUDED = 20

const LONG_TEXT = 5000

export interface SkillDemand {
  anyOf: string[]
  level: Level
  priority: number
  minYears: number | null
  mentions: Mention[]
  isWide: boolean
  /** Under the demands, in the title, or in words that demand. */
  isFirm: boolean
  /** "B instead of A is fine" widens a demand for A. */
  widens: boolean
  /** Named only as what the employer works with. */
  isOfStack: boolean
}

export interface PlacedTerm {
  term: Term
  target: 'mustHave' | 'niceToHave' | 'exclude'
  position: number | null
}

export interface SkillReading {
  mustHave: MustHave[]
  niceToHave: NiceToHave[]
  unwanted: string[]
  /** The mention behind each item of the criteria. */
  placed: PlacedTerm[]
  /** Years of experience overall, not with a skill. */
  overallYears: YearsPhrase[]
  skillYears: YearsPhrase[]
  demanded: number
  /** Names that only the learned model took off the list, and skills that are conditions here. */
  doubted: Term[]
  legend: Legend | null
}

export interface SkillMaterial {
  words: ReadWords
  statements: readonly Statement[]
  gazetteer: Gazetteer
  shape: DescriptionShape
  yearsOf: ReadonlyMap<Statement, readonly YearsPhrase[]>
  /** The typical skills of the requested title. */
  typical: ReadonlySet<string>
  /** Those of all titles of its family. */
  ofFamily: ReadonlySet<string>
  /** The span of the title: skills that it names are must-haves. */
  title: Stretch | null
}

interface Stretch {
  start: number
  end: number
}

export function readSkills(material: SkillMaterial): SkillReading {
  const { demands, settled, noted, ...years } = readDemanded(material)
  const corrections = reviewRoles(noted, unitsOf(demands, settled, material), REVIEW_MODEL)
  for (const correction of corrections) correct(demands, correction)
  const isRaised = raiseUnsaid(material, demands)
  const reviewed = corrections.length === 0 && !isRaised ? settled : settle(demands, material)
  return { ...reviewed, ...years, doubted: doubtedIn(demands, reviewed, material.gazetteer) }
}

const FEW_WORDS = 140

/** "Great opportunity: AWS, Python": where a text of a line asks for nothing else, only a rule makes it a nice-to-have. */
function raiseUnsaid({ words, shape, title, gazetteer }: SkillMaterial, demands: readonly SkillDemand[]): boolean {
  if (!shape.isBrief || title !== null || words.text.lower.length > FEW_WORDS) return false
  const named = demands.filter(({ mentions }) =>
    mentions.some(({ term }) => gazetteer.skills[term.place]?.kind !== 'soft'),
  )
  const isOnlyLearned = ({ level, mentions }: SkillDemand): boolean =>
    level === 'nice' && mentions.every(({ isLearned }) => isLearned === true)
  if (named.length === 0 || !named.every(isOnlyLearned)) return false
  for (const demand of named) settleAs(demand, 'must')
  return true
}

/** The text as the roles of its skills are reviewed: what the model of the review learns from. */
export function textUnderReview(material: SkillMaterial): TextUnderReview {
  return readDemanded(material).noted
}

type Settled = Omit<SkillReading, 'overallYears' | 'skillYears' | 'doubted' | 'legend'>

interface Demanded extends Pick<SkillReading, 'overallYears' | 'skillYears' | 'legend'> {
  demands: SkillDemand[]
  settled: Settled
  noted: TextUnderReview
}

function readDemanded(material: SkillMaterial): Demanded {
  const demands: SkillDemand[] = []
  const noted: NotedStatement[] = []
  const overallYears: YearsPhrase[] = []
  const skillYears: YearsPhrase[] = []
  let ofStack: SkillDemand[] = []
  let before: SkillDemand[] = []
  const said = withHeadings(material.statements, material.words.text.lower)
  const legend = legendOf(material.words.text, material.statements)
  const around: TextAround = { noted, kin: kinOf(material), own: productsOf(material), legend }
  for (const [place, { statement, heading, answer }] of said.entries()) {
    const phrases = material.yearsOf.get(statement) ?? []
    const isOneOf = asksForOne(statement, said[place - 1]?.statement, heading)
    const found = demandsOf(material, statement, { heading, answer }, around, isOneOf)
    withdraw(material, statement, said[place + 1]?.statement, found)
    markAnswered(material, statement, said[place + 1]?.statement, found)
    if (OF_SOME.test(textOf(material, statement))) demote(ofStack)
    ofStack = found.length === 0 ? ofStack : isOfStack(material, statement) ? [...ofStack, ...found] : []
    for (const phrase of phrases) {
      const hasOverall = phrase.isPart || overallYears.some(({ start }) => start >= statement.start)
      if (attachYears(material, statement, phrase, found, hasOverall)) skillYears.push(phrase)
      else if (!phrase.isPart && isRequested(material, statement)) overallYears.push(phrase)
    }
    likeBefore(textOf(material, statement), found, before.at(-1))
    if (widenByChoice(textOf(material, statement), found, before)) continue
    const isOffer = offersOthers(textOf(material, statement), found)
    const widened = isOffer ? widenedBy(found, before, material) : null
    // "Unreal people can apply too" asks for none of it.
    if (isOffer && widened === null && IS_EXTRA.test(textOf(material, statement))) found.forEach(weaken)
    if (widened === null) demands.push(...found)
    before = found.length > 0 ? found : before
  }
  withdrawCorrected(material, demands)
  keepOtherVersion(material, demands)
  if (legend === null) weighGraded(material, demands)
  raisePreferred(material, demands)
  excludeDeniedRows(material, demands)
  weakenContrasted(material, demands)
  weighBeside(material, demands)
  weakenOwnStack(material, demands)
  shortenStack(material, demands)
  const settled = settle(demands, material)
  const { door, hasRequirements } = material.shape
  const text: TextUnderReview = { statements: noted, roles: rolesIn(settled), door, hasRequirements }
  return { demands, settled, noted: text, overallYears, skillYears, legend }
}

/** What a correction takes back is not asked for. */
function withdrawCorrected({ words, gazetteer }: SkillMaterial, demands: readonly SkillDemand[]): void {
  const named = demands.flatMap(({ mentions }) => mentions).filter(({ term }) => isProduct(term, gazetteer))
  const corrected = markCorrected(words.text.lower, named)
  if (corrected.length === 0) return
  for (const demand of demands) if (demand.mentions.every((one) => corrected.includes(one))) settleAs(demand, 'dropped')
}

const ANOTHER_VERSION =
  /^(?:\s?v?[\d.]+\+?)?(?: (?:or|and) (?:later|newer|above|up))?,? (?:and |but )?(?:not|rather than|instead of) (?:the )?(?:old |older )?$/

/** "JUnit 5, not JUnit 4": what is refused is one version of what is asked for. */
function keepOtherVersion({ words }: SkillMaterial, demands: readonly SkillDemand[]): void {
  const mentions = demands.flatMap((demand) => demand.mentions.map((mention) => ({ demand, mention })))
  for (const [place, { demand, mention }] of mentions.entries()) {
    const next = mentions[place + 1]
    if (next === undefined || next.mention.term.slug !== mention.term.slug) continue
    if (!ANOTHER_VERSION.test(words.text.lower.slice(mention.term.end, next.mention.term.start))) continue
    settleAs(demand, 'must')
    if (next.demand !== demand) settleAs(next.demand, 'dropped')
  }
}

/** What the text grades by numbers, stars or pictures. */
function weighGraded({ words }: SkillMaterial, demands: readonly SkillDemand[]): void {
  const mentions = demands.flatMap((demand) => demand.mentions)
  const graded = [...markByScale(mentions, words.text), ...markByPictures(mentions, words.text)]
  for (const demand of demands) {
    const [first] = demand.mentions
    if (first !== undefined && demand.mentions.every((mention) => graded.includes(mention))) demand.level = first.level
  }
}

/** A preference for one thing among others that are named. */
const PREFERS = /\b(?:ideally|preferably|preferred)\b/

/** "Ideally Go or Java": where nothing else is named, what is preferred is what is looked for. */
function raisePreferred({ statements, words, title, shape }: SkillMaterial, demands: readonly SkillDemand[]): void {
  const levels = new Set(demands.map(({ level }) => level))
  const isAlone = shape.isBrief && title === null && levels.size === 1 && (levels.has('nice') || levels.has('must'))
  const [statement, ...others] = statements.filter(({ skills }) => skills.length > 0)
  if (!isAlone || statement === undefined || others.length > 0 || statement.section === 'nice') return
  if (!PREFERS.test(words.text.lower.slice(statement.start, statement.end))) return
  for (const demand of demands) settleAs(demand, 'must')
}

const ROW_OF_ANSWER = /^[^.;!?]{1,40}?\s*(?::|=|\s-)\s*(yes|no)\W*$/

/** "Kubernetes: yes ⏎ OpenShift: no": a row that is denied among rows that are affirmed. */
function excludeDeniedRows({ statements, words, shape }: SkillMaterial, demands: readonly SkillDemand[]): void {
  if (!shape.isBrief) return
  const answers = statements.map(({ start, end }) => ROW_OF_ANSWER.exec(words.text.lower.slice(start, end).trim())?.[1])
  if (!answers.includes('yes') || !answers.includes('no')) return
  for (const [place, { start, end }] of statements.entries())
    for (const demand of demands)
      if (answers[place] === 'no' && demand.mentions.every(({ term }) => term.start >= start && term.end <= end))
        settleAs(demand, 'unwanted')
}

/** What stands in contrast to a demand is asked for less. */
function weakenContrasted({ statements, words, title }: SkillMaterial, demands: readonly SkillDemand[]): void {
  const { lower } = words.text
  const clauses = statements.flatMap((statement) => clausesOf(statement, lower.slice(statement.start, statement.end)))
  const lesser = lesserStretches(statements, clauses, lower)
  if (lesser.length === 0) return
  for (const demand of demands) {
    const { level, minYears, mentions } = demand
    const isLess = mentions.every(
      ({ term, isExplicit }) =>
        !isExplicit &&
        !isInside(term, title) &&
        lesser.some(({ start, end }) => term.start >= start && term.end <= end),
    )
    if (!isLess || minYears !== null || level === 'dropped' || level === 'unwanted') continue
    settleAs(demand, 'nice')
  }
}

/** What clauses beside each other weigh differently, or alike. */
function weighBeside({ statements, words, title, gazetteer }: SkillMaterial, demands: readonly SkillDemand[]): void {
  const weighed = weighedBeside(statements, words.text.lower)
  if (weighed.length === 0) return
  const toldOf = ({ term }: Mention): Weighed | undefined =>
    weighed.find(({ start, end }) => term.start >= start && term.end <= end)
  for (const demand of demands) {
    const { level, minYears, mentions } = demand
    const told = mentions.map(toldOf)
    const [first] = told
    if (first === undefined || told.some((one) => one?.level !== first.level) || minYears !== null) continue
    if (level === 'unwanted' || mentions.some(({ term }) => isInside(term, title))) continue
    if (mentions.some(isFirm) && !(first.isCertain && (level === 'dropped' || level === 'must'))) continue
    const isOpen = level === 'must' || level === 'context' || mentions.every(({ isLearned }) => isLearned)
    if (first.level === 'nice' && isOpen) settleAs(demand, 'nice')
    if (first.level === 'nice' || (level === 'nice' && !first.isContrast)) continue
    if (mentions.every(({ term }) => isProduct(term, gazetteer))) settleAs(demand, 'must')
  }
}

const isFirm = ({ isExplicit, isSettled, isLearned }: Mention): boolean =>
  isSettled === true || (isExplicit && isLearned !== true)

/** What the employer works with is only named where something else is demanded. */
function weakenOwnStack(
  { statements, words, shape, title, typical }: SkillMaterial,
  demands: readonly SkillDemand[],
): void {
  const own = ownStackIn(statements, words.text.lower, shape)
  if (own.length === 0) return
  const isOwn = ({ mentions }: SkillDemand): boolean =>
    mentions.every(({ term }) => own.some(({ start, end }) => term.start >= start && term.end <= end))
  const others = demands.filter((demand) => !isOwn(demand))
  if (!others.some(({ level }) => level === 'must')) return
  const named = new Set(others.flatMap(({ level, anyOf }) => (level === 'dropped' ? [] : anyOf)))
  for (const demand of demands) {
    if (demand.level !== 'must' || demand.minYears !== null || !isOwn(demand)) continue
    if (
      demand.mentions.some(
        ({ isExplicit, term }) => isExplicit || isInside(term, title) || named.has(term.slug) || typical.has(term.slug),
      )
    )
      continue
    demand.level = 'context'
    for (const mention of demand.mentions) mention.level = 'context'
  }
}

/** A stack of many names without a word on who may apply: its languages and frameworks are asked for, its tools help. */
function shortenStack({ gazetteer, title, typical }: SkillMaterial, demands: readonly SkillDemand[]): void {
  if (demands.filter(({ level }) => level === 'must').length <= MANY_MUST_HAVES) return
  for (const demand of demands) {
    if (demand.level !== 'must' || !demand.isOfStack || demand.isFirm || demand.minYears !== null) continue
    const isTool = ({ term }: Mention): boolean =>
      /tool|domain/.test(gazetteer.skills[term.place]?.kind ?? '') && !isInside(term, title) && !typical.has(term.slug)
    if (!demand.mentions.every(isTool)) continue
    demand.level = 'nice'
    for (const mention of demand.mentions) mention.level = 'nice'
  }
}

/** The role that the criteria give each skill. */
function rolesIn({ mustHave, niceToHave, unwanted }: Settled): Map<string, ReviewedRole> {
  return new Map<string, ReviewedRole>([
    ...unwanted.map((slug) => [slug, 'unwanted'] as const),
    ...niceToHave.map(({ skill }) => [skill, 'nice'] as const),
    ...mustHave.flatMap(({ anyOf }) => anyOf.map((slug) => [slug, 'must'] as const)),
  ])
}

/** How many of the other skills in the text share a parent with each. */
function kinOf({ statements, gazetteer }: SkillMaterial): Map<string, number> {
  const parents = new Map<string, readonly string[]>()
  for (const { skills } of statements.filter(({ section }) => !isBoilerplate(section)))
    for (const { slug, place } of skills) parents.set(slug, gazetteer.skills[place]?.broader ?? [])
  const children = new Map<string, string[]>()
  for (const [slug, broader] of parents)
    for (const parent of broader) children.set(parent, [...(children.get(parent) ?? []), slug])
  return new Map(
    [...parents].map(([slug, broader]) => {
      const kin = new Set(broader.flatMap((parent) => children.get(parent) ?? []))
      return [slug, kin.size - (kin.has(slug) ? 1 : 0)]
    }),
  )
}

function fitOf({ typical, ofFamily }: SkillMaterial, slug: string): NotedMention['fit'] {
  if (ofFamily.size === 0) return 'unknown'
  return typical.has(slug) ? 'title' : ofFamily.has(slug) ? 'family' : 'other'
}

function notedOf(
  material: SkillMaterial,
  { start, section, isEntry }: Statement,
  said: StatementText,
  ruled: readonly Mention[],
  kin: ReadonlyMap<string, number>,
): NotedStatement {
  const { gazetteer } = material
  const isSettled = section === 'title' || isBoilerplate(section)
  const mentions = ruled.map(({ term, level, isExplicit }) => ({
    slug: term.slug,
    kind: gazetteer.skills[term.place]?.kind ?? '',
    fit: fitOf(material, term.slug),
    kin: kin.get(term.slug) ?? 0,
    from: term.start - start,
    to: term.end - start,
    section,
    isBoilerplate: isSettled,
    level,
    isExplicit,
  }))
  return { ...said, isEntry, mentions }
}

/** What is corrected together: the alternatives of a must-have, or one skill. What the title names is settled by it. */
function unitsOf(
  demands: readonly SkillDemand[],
  settled: Settled,
  { gazetteer, title }: SkillMaterial,
): ReviewedUnit[] {
  const isCertain = ({ term, isSettled }: Mention): boolean =>
    isSettled === true || term.isWide || !isProduct(term, gazetteer) || isInside(term, title)
  const certain = new Set(demands.flatMap(({ mentions }) => mentions.filter(isCertain).map(({ term }) => term.slug)))
  const choices = settled.mustHave.map(({ anyOf }): ReviewedUnit => ({ slugs: anyOf, role: 'must' }))
  const lesser = settled.niceToHave.map(({ skill }): ReviewedUnit => ({ slugs: [skill], role: 'nice' }))
  const read = new Set([...choices, ...lesser].flatMap(({ slugs }) => slugs).concat(settled.unwanted))
  const doubted = demands
    .filter(
      ({ anyOf, level, mentions }) =>
        level === 'dropped' && isDoubted(mentions) && !anyOf.some((slug) => read.has(slug)),
    )
    .map(({ anyOf }): ReviewedUnit => ({ slugs: anyOf, role: 'none' }))
  return [...choices, ...lesser, ...doubted].filter(({ slugs }) => !slugs.some((slug) => certain.has(slug)))
}

const isDoubted = (mentions: readonly Mention[]): boolean => mentions.some((mention) => mention.isDoubted)

const LEVEL_OF = { must: 'must', nice: 'nice', none: 'dropped' } as const

function correct(demands: readonly SkillDemand[], { slugs, to }: Correction): void {
  for (const demand of demands) {
    if (!demand.anyOf.some((slug) => slugs.includes(slug))) continue
    if (to === 'must' && !isDoubted(demand.mentions)) continue
    const isDemanded = demand.level === 'must'
    demand.level = LEVEL_OF[to]
    for (const mention of demand.mentions) {
      // What is only named in passing is not quoted when it goes.
      mention.isDoubted = to === 'none' && (isDemanded || mention.isExplicit)
      mention.level = LEVEL_OF[to]
    }
  }
}

/** "You know one of the big three clouds: AWS, Azure, GCP": the label asks for one of its list. */
const LABELS_ONE =
  /\b(?:(?:at least |any |only |just )?(?:one|two|any|either|some)|one or (?:more|several|two)) (?:of|among|from|out of)\b[^:]*:\s*$/

function asksForOne({ line }: Statement, label: Statement | undefined, heading: string): boolean {
  return label?.isHeading === true && label.line === line && LABELS_ONE.test(heading)
}

/** "SQL is a plus; so is Terraform." */
const AS_BEFORE =
  /^\W*(?:and )?(?:so (?:is|are|would|does|do)|(?:the )?same (?:goes|is true|holds|for)|likewise|ditto)\b|^\W*[\w.+#/-]+(?: [\w.+#/-]+)? (?:too|as well|likewise|also)\W*$/

/** "Shopify devs likewise", after others that are turned away. */
const IS_SAME = /\b(?:likewise|same|ditto)\b/

function likeBefore(text: string, found: readonly SkillDemand[], last: SkillDemand | undefined): void {
  if (last === undefined || !AS_BEFORE.test(text)) return
  if (last.level === 'unwanted') {
    if (IS_SAME.test(text)) for (const demand of found) settleAs(demand, 'unwanted')
    return
  }
  for (const demand of found) if (demand.level === 'must' || demand.level === 'context') demand.level = last.level
}

/** "If it is MariaDB in your case, that works as well". */
const OFFERS_IF =
  /^\W*(?:but |and |or )?(?:if|should|in case) (?:it|you|yours?|that|they)\b[^.;]{2,50}?[,-]?\s(?:(?:that|it|this|which|we)(?:'s| is| are|'re| would be|'d be| will be| does| will)?\s+|(?=no problem|fine|equally))(?:(?:also|just as|equally|totally|perfectly|be|do|quite)\s+)*(?:fine|ok|okay|works?|counts?|do|good|enough|acceptable|accepted|no problem|not a problem|suffices?|happy)\b(?=[^.;]{0,20}\W*$)/
/** "Snowflake. BigQuery or Redshift would also count" names substitutes. */
const OFFERS_OTHERS =
  /^\W*(?!(?:previously|formerly|earlier|before)\b)(?:experience (?:with|in) |knowledge of |if you know |strong |good )?[\w.+#/-]+(?: [\w.+#/-]+)?(?:(?:,| or|,? and|\/) [\w.+#/-]+(?: [\w.+#/-]+)?){0,3}\s*(?:folks|people|users|developers|devs|engineers|experience|knowledge|backgrounds?|veterans|specialists)?\s*(?:(?:is|are|can|may)\s+(?:(?:also|equally|just as|as)\s+)*|(?:will|would)\s+(?:(?:also|too|equally|just as|be|as)\s+)*|(?:also|equally)\s+|(?=(?:acceptable|accepted|okay|ok|fine|considered|tolerated)(?: too| as well| also)?\W*$))(?:fine|ok|okay|tolerated|counts?|suffices?|do|works?|accepted|acceptable|considered|apply|good enough|interchangeable)\b(?=[^.;]{0,40}(?:\b(?:also|too|as well|equally|just as|substitute|alternative|instead|in (?:its|their) place)\b)|\W*$)/

/** "React dev. Failing that, Vue." */
const OFFERS_ELSE =
  /^\W*(?:failing (?:that|which|this)|otherwise|alternatively|or else|if not|(?:at|in the) worst(?: case)?|worst case|second choice|plan b)[,:]? (?:an? )?[\w.+#/-]+(?: [\w.+#/-]+){0,2}\W*$/

/** "You have three years of it, or of its predecessor NAV". */
const OR_ITS_LIKE =
  /\b(?:it|them|that|this),? or (?:with |in |of |on )?(?:its|their|the) (?:\w+ )?(?:predecessors?|successors?|ancestors?|forks?|cousins?|rivals?|competitors?|equivalents?|older (?:brother|sister)|open[- ]source (?:version|fork))\b/

const IS_EXTRA =
  /\b(?:people|folks|users|developers|devs|engineers)\b[^.;]*\b(?:too|also|as well|considered|tolerated)\b/

const offersOthers = (text: string, found: readonly SkillDemand[]): boolean =>
  OFFERS_OTHERS.test(text) ||
  OFFERS_IF.test(text) ||
  OFFERS_ELSE.test(text) ||
  (found.length === 1 && OR_ITS_LIKE.test(text))

/** "Rust; if no Rust then C++". */
const IF_NONE = /^\W*(?:and |or |but )?if (?:there(?:'s| is) )?no\b/

/** Whether a choice repeats the only thing that was asked for before it. */
function widenByChoice(text: string, found: readonly SkillDemand[], before: readonly SkillDemand[]): boolean {
  const [choice, ...others] = found
  const asked = before.at(-1)
  if (!IF_NONE.test(text) || choice === undefined || asked === undefined) return false
  if (others.length > 0 || asked.level !== 'must') return false
  if (choice.anyOf.length < 2 || asked.anyOf.length !== 1 || !choice.anyOf.includes(asked.anyOf[0] ?? '')) return false
  asked.anyOf = choice.anyOf
  asked.mentions.push(...choice.mentions)
  asked.widens = true
  return true
}

/** Adds the others to the demand of the sentence before that is of their kind. */
function widenedBy(
  found: readonly SkillDemand[],
  before: readonly SkillDemand[],
  { gazetteer }: SkillMaterial,
): SkillDemand | null {
  const others = found.flatMap(({ mentions }) => mentions)
  const asked = before.findLast(
    ({ level, mentions }) =>
      level === 'must' &&
      others.length > 0 &&
      others.every((other) => mentions.some((mention) => haveOneParent(mention, other, gazetteer))),
  )
  if (asked === undefined || found.some(({ level }) => level === 'dropped' || level === 'unwanted')) return null
  for (const other of others) {
    if (!asked.anyOf.includes(other.term.slug)) asked.anyOf.push(other.term.slug)
    asked.mentions.push(other)
  }
  asked.widens = true
  return asked
}

function doubtedIn(
  demands: readonly SkillDemand[],
  { placed }: Pick<SkillReading, 'placed'>,
  gazetteer: Gazetteer,
): Term[] {
  const read = new Set(placed.map(({ term }) => term.slug))
  const named = demands.flatMap(({ mentions }) => mentions)
  const isQuoted = ({ term, isDoubted, isCondition }: Mention): boolean =>
    isCondition === true || (isDoubted === true && isProduct(term, gazetteer))
  return named.filter((mention) => !read.has(mention.term.slug) && isQuoted(mention)).map(({ term }) => term)
}

const textOf = ({ words }: SkillMaterial, { start, end }: Statement): string => words.text.lower.slice(start, end)

function isOfStack(material: SkillMaterial, statement: Statement): boolean {
  return statement.section === 'stack' || OUR_STACK.test(textOf(material, statement))
}

/** "Our stack: Vue, Laravel and Docker. You don't have to know all of it." */
const OUR_STACK = /\b(?:our|the) (?:tech(?:nology|nical)? )?stack\b|\bwe (?:use|work with|run on)\b/
const OF_SOME =
  /\b(?:do ?n[o']?t|need ?n[o']?t|no need to|not (?:have|need|expected|required|necessary|obliged) to|nobody|no one|never)\b[^.;]{0,24}\b(?:know|master|speak|have used|have worked with|be (?:fluent|good) in)\w*\b[^.;]{0,16}\b(?:all|every\w*|each|the whole|the lot)\b/

/** "You will find Zendesk here. No experience with these is needed." */
const NONE_OF_IT =
  /^\s*(?:and |but )?(?:no (?:prior |previous )?(?:experience|knowledge|skills?) (?:with|of|in) (?:it|them|these|those|this|that|any)\b|none of (?:it|them|these|this|that) (?:is|are|needs?)\b)/
/** "The code is Fortran. You are not expected to write any." */
const WITHDRAWS =
  /^\s*(?:and |but |so |though )?(?:you|nobody|no one|candidates?)\b[^.;,]{0,16}(?:n't\b|\bnot\b|\bnever\b|\bneeds?\b|\bexpects?\b)[^.;,]{0,30}\b(?:it|them|any|that|this)\b|^\s*(?:and |but |so )?you (?:can|may) (?:safely |happily )?(?:leave|forget|skip|ignore|drop)\b[^.;]{0,12}\b(?:it|that|them|this|those)\b/
const ONLY_MASTERY = /\b(?:expert|master|perfect|deep|guru|fluent|every|all)\b/

/** "You come from SAP? Then this is not for you." */
const TURNS_AWAY =
  /^\s*(?:then |sorry,? )*(?:(?:this|it|that|we|the (?:job|role|place))(?: is|'s| are|'re)(?:n't| (?:\w+ly )?not) (?:(?:for|the (?:right )?(?:job|role|place|one) for) you|(?:really )?an? (?:good |right )?(?:fit|match))\b|(?:please )?(?:look elsewhere|(?:don't|do not) apply)\b)/

function isWithdrawn(material: SkillMaterial, statement: Statement, next: Statement | undefined): boolean {
  const { section, line } = statement
  const own = textOf(material, statement)
  if (next === undefined || next.line !== line || next.skills.length > 0) return false
  const text = textOf(material, next)
  if (/\?\W*$/.test(own) && TURNS_AWAY.test(text)) return true
  if (section === 'must') return false
  return NONE_OF_IT.test(text) || (WITHDRAWS.test(text) && !ONLY_MASTERY.test(text))
}

const ASKS_WHETHER = /^(?:and |but |so |then )?(?:do|does|must|should|will|is|are|am|have|need)\b[^?]*\?\s*/
const ANSWERS_NO =
  /^\W*(?:(?:absolutely|definitely|thankfully|god|of course) )?(?:no|nope|nah|not|never|hardly|rarely)\b(?! problem)/
const ANSWERS_A_LITTLE =
  /^\W*(?:(?:just|only) )?(?:(?:preferred|preferably|ideally|desirable|optional)(?=\W*(?:$|[.;!]))|reading|the basics|basics|a little|a bit|some|maybe|perhaps|(?:it|that|this) (?:helps|would)|not (?:really|much))\b/

/** "Do they have to know Apex? Absolutely." */
const ASKS_FOR_NEED = /\b(?:need|needed|have to|has to|must|should|required|mandatory|necessary|essential)\b/
const ANSWERS_YES =
  /^\W*(?:yes|yep|yeah|yup|absolutely|definitely|of course|certainly|obviously|naturally|always|a must|must|100 ?%)\b(?!,? (?:but|not|no|nice|good|great|a plus|optional|a bonus)\b)/
/** "React? Over my dead body." */
const ANSWERS_NEVER =
  /^\W*(?:(?:god|hell|heavens|good lord|please|definitely|absolutely),? no\b|over (?:my|our) dead|no way\b|no chance\b|never ever\b|not in a million)/

/** "Do you know CUDA? Lucky us!" */
const ANSWERS_GLADLY =
  /^\W*(?:then )?(?:lucky|hooray|hurray|great|perfect|excellent|super|splendid|amazing|brilliant|wonderful|fantastic|even better|(?:so much|all) the better|lovely|awesome|jackpot|hats off|wow|(?:a )?(?:bonus|plus)\b|we(?:'re| are|'d be| would be) (?:happy|thrilled|delighted|impressed|over the moon))/

/** "Do I have to write Go? Reading is enough", "Do you use AWS? No". */
function markAnswered(
  material: SkillMaterial,
  statement: Statement,
  next: Statement | undefined,
  found: readonly SkillDemand[],
): void {
  const text = textOf(material, statement)
  markRemarked(material, next?.line === statement.line ? next : undefined, found)
  const question = ASKS_WHETHER.exec(text)?.[0] ?? ASKS_OF.exec(text)?.[0]
  if (question === undefined) return
  const isSplit = question.length === text.length
  const answer = !isSplit ? text.slice(question.length) : next?.line === statement.line ? textOf(material, next) : ''
  const asked = new Set(
    found.filter((demand) => startOf(demand) < statement.start + question.length).flatMap(({ anyOf }) => anyOf),
  )
  const answered = found.filter(({ anyOf }) => anyOf.some((slug) => asked.has(slug)))
  if (LACKS.test(question) && IS_A_PROBLEM.test(answer)) {
    for (const demand of answered) settleAs(demand, 'must')
    return
  }
  if (!LACKS.test(question) && isGladRemark(answer)) {
    for (const demand of answered) weaken(demand)
    return
  }
  if (
    ANSWERS_A_LITTLE.test(answer) ||
    (/^\W*(?:do|have|can|are|did) you\b/.test(question) && ANSWERS_GLADLY.test(answer))
  )
    demote(answered)
  else if (!ASKS_WHETHER.test(text) && ANSWERS_NEVER.test(answer))
    for (const demand of answered) settleAs(demand, 'unwanted')
  else if (ASKS_FOR_NEED.test(question) && !LACKS.test(question) && ANSWERS_YES.test(answer))
    for (const demand of answered) settleAs(demand, 'must')
  else if (ANSWERS_NO.test(answer)) for (const demand of answered) excuse(demand)
}

/** "Nuxt? We'd clap.", "No experience in SQL? Problem." */
const ASKS_OF = /^[^?.!;:]{1,60}\?\s*/
const IS_A_PROBLEM =
  /^\W*(?:(?:that's |that is |then we have |now that's )?an? )?(?:problem|deal[- ]?breaker|issue|no-?go|show[- ]?stopper)\b/

function weaken(demand: SkillDemand): void {
  if (demand.level === 'unwanted') return
  settleAs(demand, 'nice')
  for (const mention of demand.mentions) mention.isExplicit = true
}

/** "Oracle, PL/SQL, APEX. The third is not crucial." */
function markRemarked(material: SkillMaterial, next: Statement | undefined, found: readonly SkillDemand[]): void {
  if (next === undefined || next.skills.length > 0 || found.length < 2) return
  for (const index of lesserOfList(textOf(material, next), found.length)) weaken(found[index] as SkillDemand)
}

/** "Never worked with Go? Then this is not for you." */
const LACKS = /^\W*(?:you(?:'ve| have)? )?(?:never|no|not|without|lack\w*|zero)\b/

function withdraw(
  material: SkillMaterial,
  statement: Statement,
  next: Statement | undefined,
  found: readonly SkillDemand[],
): void {
  if (!isWithdrawn(material, statement, next)) return
  const isDemanded = LACKS.test(textOf(material, statement))
  for (const demand of found) {
    if (isDemanded) settleAs(demand, 'must')
    else excuse(demand)
  }
}

function settleAs(demand: SkillDemand, level: Level): void {
  demand.level = level
  for (const mention of demand.mentions) {
    mention.level = level
    mention.isSettled = true
  }
}

function excuse(demand: SkillDemand): void {
  if (demand.level === 'unwanted') return
  demand.level = 'dropped'
  for (const mention of demand.mentions) {
    mention.level = 'dropped'
    mention.isExplicit = true
  }
}

function demote(demands: readonly SkillDemand[]): void {
  for (const demand of demands) if (demand.level === 'must') demand.level = 'nice'
}

/** Years under the wishes count where the sentence itself insists. */
function isRequested({ words }: SkillMaterial, { section, start, end }: Statement): boolean {
  return section !== 'nice' || /\b(?:min\.?|minimum|at least|required|must)\b/.test(words.text.lower.slice(start, end))
}

/** What the rest of the text tells of a statement. */
interface TextAround {
  noted: NotedStatement[]
  kin: ReadonlyMap<string, number>
  /** Products of the employer. */
  own: ReadonlySet<string>
  legend: Legend | null
}

function productsOf({ words, statements, gazetteer }: SkillMaterial): ReadonlySet<string> {
  const isName = (slug: string): boolean => {
    const place = gazetteer.skillPlaces.get(slug) ?? -1
    return /framework|tool/.test(gazetteer.skills[place]?.kind ?? '')
  }
  return productsOfEmployer(words.text, statements, isName)
}

function demandsOf(
  material: SkillMaterial,
  statement: Statement,
  around: Omit<StatementText, 'text'>,
  { noted, kin, own, legend }: TextAround,
  isOneOf: boolean,
): SkillDemand[] {
  const { words, gazetteer, shape } = material
  const text = words.text.lower.slice(statement.start, statement.end)
  const clauses = clausesOf(statement, text).map((clause) => ({ clause, mentions: readDemands(words, clause, shape) }))
  const ruled = clauses.flatMap(({ mentions }) => mentions)
  if (ruled.length > 0) noted.push(notedOf(material, statement, { text, ...around }, ruled, kin))
  const clean = words.text.clean.slice(statement.start, statement.end)
  markEmployer({ clean, text }, statement, ruled, {
    isField: ({ term }) => isFieldOfWork(term, gazetteer),
    fits: (slug) => material.ofFamily.has(slug),
  })
  markOwnProduct(text, statement, ruled, own)
  markCompared(text, statement.start, ruled, gazetteer)
  markPurposes(text, statement, ruled, gazetteer)
  markExamples(text, statement, ruled, gazetteer)
  markStudied(text, statement, ruled, gazetteer)
  for (const { clause, mentions } of clauses) {
    if (!mayBeJudged(clause, mentions)) continue
    const said = { ...around, text: words.text.lower.slice(clause.start, clause.end) }
    judgeRoles(said, clause, mentions, shape, ROLE_MODEL, ({ term }) => isProduct(term, gazetteer))
  }
  if (statement.section === 'excused')
    for (const mention of ruled) if (mention.level === 'dropped') mention.isExplicit = true
  if (legend !== null) markByLegend(ruled, legend, words.text)
  const mentions = ruled.filter(
    (mention) =>
      !isPartOfTitle(mention, statement, material) &&
      !isAnnouncing(mention, text, statement) &&
      !(legend !== null && isOfLegend(mention.term, legend, words.text)),
  )
  if (mentions.length === 0) return []
  const listed = withoutUnknown(text.replace(/[*_](or|and)[*_]/g, ' $1 '), words.text.clean, statement.start, mentions)
  const demanded = demandedFields(text, statement, mentions, gazetteer)
  const base = baseLevel(text, statement, shape)
  // "We use React but Vue is fine" says who may apply.
  const asked = base === 'context' && shape.isBrief ? 'must' : base
  markChoices(listed, statement.start, mentions, asked, gazetteer, isOneOf)
  return groupAlternatives(listed, statement.start, mentions, gazetteer).map((group) =>
    demandOf(
      group,
      statement,
      material,
      group.mentions.every((mention) => demanded.has(mention)),
    ),
  )
}

const IS_PURPOSE = /^\s*(?:(?:\w+ )?for|in order to do|to do) (?:the |our |your |some |any |all )?$/

/** "Go or Python for automation": what a technology is used for is no demand of its own. */
function markPurposes(text: string, { start }: Statement, mentions: readonly Mention[], gazetteer: Gazetteer): void {
  mentions.forEach((mention, index) => {
    const before = mentions[index - 1]
    if (before === undefined || mention.level !== 'must' || !isProduct(before.term, gazetteer)) return
    const isField = gazetteer.skills[mention.term.place]?.kind === 'domain'
    if (!isField || !IS_PURPOSE.test(text.slice(before.term.end - start, mention.term.start - start))) return
    mention.level = 'nice'
    mention.isSettled = true
  })
}

const OPENS_EXAMPLES = /\((?:e\.?\s?g\.?|for example|for instance|such as|like)[^()]*$/

/** "Testable designs (e.g. dependency injection, mocks)": fields in brackets only show what is meant. */
function markExamples(text: string, { start }: Statement, mentions: readonly Mention[], gazetteer: Gazetteer): void {
  for (const mention of mentions) {
    const isField = gazetteer.skills[mention.term.place]?.kind === 'domain'
    if (!isField || mention.level !== 'must' || !OPENS_EXAMPLES.test(text.slice(0, mention.term.start - start)))
      continue
    mention.level = 'nice'
    mention.isSettled = true
  }
}

/** "A degree in automation, mechatronics or electronics": courses of study, which help at most. */
const STUDIED =
  /\b(?:degrees?|diploma|bachelor'?s?|master'?s|b\.?sc?|m\.?sc?|b\.?tech|m\.?tech|ph\.?d|major(?:ing|ed|s)?)\b[^.;]{0,50}?\b(?:in|of)\b(?![^.;]*\b(?:experienced?|knowledge|years?|skills?|with|familiar\w*|proficien\w*|understanding|expertise|background|certif\w*)\b)[^.;]*$/

function markStudied(text: string, { start }: Statement, mentions: readonly Mention[], gazetteer: Gazetteer): void {
  for (const mention of mentions) {
    const isField = gazetteer.skills[mention.term.place]?.kind === 'domain'
    if (!isField || mention.level !== 'must' || !STUDIED.test(text.slice(0, mention.term.start - start))) continue
    mention.level = 'nice'
    mention.isSettled = true
  }
}

const UNKNOWN_BETWEEN = /^(\s*,\s*[a-z][\w.+#-]{1,18})\s*(?:,|,?\s*\b(?:or|and)\b|\/)\s*$/

/** "Jest, RTL or Cypress": a name that the taxonomy lacks does not end a list; it is blanked, so that places stay. */
function withoutUnknown(text: string, clean: string, offset: number, mentions: readonly Mention[]): string {
  let said = text
  mentions.forEach(({ term }, index) => {
    const next = mentions[index + 1]?.term
    if (next === undefined || next.start <= term.end) return
    const name = UNKNOWN_BETWEEN.exec(text.slice(term.end - offset, next.start - offset))?.[1]
    if (name === undefined || !/,\s*(?:[A-Z]|\S*[a-z][A-Z\d])/.test(clean.slice(term.end, term.end + name.length)))
      return
    const from = term.end - offset
    said = said.slice(0, from) + ' '.repeat(name.length) + said.slice(from + name.length)
  })
  return said
}

function isProduct(term: Term, gazetteer: Gazetteer): boolean {
  const kind = gazetteer.skills[term.place]?.kind
  return kind === 'language' || kind === 'framework' || kind === 'tool'
}

/** In the title, or in text about the employer, the place decides. */
function mayBeJudged({ section }: Statement, mentions: readonly Mention[]): boolean {
  return mentions.length > 0 && section !== 'title' && !isBoilerplate(section)
}

/** "Backend" in "backend engineer" is only the role; "Java" in "Java developer" is also a skill. */
function isPartOfTitle(mention: Mention, statement: Statement, { gazetteer, words }: SkillMaterial): boolean {
  const { term } = mention
  const isTitle = statement.titles.some((title) => title.start === term.start && title.end === term.end)
  const isDomain = gazetteer.skills[term.place]?.kind === 'domain'
  // "Enterprise Architect" is the job, not the product of that name; "SAP Basis" is both.
  if (isTitle && (isDomain || isHeadNoun(words.tokens.words[term.lastToken] ?? ''))) return true
  const isField =
    gazetteer.technical[term.place] === 0 || gazetteer.generic[term.place] === 1 || term.slug.endsWith('ops')
  const isName = /^\.|[+#]|[a-z][A-Z]/.test(gazetteer.skills[term.place]?.name ?? '') && !term.slug.endsWith('ops')
  if (!isDomain || (isName && !isField)) return false
  return statement.titles.some((title) => title.start <= term.start && title.end >= term.end)
}

/** "Hiring: Java developers", "We are recruiting": what the employer does, no skill. */
function isAnnouncing({ term }: Mention, text: string, { start, titles }: Statement): boolean {
  const said = text.slice(term.start - start, term.end - start)
  if (!/^(?:hiring|recruiting|recruitment)$/.test(said)) return false
  const isOfNext = titles.some((title) => title.start >= term.end) || !/\w/.test(text.slice(term.end - start))
  return isOfNext && /^(?:we(?:'re| are) |now |currently |urgently )*$/.test(text.slice(0, term.start - start))
}

function demandOf(group: Group, statement: Statement, material: SkillMaterial, isDemanded: boolean): SkillDemand {
  const { gazetteer } = material
  const first = group.mentions[0] as Mention
  const anyOf = [...new Set(group.mentions.map((mention) => mention.term.slug))]
  const kinds = group.mentions.map((mention) => gazetteer.skills[mention.term.place]?.kind)
  const isGeneric = group.mentions.every(
    ({ term }) =>
      (gazetteer.generic[term.place] === 1 || FIELDS_OF_ROLES.has(term.slug)) &&
      !(
        material.typical.has(term.slug) &&
        (gazetteer.technical[term.place] === 0 || statement.section === 'must') &&
        !PART_OF_THE_ROLE.has(term.slug)
      ),
  )
  const isSoft = kinds.every((kind) => kind === 'soft')
  let level = first.level
  if (level === 'unwanted' && group.mentions.every(({ term }) => gazetteer.technical[term.place] === 0))
    level = 'dropped'
  if (level !== 'unwanted' && group.mentions.some(({ term }) => isInside(term, material.title))) level = 'must'
  const isWide = group.mentions.every(({ term }) => term.isWide)
  const isNamed = isNamedOfficeTool(group, statement, material)
  if (level === 'must' && (isSoft || isWide || (isGeneric && !isDemanded && !isNamed && !isMeant(group))))
    level = 'nice'
  if (level === 'context' && isWide) level = 'dropped'
  if (level === 'must' && !isDemanded && isLooseField(group, emphasisOf(group), material)) level = 'nice'
  const emphasis = emphasisOf(group)
  const priority =
    emphasis +
    (first.isExplicit ? 1 : 0) +
    (statement.section === 'must' || statement.section === 'title' ? 1 : 0) +
    (kinds.some((kind) => kind === 'language' || kind === 'framework' || kind === 'tool') ? 1 : 0) -
    (isGeneric ? 2 : 0) -
    (isSoft ? 3 : 0) -
    Math.min(1, statement.start / LONG_TEXT) * 0.5
  const last = group.mentions.at(-1) as Mention
  const said = material.words.text.lower.slice(first.term.end, last.term.start)
  const widens = /\b(?:instead of|in place of|in lieu of|rather than|counts (?:as|for)|qualifies (?:as|for))\b/.test(
    said,
  )
  const isFirm = statement.section === 'must' || statement.section === 'title' || first.isExplicit
  const named = { anyOf, level, priority, minYears: null, mentions: [...group.mentions] }
  return { ...named, isWide, isFirm, widens, isOfStack: isOfStack(material, statement) }
}

const TELLS = /\b(?:we|our|they|nobody|is|are|was|were|uses?|used|more|not|never|without)\b|n't\b/

/** "data analyst excel sql": a few words that tell nothing ask for office software by name, in a search. */
function isNamedOfficeTool(
  { mentions }: Group,
  statement: Statement,
  { gazetteer, shape, words }: SkillMaterial,
): boolean {
  if (
    shape.door === 'jobDesc' ||
    words.text.lower.length > FEW_WORDS ||
    TELLS.test(words.text.lower.slice(statement.start, statement.end))
  )
    return false
  return mentions.every(({ term }) => gazetteer.generic[term.place] === 1 && isProduct(term, gazetteer))
}

function isFieldOfWork({ place }: Term, gazetteer: Gazetteer): boolean {
  return gazetteer.technical[place] === 0 && gazetteer.skills[place]?.kind === 'domain'
}

/** "Solid understanding of cloud computing and IT security": asks for the fields themselves. */
function isMeant(group: Group): boolean {
  if (group.mentions.some(({ isExplicit }) => isExplicit)) return true
  return emphasisOf(group) >= STRESSED && group.mentions.every(({ term }) => !PART_OF_THE_ROLE.has(term.slug))
}

function isInside(term: Term, stretch: Stretch | null): boolean {
  return stretch !== null && term.start >= stretch.start && term.end <= stretch.end
}

/** Skills that the title already implies. */
const PART_OF_THE_ROLE = new Set(['programming', ...FIELDS_OF_ROLES, 'embedded-systems'])

/** What every job of computing asks for, as a course of study or in its title. */
const SAYS_NOTHING = new Set([...PART_OF_THE_ROLE, 'computer-science'])
/** Ordinary words of any posting ("product requirements", "design and implement"), and fields only of trades that have them. */
const ORDINARY_FIELDS = new Set(
  'design integration training troubleshooting system-requirements new-product-introduction product-roadmap product-management computer-hardware knowledge-base web-browsers it-service-management documentation it-infrastructure reporting management-reports workflow-analysis security-compliance government-it workshop-facilitation'.split(
    ' ',
  ),
)

function emphasisOf(group: Group): number {
  return Math.max(...group.mentions.map((mention) => mention.emphasis))
}

const STRESSED = 3

/**
 * A field of work ("strategy", "risk management") is a must-have when the text emphasizes it or the role consists of
 * it.
 */
function isLooseField(group: Group, emphasis: number, { gazetteer, shape, ...material }: SkillMaterial): boolean {
  if (shape.door !== 'jobDesc' || emphasis >= STRESSED) return false
  const ofTheRole = shape.isBrief ? material.ofFamily : material.typical
  return group.mentions.every(({ term, isExplicit }) => {
    return !isExplicit && gazetteer.technical[term.place] === 0 && !ofTheRole.has(term.slug)
  })
}

const YEARS_REACH_AFTER = 70
const YEARS_REACH_BEFORE = 28

/** "5 years of Go and Kafka" applies to both; "Go (5 years)" and "Go, 5+ years" to the preceding skill. */
function attachYears(
  material: SkillMaterial,
  statement: Statement,
  phrase: YearsPhrase,
  demands: readonly SkillDemand[],
  hasOverall: boolean,
): boolean {
  // "With Vue, less than three years" says who is looked for.
  if (phrase.min === 0 && phrase.max !== null && !phrase.isPart && !hasOverall) return false
  const { lower } = material.words.text
  const named = (demand: SkillDemand): boolean => hasOverall || !isWork(demand, material)
  restoreAskedFor(demands, phrase, lower)
  const ordered = demands.filter((demand) => demand.level !== 'unwanted' && demand.level !== 'dropped')
  if (phrase.of !== undefined) return giveToOwner(ordered, phrase, material)
  // "Swift 5+ years": what looks like a version are the years.
  const nearest = ordered.findLast((demand) => startOf(demand) < phrase.start && endOf(demand) < phrase.end)
  const before = outsideBrackets(ordered, nearest, lower, phrase.start)
  if (before !== undefined && REFERS_BACK.test(lower.slice(phrase.end, statement.end))) {
    const run = runBefore(ordered, ordered.indexOf(before), lower)
    for (const demand of run) askFor(demand, material)
    const asked = run.filter(({ level }) => level === 'must')
    for (const demand of asked) demand.minYears = phrase.min
    return asked.length > 0
  }
  const own = lower.slice(phrase.start, phrase.end)
  const isOfAll =
    OF_ALL_WORK.test(lower.slice(phrase.end, statement.end)) ||
    IS_TOTAL.test(own) ||
    isBetweenBars(lower, phrase) ||
    TOTAL_BEFORE.test(lower.slice(statement.start, phrase.start))
  if (isOfAll || isAfterStack(before, lower, phrase.start)) return false
  if (isNamedWithin(ordered, phrase, lower) || isOfRow(lower, statement, phrase, ordered[0])) return true
  const gapBefore = before === undefined ? '' : lower.slice(endOf(before), phrase.start)
  if (isFieldOfRow(lower, statement, phrase, gapBefore)) return false
  const isHeld =
    before !== undefined &&
    gapBefore.length <= YEARS_REACH_BEFORE &&
    (!gapBefore.includes(',') ||
      ordered.length === 1 ||
      (endsAfter(lower, statement, phrase) && !isAfterList(ordered, before, lower))) &&
    /^\s*(?:(?:really |very )?(?:well|deeply|inside out|for real|seriously|professionally))?\s*(?:like|say|so)?\s*(?:\([^)]{0,14}\))?(?:v?\d[\d./+]*\s*)?(?:\s*or (?:newer|later|higher|above|up))?\s*\)?\s*(?:administration|development|programming|experience|coding|in production|in anger|in practice|professionally|relevant)?\s*(?:apps?|applications?|code|services|systems|pipelines|professionally)?\s*(?:\(|:|-|,|for|experience)?\s*[(:,-]?\s*(?:since |for (?:the (?:last|past) |the better part of |(?:about|around|nearly|almost|over) )?|from |(?:should|must|has to|needs to) be |is )?(?:min\.?|minimum(?: of)?|a minimum of|(?:not|no) (?:less than|fewer than|under|below)|an? (?:minimum )?(?:period|time) of|a minimum period of|at least|over|from|since|for|more than|>=?|≥|experience)?\s*(?:of|:)?\s*[(]?$/.test(
      gapBefore,
    )
  // "Ruby (the longer the better, two years as a minimum)".
  if (before !== undefined && IN_BRACKET.test(gapBefore) && /^[^()]*\)/.test(lower.slice(phrase.end)) && named(before))
    return giveToRun([before], phrase, material)
  const isOfOwn = gapBefore.includes(',') && HAS_OWN_OBJECT.test(lower.slice(phrase.end, statement.end))
  const after = ordered.filter((demand) => startOf(demand) >= phrase.end)
  const next = after[0]
  const gapAfter = next === undefined ? '' : lower.slice(phrase.end, startOf(next))
  // "2 years (Angular)", but not "9 years (Snowflake 3 years)".
  const isOverall = isLabeledYears(lower.slice(statement.lineStart, phrase.start), gapAfter)
  const isCut = next !== undefined && /\(\s*$/.test(gapAfter) && !/^\s*\)/.test(lower.slice(endOf(next)))
  const listed = listedAfter(lower, statement, phrase, after)
  if (listed.length > 0) return giveToRun(listed, phrase, material)
  const opensSkill =
    next !== undefined && !isCut && !isOverall && YEARS_TO_SKILL.test(gapAfter) && gapAfter.length <= YEARS_REACH_AFTER
  const isOfBefore = !opensSkill || /^\s*[),;]/.test(gapAfter) || isSaidOfIt(gapBefore, gapAfter)
  if (isHeld && !isOfOwn && isOfBefore)
    return named(before) && giveToHeld(ordered, before, { phrase, gapBefore, lower, material })
  if (!opensSkill || next === undefined || isField(next, material.gazetteer) || !named(next)) return false
  return giveToRun(runFrom(after, lower), phrase, material)
}

/** "React, AWS - 5+ years - remote": a part of its own between two bars. */
function isBetweenBars(lower: string, { start, end }: YearsPhrase): boolean {
  const [, bar] = /\s([-–|•])\s*$/.exec(lower.slice(0, start)) ?? []
  return bar !== undefined && /^\s*(?:exp\w*\.?|yoe)?\s([-–|•])\s/.exec(lower.slice(end))?.[1] === bar
}

/** "We won't look at anything under four years of C#" refuses too few years, not the skill. */
function restoreAskedFor(demands: readonly SkillDemand[], { start, end, min }: YearsPhrase, lower: string): void {
  if (min === 0 || !/^(?:less than|fewer than|under|below)\b/.test(lower.slice(start, end))) return
  for (const demand of demands)
    if (demand.level === 'unwanted' && startOf(demand) >= end && YEARS_TO_SKILL.test(lower.slice(end, startOf(demand))))
      demand.level = 'must'
}

/** Of two that a choice gives different years to, the smaller number is enough. */
function giveToOwner(demands: readonly SkillDemand[], { of, min }: YearsPhrase, material: SkillMaterial): boolean {
  const owner = demands.find(({ mentions }) => mentions.some(({ term }) => term.start === of))
  if (owner === undefined) return false
  askFor(owner, material)
  if (owner.level !== 'must') return false
  owner.minYears = owner.minYears === null ? min : Math.min(owner.minYears, min)
  return true
}

/** "Java, ten years overall", "ten years of experience, of which three leading a team". */
const OF_ALL_WORK =
  /^'?\s*(?:(?:of )?(?:(?:work|professional|relevant|total) )?exp\w*\.?)?[\s,(]*(?:(?:overall|in total|altogether|all in all|all told)\b(?!\s*:?\s*\d)|(?:of which|of them|of those|of these|thereof|including)\s+(?:at least |min\.? )?\w+\+?(?: years?)? (?:(?:in|as|of) (?:an? )?)?(?:leading|managing|lead\b|leader\w*|management|mentoring|people))|^\s*(?:of )?(?:total|overall)(?: (?:work|professional|industry|it))? exp/

const IN_BRACKET = /^\s*\([^()]{0,60}$/
const IS_TOTAL = /^(?:in total|total|overall|altogether)\b|\b(?:in total|overall|altogether)$/
/** "Python 3 yrs, overall 6 yrs". */
const TOTAL_BEFORE = /\b(?:in total|total|overall|altogether)(?: (?:work )?exp\w*\.?)?\s?[:=-]?\s?$/

/** Years are asked of what is only named, too: "they should have run EKS for three years". */
function askFor(demand: SkillDemand, { gazetteer }: SkillMaterial): void {
  if (demand.level === 'context' && !isWishedFor(demand) && !isField(demand, gazetteer)) demand.level = 'must'
}

function giveToHeld(
  ordered: readonly SkillDemand[],
  before: SkillDemand,
  {
    phrase,
    gapBefore,
    lower,
    material,
  }: { phrase: YearsPhrase; gapBefore: string; lower: string; material: SkillMaterial },
): boolean {
  askFor(before, material)
  if (before.level !== 'must') return false
  const isTrailing = gapBefore.includes(',') || /\b(?:at least|min)/.test(gapBefore)
  for (const demand of isTrailing ? runBefore(ordered, ordered.indexOf(before), lower) : [before])
    demand.minYears = phrase.min
  return true
}

/** "Snowflake, min. 2 years in leading a team": of something else than the skill before. */
const HAS_OWN_OBJECT =
  /^'?s?\+? (?:of |in |as |with )?(?:an? )?(?:lead(?:ing|ership)?|manag(?:ing|ement)|coaching|mentoring|supervising|a \w+|customers?|people|teams?)\b/
/** "3+ years: Docker, Kubernetes": all names of the list. */
function listedAfter(
  lower: string,
  { start }: Statement,
  phrase: YearsPhrase,
  after: readonly SkillDemand[],
): SkillDemand[] {
  const [first] = after
  if (first === undefined || phrase.start - start > MAX_MARKS_BEFORE) return []
  if (!/^\s*:\s*$/.test(lower.slice(phrase.end, startOf(first)))) return []
  const end = after.findIndex((demand, place) => {
    const last = after[place - 1]
    return last !== undefined && !/^[\s,/(]*(?:and|or|&|\+)?[\s,/(]*$/.test(lower.slice(endOf(last), startOf(demand)))
  })
  return after.slice(0, end < 0 ? after.length : end)
}

/** "C# for 5 years and Azure": what is said of the name before. */
function isSaidOfIt(gapBefore: string, gapAfter: string): boolean {
  return /^\s*(?:for|since|\(|:|=|[-–])\s*/.test(gapBefore) && /^\s*(?:and|&|\/|\|)/.test(gapAfter)
}

/** "Years of SharePoint you should bring: 5". */
function isNamedWithin(demands: readonly SkillDemand[], phrase: YearsPhrase, lower: string): boolean {
  const demand = demands.find((each) => startOf(each) > phrase.start && endOf(each) < phrase.end)
  if (demand === undefined || !lower.slice(endOf(demand), phrase.end).includes(':')) return false
  demand.minYears = phrase.min
  if (demand.level === 'context') demand.level = 'must'
  return true
}

/** "Exp: 4-6 years - Java", "3 years experienced PHP developers": years of the work. */
function isLabeledYears(before: string, after: string): boolean {
  if (/^\s*experienced\s+$/.test(after)) return true
  return (
    /(?:^|[|,;\n-]\s*)(?:total |overall |work )?exp(?:erience)?\.?(?: required| range)?\s*[:=-]\s*$/.test(before) &&
    /^\s*[-|;,]/.test(after)
  )
}

function giveToRun(run: readonly SkillDemand[], phrase: YearsPhrase, { gazetteer }: SkillMaterial): boolean {
  for (const demand of run) {
    demand.minYears = Math.max(demand.minYears ?? 0, phrase.min)
    if ((demand.level === 'nice' || demand.level === 'context') && !isWishedFor(demand) && !isField(demand, gazetteer))
      demand.level = 'must'
  }
  // "Seven years in operations": a field that is no must-have would lose them.
  if (!run.every((demand) => demand.level !== 'must' && !isWishedFor(demand))) return true
  for (const demand of run) demand.minYears = null
  return false
}

/** "Angular (12+) ⇥ expert ⇥ 4 years": a row of a table is about what it begins with. */
function isOfRow(lower: string, { start }: Statement, phrase: YearsPhrase, first: SkillDemand | undefined): boolean {
  if (first === undefined || !lower.slice(start, phrase.start).includes('\t')) return false
  if (startOf(first) - start > MAX_MARKS_BEFORE || first.level === 'nice') return false
  first.minYears = phrase.min
  if (first.level === 'context') first.level = 'must'
  return true
}

const MAX_MARKS_BEFORE = 2

function isWishedFor({ mentions }: SkillDemand): boolean {
  return mentions.some(({ level, isExplicit }) => level === 'nice' && isExplicit)
}

/** "SQL and dbt, with three years of both." */
const REFERS_BACK = /^\s*(?:of|with|in|using)\s+(?:both|each(?: of (?:them|these|those))?|them|these|those|it)\b(?! \w)/

/** "Java and Kafka, five years or more." */
function endsAfter(lower: string, statement: Statement, phrase: YearsPhrase): boolean {
  return /^\s*(?:or more|minimum|min\.?|at least|plus|\+|of experience|experience|upwards|each|apiece)?[\s.)]*$/.test(
    lower.slice(phrase.end, statement.end),
  )
}

/** "C (MISRA), 4 years": what stands in brackets only explains. */
function outsideBrackets(
  demands: readonly SkillDemand[],
  nearest: SkillDemand | undefined,
  lower: string,
  until: number,
): SkillDemand | undefined {
  if (nearest === undefined || !/^[^()]*\)/.test(lower.slice(endOf(nearest), until))) return nearest
  const head = demands.findLast(
    (demand) => endOf(demand) < startOf(nearest) && /^\s*\($/.test(lower.slice(endOf(demand), startOf(nearest))),
  )
  return head ?? nearest
}

/** "Data lead - dbt Snowflake Looker - 8yrs - Dublin": a field of its own among others. */
function isFieldOfRow(lower: string, { start, end }: Statement, phrase: YearsPhrase, gapBefore: string): boolean {
  return (
    /^\s+[-|]\s+$/.test(gapBefore) &&
    /\s[-|]\s/.test(lower.slice(start, phrase.start - gapBefore.length)) &&
    /^\s*(?:[-|]\s|$)/.test(lower.slice(phrase.end, end))
  )
}

/** "Django dev (DRF, Celery, Redis) 3-5y": years of the work that the brackets describe. */
function isAfterStack(before: SkillDemand | undefined, lower: string, until: number): boolean {
  if (before === undefined || !/^[^()]*\)[\s,;:-]*$/.test(lower.slice(endOf(before), until))) return false
  const opening = lower.lastIndexOf('(', startOf(before))
  return (
    /[,/]/.test(lower.slice(opening, startOf(before))) &&
    isHeadNoun(/([a-z]+)\s*$/.exec(lower.slice(0, opening))?.[1] ?? '')
  )
}

/** "Catalyst, BGP, OSPF, 5 yrs": years of the work, not of its last skill. */
function isAfterList(demands: readonly SkillDemand[], last: SkillDemand, lower: string): boolean {
  const before = demands[demands.indexOf(last) - 1]
  return before !== undefined && /^[\s)]*,[\s(]*$/.test(lower.slice(endOf(before), startOf(last)))
}

/** The skills joined to the one before the years. */
function runBefore(demands: readonly SkillDemand[], last: number, lower: string): SkillDemand[] {
  let first = last
  while (first > 0) {
    const gap = lower.slice(endOf(demands[first - 1] as SkillDemand), startOf(demands[first] as SkillDemand))
    if (!/^[\s)]*(?:and|&|\+)\s*$/.test(gap)) break
    first -= 1
  }
  return demands.slice(first, last + 1)
}

/** "5 years of test automation" are years of work; "5 years of Kafka" are years of a skill. */
function isWork(demand: SkillDemand, { gazetteer, words }: SkillMaterial): boolean {
  return demand.mentions.every(({ term }) => {
    const isName =
      !isShortForField(words.text.clean.slice(term.start, term.end), gazetteer.skills[term.place]?.name) &&
      term.firstToken === term.lastToken &&
      /[A-Z]/.test(words.text.clean.charAt(term.start))
    const isOfIt = gazetteer.skills[term.place]?.name.startsWith('IT ') === true
    return (gazetteer.technical[term.place] === 0 || isOfIt) && !isName
  })
}

/** "SOC" means security operations, a field; "Android" is a name. */
function isShortForField(spoken: string, name = ''): boolean {
  return /^[A-Z]{2,5}$/.test(spoken) && name.includes(' ')
}

const YEARS_TO_SKILL =
  /^(?!'?s?\.?\s*(?:of )?(?:\w+ ){0,2}(?:experience\s*[,.;:]|exp\.?\s*[,;]))'?s?\.?\s*(?:\)|-|\(|,(?= of\b))?\s*(?:(?:of|worth|so|in|with|w(?=\/)|using|on|as|and|for|were|was|went into|rel\.?|(?:must|should) be (?:with|on|using)|our|a|an|the|solid|strong|professional|practice|practical|satisfactory|verifiable|documented|demonstrated|actual|serious|continuous|extensive|substantial|genuine|paid|daily|hands[- ]on|commercial|industry|relevant|proven|working|work|works|production|deep|real|real-world|full-time|recent|plus|or|more|exp\w*\.?|reqd\.?|required|needed|knowledge|developing|development|programming|coding|building|designing|writing|administering|managing|operating|running|deploying|maintaining|engineering|software|applications?|systems?|services|microservices|apps?|backend|frontend|web|mobile|server-side|cloud|data|minimum|previous|direct|progressive|total|object-oriented|modern|demonstrable|demonstrated|senior|technical|platforms?|either|least|at|one of|enterprise|advanced|large-scale|by|through|to|skills?|leading|at least|(?:in|within|over|during) the (?:last|past) (?:\d{1,2}|[a-z]+) years|the last|each|spent|(?!leading|managing|coaching|mentoring)[a-z]{2,}ing)\b[\s,/:(-]*)*$/

function isField(demand: SkillDemand, gazetteer: Gazetteer): boolean {
  return demand.mentions.every((mention) => {
    const skill = gazetteer.skills[mention.term.place]
    return gazetteer.generic[mention.term.place] === 1 || skill?.kind === 'soft'
  })
}

/** The skills that the years refer to: the first one, and those joined to it by "and" or "or". */
function runFrom(demands: readonly SkillDemand[], lower: string): SkillDemand[] {
  const run: SkillDemand[] = []
  let joined = 1
  for (const demand of demands) {
    const last = run.at(-1)
    const gap = last === undefined ? '' : lower.slice(endOf(last), startOf(demand))
    if (last !== undefined && !/^[\s,/(]*(?:and|or|&|\+)?[\s,/(]*$/.test(gap)) break
    run.push(demand)
    if (/and|or|&|\+|\//.test(gap)) joined = run.length
  }
  return run.slice(0, joined)
}

function startOf(demand: SkillDemand): number {
  return demand.mentions[0]?.term.start ?? 0
}

function endOf(demand: SkillDemand): number {
  return demand.mentions.at(-1)?.term.end ?? 0
}

/** Merges the mentions of a skill: the strongest demand wins, and repetition adds emphasis. */
function settle(demands: readonly SkillDemand[], material: SkillMaterial): Settled {
  const { gazetteer } = material
  const refused = demands.filter((demand) => demand.level === 'unwanted')
  const unwanted = [...new Set(refused.flatMap((demand) => demand.anyOf))].slice(0, MAX_EXCLUDED)
  const banned = new Set(unwanted)
  const isExcused = (mention: Mention): boolean => mention.level === 'dropped' && mention.isExplicit
  const excused = new Set(demands.flatMap(({ mentions }) => mentions.filter(isExcused).map(({ term }) => term.slug)))
  const isDenied = (mention: Mention): boolean =>
    isExcused(mention) && mention.isSettled !== true && mention.isDoubted !== true
  const denied = new Set(demands.flatMap(({ mentions }) => mentions.filter(isDenied).map(({ term }) => term.slug)))
  // A skill that is only named among the tasks or in the stack, and described as needless elsewhere, is not asked for.
  const isNeedless = ({ level, anyOf, isFirm, isOfStack, minYears }: SkillDemand): boolean =>
    ((level === 'context' || (level === 'must' && isOfStack && minYears === null)) &&
      anyOf.every((slug) => excused.has(slug))) ||
    (level === 'must' && !isFirm && minYears === null && anyOf.every((slug) => denied.has(slug)))
  demoteBareDuplicates(demands, material)
  const wanted = demands.filter(
    (demand) => demand.level !== 'unwanted' && demand.level !== 'dropped' && !isNeedless(demand),
  )
  const musts = mergeMusts(
    wanted.filter((demand) => demand.level === 'must' && !demand.anyOf.some((slug) => banned.has(slug))),
    wanted,
  )
  const ranked = [...musts].sort((left, right) => right.priority - left.priority)
  const kept = new Set(ranked.slice(0, MAX_MUST_HAVES))
  const mustHave =
    musts.length > MANY_MUST_HAVES ? ranked.slice(0, MAX_MUST_HAVES) : musts.filter((must) => kept.has(must))
  const covered = new Set(mustHave.flatMap((must) => must.anyOf))
  const placed: SkillReading['placed'] = []
  mustHave.forEach((must, position) => {
    for (const mention of must.mentions) placed.push({ term: mention.term, target: 'mustHave', position })
  })
  const rest = [...musts.filter((must) => !kept.has(must)), ...wanted.filter((demand) => demand.level !== 'must')]
  const technologies = technologiesIn(wanted, gazetteer).size
  const niceToHave = listNiceToHaves(
    rest,
    covered,
    banned,
    placed,
    gazetteer,
    (demand, mention) =>
      (technologies > 0 && isRoleAlone(mention)) ||
      (technologies >= MIN_TECHNOLOGIES && isInPassing(demand, mention, material)),
  )
  placeRepeats(wanted, mustHave, placed)
  for (const demand of demands) {
    if (demand.level !== 'unwanted') continue
    for (const { term } of demand.mentions) {
      if (banned.has(term.slug)) placed.push({ term, target: 'exclude', position: null })
    }
  }
  return {
    mustHave: mustHave.map(({ anyOf, minYears }) => ({ anyOf, minYears, minEvidence: null })),
    niceToHave,
    unwanted,
    placed,
    demanded: musts.length,
  }
}

/** "Sidekiq, Heroku. Previous Heroku use is handy": a preference in words outweighs a bare list. */
function demoteBareDuplicates(demands: readonly SkillDemand[], { words }: SkillMaterial): void {
  const spelled = ({ start, end }: Term): string => words.text.lower.slice(start, end)
  const wished = demands.filter(isWishedFor).flatMap(({ mentions }) => mentions)
  for (const demand of demands) {
    const [own, ...others] = demand.mentions
    const isBare = demand.level === 'must' && !demand.isFirm && demand.minYears === null && others.length === 0
    // "Elixir Phoenix, LiveView nice" names a part of the first.
    const isRepeated = wished.some(
      ({ term }) => term.slug === own?.term.slug && (own.term.isWide || spelled(term) === spelled(own.term)),
    )
    if (isBare && demand.priority < STRESSED + 1 && isRepeated) demand.level = 'nice'
  }
}

function mergeMusts(musts: readonly SkillDemand[], all: readonly SkillDemand[]): SkillDemand[] {
  const merged: SkillDemand[] = []
  const singles = new Map<string, SkillDemand>()
  for (const must of musts) {
    const key = [...must.anyOf].sort().join('|')
    const known = singles.get(key)
    if (known !== undefined) {
      known.mentions.push(...must.mentions)
      known.isFirm ||= must.isFirm
      known.priority = Math.max(known.priority, must.priority) + 0.5
      if (must.minYears !== null) known.minYears = Math.max(known.minYears ?? 0, must.minYears)
      continue
    }
    const copy = { ...must, mentions: [...must.mentions] }
    singles.set(key, copy)
    merged.push(copy)
  }
  for (const must of merged) {
    const repeats = all.filter((demand) => demand.anyOf.some((slug) => must.anyOf.includes(slug))).length
    must.priority += Math.min(1.5, 0.3 * (repeats - 1))
  }
  return withoutImplied(merged)
}

/** "React or Vue" is redundant next to a plain "React", which "Vue instead of React is fine" widens. */
function withoutImplied(musts: readonly SkillDemand[]): SkillDemand[] {
  const widened = new Set(musts.filter(({ widens }) => widens).flatMap(({ anyOf }) => anyOf))
  const kept = musts.filter(({ anyOf, widens }) => widens || anyOf.length > 1 || !widened.has(anyOf[0] ?? ''))
  // A choice under the demands outweighs a mention in passing: "a JVM language (Java or Kotlin)" against "services in
  // Java".
  const chosen = new Set(kept.flatMap(({ anyOf, isFirm }) => (isFirm && anyOf.length > 1 ? anyOf : [])))
  const said = kept.filter(
    ({ anyOf, isFirm, minYears }) => isFirm || minYears !== null || anyOf.length > 1 || !chosen.has(anyOf[0] ?? ''),
  )
  const plain = new Set(said.filter((must) => must.anyOf.length === 1).map((must) => must.anyOf[0]))
  return said.filter((must) => must.anyOf.length === 1 || !must.anyOf.some((slug) => plain.has(slug)))
}

function listNiceToHaves(
  rest: readonly SkillDemand[],
  covered: ReadonlySet<string>,
  banned: ReadonlySet<string>,
  placed: SkillReading['placed'],
  gazetteer: Gazetteer,
  isInPassing: (demand: SkillDemand, mention: Mention) => boolean,
): NiceToHave[] {
  const bySkill = new Map<string, { weight: number; order: number; mentions: Mention[] }>()
  for (const demand of rest) {
    for (const mention of demand.mentions) {
      const slug = mention.term.slug
      if (covered.has(slug) || banned.has(slug)) continue
      if (isInPassing(demand, mention)) continue
      const weight = niceToHaveWeight(demand, mention, gazetteer)
      const known = bySkill.get(slug)
      if (known === undefined) bySkill.set(slug, { weight, order: mention.term.start, mentions: [mention] })
      else {
        known.weight = Math.min(5, Math.max(known.weight, weight) + 0.34)
        known.mentions.push(mention)
      }
    }
  }
  const list = [...bySkill].sort(
    (left, right) => Math.round(right[1].weight) - Math.round(left[1].weight) || left[1].order - right[1].order,
  )
  return list.slice(0, MAX_NICE_TO_HAVES).map(([skill, nice], position) => {
    for (const mention of nice.mentions) placed.push({ term: mention.term, target: 'niceToHave', position })
    return { skill, weight: Math.max(1, Math.round(nice.weight)) }
  })
}

/** A text that asks for fewer is about fields of work. */
const MIN_TECHNOLOGIES = 3

function technologiesIn(demands: readonly SkillDemand[], { technical, skillPlaces }: Gazetteer): Set<string> {
  const asked = demands.filter(({ level }) => level === 'must' || level === 'nice')
  return new Set(asked.flatMap(({ anyOf }) => anyOf.filter((slug) => technical[skillPlaces.get(slug) ?? -1] === 1)))
}

/** "Python backend": the field only names the work. */
const isRoleAlone = ({ term, isExplicit }: Mention): boolean => !isExplicit && FIELDS_OF_ROLES.has(term.slug)

/**
 * A field that every such job has says nothing of the candidate. In a whole posting, nor does one that
 * any posting has in its words or, for a known title, that is only named, unless people of this trade are asked for it.
 */
function isInPassing(
  { level }: SkillDemand,
  { term, isExplicit }: Mention,
  { gazetteer, shape, ofFamily }: SkillMaterial,
): boolean {
  if (shape.door !== 'jobDesc' || isExplicit || level === 'must') return false
  if (SAYS_NOTHING.has(term.slug)) return true
  if (shape.isBrief || gazetteer.skills[term.place]?.kind !== 'domain' || ofFamily.has(term.slug)) return false
  return (level === 'context' && ofFamily.size > 0) || ORDINARY_FIELDS.has(term.slug)
}

/** Weights: a demoted must-have 4 to 5, a nice-to-have 3, a tool in the tasks 2, soft and general skills 1. */
function niceToHaveWeight(demand: SkillDemand, mention: Mention, gazetteer: Gazetteer): number {
  const kind = gazetteer.skills[mention.term.place]?.kind
  if (kind === 'soft') return 1
  const generic = gazetteer.generic[mention.term.place] === 1 || demand.isWide
  const base = demand.level === 'must' ? 4 : demand.level === 'nice' ? (mention.isExplicit ? 3 : 3) : 2
  const stressed = base + (mention.emphasis >= 3 ? 1 : mention.emphasis <= 1 ? -1 : 0)
  return Math.max(1, generic ? Math.min(2, stressed) : stressed)
}

function placeRepeats(
  wanted: readonly SkillDemand[],
  mustHave: readonly SkillDemand[],
  placed: SkillReading['placed'],
): void {
  const done = new Set(placed.map(({ term }) => term))
  for (const demand of wanted) {
    for (const mention of demand.mentions) {
      if (done.has(mention.term)) continue
      const position = mustHave.findIndex((must) => must.anyOf.includes(mention.term.slug))
      if (position >= 0) placed.push({ term: mention.term, target: 'mustHave', position })
    }
  }
}
