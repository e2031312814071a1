import {
  C_SUITE,
  LETTERED,
  NAMES_IN_CAPITAL,
  OFTEN_CAPITAL,
  ORDINARY_AFTER,
  ORDINARY_BEFORE,
  TECHNICAL_AFTER,
  TECHNICAL_BEFORE,
  VERB_BEFORE,
  VERBS,
} from './context-words.ts'
import type { ReadWords, Term } from './find-terms.ts'
import type { FoldedText } from './fold-text.ts'
import type { Gazetteer } from './gazetteer.ts'
import { isNameInShortSearch } from './short-search.ts'
import { isHeadNoun } from './title-names.ts'
import { GAP } from './tokenize.ts'
import { wordsOf } from './word-lists.ts'

/** Words for the people of a technology: "a rails person". */
const PERSON_AFTER = new Set(['person', 'guy', 'gal', 'lad', 'folks', 'guru', 'gurus', 'wizard', 'ninja'])
const FIELD_AFTER = new Set(
  'data backend frontend fullstack platform cloud devops mobile web embedded firmware systems kernel ui game software api ml blockchain infrastructure'.split(
    ' ',
  ),
)

/** The evidence at which an ordinary word counts as a skill. */
const ENOUGH = 2
const NEAR_TOKENS = 12

/**
 * Keeps ambiguous words (Go, R, Chef, Spring) in a technical context: a list of technologies, "language" or
 * "developer" after it, a version number, or a capital where grammar requires none.
 */
export function judgeContext(
  words: ReadWords,
  skills: readonly Term[],
  gazetteer: Gazetteer,
  accepts?: (term: Term) => boolean,
): Term[] {
  if (areAllOfText(words, skills, gazetteer)) return [...skills]
  const counts = skills.map((term) => !term.isAmbiguous && !isOrdinaryPhrase(words, term))
  skills.forEach((term, place) => {
    if (counts[place]) return
    if (accepts?.(term) || pointsFor(words, skills, counts, place, gazetteer) >= ENOUGH) counts[place] = true
  })
  // A word that was certainly meant once is more likely meant again: "go dev, 3y go".
  const meant = new Set(skills.filter((_, place) => counts[place]).map((term) => term.place))
  skills.forEach((term, place) => {
    if (counts[place] || !meant.has(term.place)) return
    if (pointsFor(words, skills, counts, place, gazetteer) >= ENOUGH - 1) counts[place] = true
  })
  // Second pass: an accepted word is evidence for its neighbor to the left.
  for (let place = skills.length - 1; place >= 0; place -= 1) {
    if (!counts[place] && pointsFor(words, skills, counts, place, gazetteer) >= ENOUGH) counts[place] = true
  }
  return skills.filter((_, place) => counts[place])
}

const MAX_BARE_NAMES = 3

/** "react", "node express": who searches for one to three names alone means the technologies. */
function areAllOfText({ text, tokens }: ReadWords, skills: readonly Term[], { skills: known }: Gazetteer): boolean {
  const named = skills.reduce((sum, { firstToken, lastToken }) => sum + lastToken - firstToken + 1, 0)
  return (
    skills.length > 0 &&
    skills.length <= MAX_BARE_NAMES &&
    named === tokens.count &&
    /^[\w\s.,/+#&-]+$/.test(text.clean.trim()) &&
    skills.every(({ place }) => /language|framework|tool|platform/.test(known[place]?.kind ?? ''))
  )
}

/** "A bright open office space": a name of several words, written small, whose last word goes on as an ordinary one. */
function isOrdinaryPhrase({ tokens, text }: ReadWords, { firstToken, lastToken, start, end }: Term): boolean {
  if (firstToken === lastToken || ((tokens.gaps[lastToken] ?? GAP.hard) & GAP.hard) !== 0) return false
  if (text.clean.slice(start, end) !== text.lower.slice(start, end)) return false
  return ORDINARY_AFTER.get(tokens.words[lastToken] ?? '')?.has(tokens.words[lastToken + 1] ?? '') === true
}

/** An ambiguous word with its context. */
interface Scene {
  term: Term
  word: string
  before: string
  after: string
  /** True when the previous or next word belongs to the same phrase. */
  hasBefore: boolean
  hasAfter: boolean
  isCapital: boolean
  opensSentence: boolean
}

function pointsFor(
  words: ReadWords,
  skills: readonly Term[],
  counts: readonly boolean[],
  place: number,
  gazetteer: Gazetteer,
): number {
  const term = skills[place]
  if (term === undefined) return 0
  const scene = sceneOf(words, term)
  if (isLetterOfLanguage(words, term) && words.text.lower.charAt(term.end) !== '$') return ENOUGH
  if (isOfPlace(scene, gazetteer)) return 0
  if (isNameInShortSearch(words, skills, place, gazetteer)) return ENOUGH
  if (isNoTechnology(words, scene)) return 0
  // "In spring and summer", but "strong in spring and struts".
  if (scene.word === 'spring' && scene.after === 'and' && skills[place + 1]?.firstToken !== term.lastToken + 2) return 0
  return (
    ownPoints(words, scene) +
    pointsOfWordsBeside(words, scene) +
    neighborPoints(words, skills, counts, place, gazetteer, isWritten(words, term))
  )
}

/** "Hong Kong" names a place, and no gateway. */
function isOfPlace({ word, before, after, hasBefore, hasAfter }: Scene, { places }: Gazetteer): boolean {
  const names = [hasBefore ? `${before} ${word}` : '', hasAfter ? `${word} ${after}` : '']
  return names.some((name) => places.countries.has(name) || places.cities.has(name))
}

function isWritten({ text }: ReadWords, { start }: Term): boolean {
  return text.clean.charAt(start) !== text.lower.charAt(start)
}

/** "The basic requirement is Go". */
const IS_NAMED =
  /\b(?:requirements?|languages?|stack|skills?|must(?:-haves?)?|frameworks?|tools?|prerequisites?|(?:back|front)[ -]?end|server(?:[ -]side)?|client(?:[ -]side)?|database|db|(?:web|mobile) app) (?:is|are|will be|would be|remains?) (?:in |written in |all |mostly |pure )?$/
const REACH_AFTER = 24
const LETTERS_OF_LANGUAGES = new Set(['c', 'r'])
/** "C is a must", "R required". */
const DEMANDED =
  /^ (?:(?:is|are|would be) )?(?:an? )?(?:absolute |hard |strict |big )?(?:must|required|mandatory|essential|needed|necessary|plus|bonus|preferred)\b/
const STATED_OF_NAMES =
  /^ (?:it|this) (?:is|must)\b|^\/[a-z]|^,? or\b(?! not\b)|^,? but (?:no|not)\b|^ or (?:an? )?(?:similar|comparable|equivalent|another|other)\b|^ instead of\b|^ of course\b|^ obviously\b|^, (?:ideally|preferably|at least|min|any|obviously|of course)\b|^ (?:goes without|is (?:a |an )?(?:hard |strict |absolute )?(?:non-negotiable|requirement|must|plus|bonus|given|required|mandatory|essential|optional|nice|welcome|preferred|not|our|what)|would|helps|matters|preferred|required|needed|wanted|mandatory|essential|obligatory|compulsory|expected|desired|optional|welcome|developers?|experience|knowledge|skills|on the other hand)\b|^ is (?:(?:what|the one|where|absolutely|also|therefore|definitely) )?(?:needed|key|crucial|vital|indispensable|compulsory|obligatory|expected|wanted|imperative)\b|^ (?:is|has|have|will|can|you|we|they|on its own|alone|at an?|from day one)\b|^\s?[-–:=(]\s?(?:a )?(?:must|needed|required|mandatory|essential|obligatory|compulsory|expected|welcome|optional|desired|preferred|a plus|plus|nice)\b/
/** "Reads schematics, writes C". */
const WRITES =
  /\b(?:writ(?:es?|ing)|wrote|written in|(?:codes?|coding|program\w*) in) (?:plain |pure |clean |embedded |some |mostly )?$/
/** "C, 5 years minimum". */
const COUNTED_IN_YEARS =
  /^\s?[,(:-]\s?(?:min(?:\.|imum)? |at least |about |over )?(?:\d{1,2}\s?\+?|two|three|four|five|six|seven|eight|ten)\s?(?:years?|yrs?)\b/
const AROUND = 30
const FEW_LETTERS = 12

/** In a text in capitals a capital means nothing: "NOTICE 15 DAYS OR LESS". */
export function isInCapitals({ text }: ReadWords, start: number, end: number): boolean {
  const around = `${text.clean.slice(Math.max(0, start - AROUND), start)}${text.clean.slice(end, end + AROUND)}`
  const letters = around.replace(/[^A-Za-z]/g, '')
  return letters.length >= FEW_LETTERS && letters === letters.toUpperCase()
}

function sceneOf(words: ReadWords, term: Term): Scene {
  const { tokens, text } = words
  const gapBefore = term.firstToken === 0 ? GAP.hard : (tokens.gaps[term.firstToken - 1] ?? GAP.hard)
  const gapAfter = tokens.gaps[term.lastToken] ?? GAP.hard
  return {
    term,
    word: text.lower.slice(term.start, term.end),
    before: tokens.words[term.firstToken - 1] ?? '',
    after: tokens.words[term.lastToken + 1] ?? '',
    hasBefore: (gapBefore & GAP.hard) === 0,
    hasAfter: (gapAfter & GAP.hard) === 0,
    isCapital:
      isWritten(words, term) &&
      (NAMES_IN_CAPITAL.has(text.lower.slice(term.start, term.end)) || !isInCapitals(words, term.start, term.end)),
    opensSentence: startsSentence(words, term),
  }
}

const TAKES_OBJECT = wordsOf('the a an our your sure us it')

function isNoTechnology(words: ReadWords, scene: Scene): boolean {
  const { term, word, before, after, hasBefore, hasAfter, isCapital, opensSentence } = scene
  // "R$ 12.000" is money.
  if (
    word.length === 1 &&
    (!isWritten(words, term) || isInitial(words, term) || words.text.lower.charAt(term.end) === '$')
  )
    return true
  // "… set direction Excel in coaching": an entry whose line break was lost begins with the verb.
  if (word === 'excel' && hasBefore && !TECHNICAL_BEFORE.has(before) && /^(?:in|at)$/.test(after) && hasAfter)
    return true
  // "… via NFC Make the app faster": the capital begins an entry whose line break was lost.
  if (hasAfter && VERBS.has(word) && TAKES_OBJECT.has(after) && ORDINARY_AFTER.get(word)?.has(after)) return true
  const mayBeOrdinary = !isCapital || opensSentence || OFTEN_CAPITAL.has(word)
  return mayBeOrdinary && isOrdinaryUse(scene)
}

const textBefore = ({ text }: ReadWords, { start }: Term): string =>
  text.lower.slice(Math.max(0, start - REACH_AFTER), start)

const IS_WEIGHED =
  /^(?: v?\d[\d.]*\+?)?(?:\s?[-–:=(]+\s?|,? (?:is|are|as|would be|will be) | )(?:an? |likewise |also |the |our |clearly |strictly |strongly |highly |absolutely |definitely |big |huge |nice |real |only )*(?:must(?:[- ]haves?)?|required|mandatory|essential|plus|bonus|asset|advantage|optional|preferred|desirable|desired|nice(?:[- ]to[- ]have)?|good[- ]to[- ]have|(?:great|cool|sweet|awesome)(?= *(?:[.;!,)]|$))|welcome|needed|compulsory|obligatory|indispensable|non-negotiable|beneficial|if (?:possible|available|you have it)|(?<!an? )(?:fine|ok(?:ay)?|acceptable|accepted)|ideally|preferably|too|as well|would|(?:yes|no)(?=\s*(?:[,;.!\n]|$))|no,? thank(?:s| you)|nope|nah|rather not|not (?:needed|required|necessary|wanted|welcome))\b(?! (?:in|at|on|for|by|with|to|from|is|are)\b)/
const ITEM_BEFORE = /(?:^|[\n,;:(/&+•-]|\b(?:and|or|but)) ?$/
/** "Node on the back". */
const ON_WHICH_SIDE = /^ (?:on|for|in) the (?:(?:back|front)(?:[- ]?end)?|(?:server|client)[- ]?side)\b/
/** "frontend dev react must": a name that follows who is looked for. */
const JOB_BEFORE =
  /\b(?:dev(?:eloper)?s?|eng(?:ineer)?s?|programmers?|admins?|analysts?|architects?|testers?|consultants?) $/
const isItem = (words: ReadWords, term: Term): boolean =>
  ITEM_BEFORE.test(textBefore(words, term)) || JOB_BEFORE.test(textBefore(words, term))
const isWeighed = (said: string): boolean => IS_WEIGHED.test(said) || ON_WHICH_SIDE.test(said)
const DENIED_BEFORE = /(?:^|[\s,;(])(?:no|not|without|excluding|except|minus) $/
const LABELED_BEFORE =
  /\b(?:must|nice|bonus|plus|pluses|optional|required|preferred|desired|skills?|stack|tools?|tech|languages?|frameworks?|needs?|(?:must|nice|good)[- ](?:to[- ])?haves?|essentials?|requirements?|mandatory)\s?: ?$/
/** "Frontend lead (react/next)". */
const IN_BRACKETS_OF_JOB =
  /\b(?:dev(?:eloper)?s?|engineers?|lead|programmers?|architects?|people|person|role|job|position)\s?\($/
/** "php dev, some react", "go and a bit of react". */
const SOME_BEFORE =
  /(?:[,;(&+]|\b(?:and|with|plus|or))\s*(?:maybe |perhaps |possibly |also |ideally )?(?:some|a (?:bit|little|touch|dash) of|a little|basic|decent) $/
/** "Java, ideally Go", but not "start: ideally Spring". */
const PREFERRED_BEFORE =
  /(?<!\b(?:start\w*|begin\w*|join\w*|availab\w*|from|date|season|term|semester)\b[^.;]{0,12})\b(?:(?:ideally|preferably) (?:with |some |also )?|bonus(?: points| pts)? (?:for|if) |points for |maybe (?:some )?|w\/ ?|(?<=\S )w |\d ?x )$/

/** Whether what stands before a word says that a name follows. */
function isAnnounced(words: ReadWords, term: Term, isCapital: boolean): boolean {
  const before = textBefore(words, term)
  if (LABELED_BEFORE.test(before) || IN_BRACKETS_OF_JOB.test(before)) return true
  if (isTypedSmall(words) && SOME_BEFORE.test(before)) return true
  return PREFERRED_BEFORE.test(before) && (isCapital || isTypedSmall(words))
}

const ENDS_ITEM = /^\s*(?:[,;.)/&+]|$|(?:and|or)\b)/
const ENDS_CLAUSE = /^\s*(?:[,;.!)]|$|(?:please|pls)\b)/

function isLanguageByWords(words: ReadWords, term: Term): boolean {
  return DEMANDED.test(words.text.lower.slice(term.end, term.end + REACH_AFTER)) || WRITES.test(textBefore(words, term))
}

/** Evidence from the spelling. */
function ownPoints(words: ReadWords, { term, word, isCapital, opensSentence, hasBefore, hasAfter }: Scene): number {
  const isName = isCapital && !opensSentence
  let points = isName ? 1 : 0
  if (isName && NAMES_IN_CAPITAL.has(word)) points += 1
  // "CANoe" is no word.
  if (
    /^[A-Z]{2,}[a-z]|^[a-z]+[A-Z]|[a-z]{2}[A-Z]/.test(words.text.clean.slice(term.start, term.end)) &&
    !/\s/.test(word)
  )
    points += 2
  if (isShouted(words, term)) points += 1
  const said = words.text.lower.slice(term.end, term.end + REACH_AFTER)
  // "React goes without saying": a name can open a sentence, too.
  if (isCapital && opensSentence && (word === 'go' || NAMES_IN_CAPITAL.has(word)) && STATED_OF_NAMES.test(said))
    points += ENOUGH
  // "Meteor is a plus", "Principle (bonus)", "triton if possible": what is weighed is meant by name.
  else if (!OFTEN_CAPITAL.has(word) && isWeighed(said))
    points += isCapital || (isTypedSmall(words) && isItem(words, term)) ? ENOUGH : 1
  // "Nice: celery": the label says that a list of names follows.
  else if (!OFTEN_CAPITAL.has(word) && isAnnounced(words, term, isCapital) && ENDS_ITEM.test(said)) points += ENOUGH
  // "… without elementor", "no flutter" at the end of a clause.
  if (!OFTEN_CAPITAL.has(word) && DENIED_BEFORE.test(textBefore(words, term)) && ENDS_CLAUSE.test(said))
    points += ENOUGH
  if (isCapital && LETTERS_OF_LANGUAGES.has(word) && isLanguageByWords(words, term)) points += ENOUGH
  if (isCapital && IS_NAMED.test(words.text.lower.slice(Math.max(0, term.start - AROUND), term.start))) points += ENOUGH
  if (isCapital && COUNTED_IN_YEARS.test(words.text.lower.slice(term.end, term.end + REACH_AFTER))) points += ENOUGH
  if (!hasBefore && !hasAfter) points += (isCapital ? 1 : 0.5) * (isWholeLine(words, term) ? 2 : 1)
  return points
}

function pointsOfWordsBeside(
  { tokens }: ReadWords,
  { term, before, after, hasBefore, hasAfter, isCapital }: Scene,
): number {
  let points = 0
  if (hasAfter && TECHNICAL_AFTER.has(after)) points += 2
  // "A snowflake data engineer", "a rails person".
  else if (
    hasAfter &&
    (PERSON_AFTER.has(after) || (FIELD_AFTER.has(after) && isHeadNoun(tokens.words[term.lastToken + 2] ?? '')))
  )
    points += 2
  if (hasAfter && /^\d/.test(after) && !/^(19|20)\d\d$/.test(after)) points += 1
  if (hasBefore && TECHNICAL_BEFORE.has(before)) points += isCapital ? 1 : 0.5
  if (hasBefore && YEARS_BEFORE.test(`${tokens.words[term.firstToken - 2] ?? ''} ${before}`)) points += 2
  return points
}

function neighborPoints(
  words: ReadWords,
  skills: readonly Term[],
  counts: readonly boolean[],
  place: number,
  gazetteer: Gazetteer,
  isCapital: boolean,
): number {
  const term = skills[place] as Term
  const isProduct = /language|framework|tool/.test(gazetteer.skills[term.place]?.kind ?? '')
  let points = 0
  for (const beside of [place - 1, place + 1]) {
    const other = skills[beside]
    if (other === undefined || other.place === term.place) continue
    const { kind, name = '' } = gazetteer.skills[other.place] ?? {}
    // "GraphQL" is a name, and evidence as a technology is.
    const isField = kind === 'domain' && !/^[A-Z][a-z]+[A-Z]/.test(name)
    const isSure = counts[beside] === true
    if (kind === 'soft' || (isField && !isSure)) continue
    const [left, right] = beside < place ? [other, term] : [term, other]
    const isAfterJob =
      isProduct && !isField && beside < place && AFTER_JOB.test(words.text.lower.slice(left.end, right.start))
    if (!isAfterJob && !isListed(words, left, right) && !isListedApart(words, left, right, gazetteer))
      points += isSure && !isField && isNear(words, left, right) ? 0.75 : 0
    else if (!isSure && vouchFor(words, left, right, gazetteer)) points += ENOUGH
    else {
      const isSmall = isTypedSmall(words)
      points += pointsInList(isSure, !isField, isCapital || isSlashed(words, left, right) || isSmall)
      // "frontend, react".
      if (isSure && isField && isSmall && /^\s*[,/&+]\s*$/.test(words.text.lower.slice(left.end, right.start)))
        points += 0.5
    }
  }
  return points
}

/**
 * "Chef or Puppet", "needs node and express": two names beside each other that could both be ordinary words are
 * names if they are things of one kind, or if a demand stands before them.
 */
function vouchFor(words: ReadWords, left: Term, right: Term, gazetteer: Gazetteer): boolean {
  const isOrdinary = (term: Term): boolean => isNoTechnology(words, sceneOf(words, term))
  const [first, second] = [gazetteer.skills[left.place], gazetteer.skills[right.place]]
  if (first === undefined || second === undefined || isOrdinary(left) || isOrdinary(right)) return false
  if (![first, second].every(({ kind }) => /language|framework|tool/.test(kind))) return false
  const isOfAKind =
    (first.kind === 'language' && second.kind === 'language') || areRelated(left.place, right.place, gazetteer)
  if (isOfAKind) return true
  const isAll =
    /(?:^|\n)\W*$/.test(words.text.lower.slice(0, left.start)) && /^\W*(?:\n|$)/.test(words.text.lower.slice(right.end))
  return isAll || DEMANDS_NEXT.test(words.text.lower.slice(Math.max(0, left.start - REACH_OF_DEMAND), left.start))
}

/** One is above the other, or both are under something narrower than a whole field. */
function areRelated(left: number, right: number, { skills, skillPlaces, ancestors, generic }: Gazetteer): boolean {
  const above = (place: number): ReadonlySet<string> => ancestors[place] ?? new Set()
  if (above(left).has(skills[right]?.slug ?? '') || above(right).has(skills[left]?.slug ?? '')) return true
  return [...above(left)].some((slug) => above(right).has(slug) && generic[skillPlaces.get(slug) ?? -1] !== 1)
}

const REACH_OF_DEMAND = 40
const DEMANDS_NEXT =
  /\b(?:needs?|requires?|knows?|knowing|masters?|able to use|(?:strong|good|experienced?|skilled|fluent|solid|fit|proficient) (?:in|with|at)|(?:experience|knowledge|skills?) (?:in|with|of)|(?:dev|developer|engineer|person|someone|somebody) (?:for|in|with)|looking for|must:) (?:both |some )?$/

/** "Elixir dev, Ruby". */
const AFTER_JOB = /^ (?:dev(?:eloper)?s?|eng(?:ineer)?s?)\s?[,/+&]\s*$/

function isListed({ text }: ReadWords, left: Term, right: Term): boolean {
  return LIST_GAP.test(text.lower.slice(left.end, right.start))
}

/** Products with names between them that the taxonomy does not know. */
function isListedApart({ text }: ReadWords, left: Term, right: Term, { skills }: Gazetteer): boolean {
  const gap = text.lower.slice(left.end, right.start)
  if (gap.length > MAX_GAP_OF_ITEMS || !OTHER_ITEMS.test(gap)) return false
  return [left, right].every(({ place }) => /language|framework|tool|platform/.test(skills[place]?.kind ?? ''))
}

const MAX_GAP_OF_ITEMS = 48
/** "Angular, Foo, TypeScript". */
const OTHER_ITEMS = /^, (?:[^\s,.;:()]+(?: [^\s,.;:()]+)?, ){1,2}(?:and |or )?$/

const BESIDE_C =
  /^\s*(?:\/|,|and\b|or\b|on\b|for\b|\()\s*(?:c\+\+|cpp|stm\s?32|esp|arm\b|rust|avr|pic\b|embedded|bare|micro|mcu|asm\b|assembl|linux kernel|misra|freertos|zephyr|yocto|rtos)/
const BEFORE_C =
  /\b(?:embedded|ansi|plain|pure|modern|strong|bare[- ]metal|c\+\+|cpp|rust|assembler|asm|stm32|firmware|yocto|buildroot|rtos|freertos|zephyr|embedded linux|kernel|drivers?)[\s,/&]*(?:and |or |in |with )?$/
const BESIDE_R = /^\s*(?:\/|,|and\b|or\b)\s*(?:python|sas\b|sql\b|stata|spss|julia|matlab|shiny|tidyverse)/
const BEFORE_R = /\b(?:python|sas|sql|stata|spss|julia|matlab)[\s,/&]*(?:and |or )?$/

/** "senior r dev". */
const WRITES_IN_IT = /^ (?:dev(?! tools?\b)|developer|programmer|coder|programming)s?\b/

/** "c background welcome". */
const KNOWN_IN_IT = /^ (?:backgrounds?|knowledge|experience|skills?)\b/

/** "firmware dev, c on stm32", "python/r": without capitals a letter is a language next to a related skill. */
function isLetterOfLanguage(words: ReadWords, { start, end, firstToken }: Term): boolean {
  if (end - start !== 1 || !isTypedSmall(words)) return false
  const { lower } = words.text
  const [after, before] = [lower.slice(end, end + 24), lower.slice(Math.max(0, start - 24), start)]
  const isLettered = LETTERED.has(words.tokens.words[firstToken - 1] ?? '')
  if (/[cr]/.test(lower.charAt(start)) && !isLettered && WRITES_IN_IT.test(after)) return true
  const isListed = ITEM_BEFORE.test(before) && !/\w ?& ?$/.test(before)
  if (/[cr]/.test(lower.charAt(start)) && isListed && (KNOWN_IN_IT.test(after) || DEMANDED.test(after))) return true
  return lower.charAt(start) === 'c'
    ? BESIDE_C.test(after) || BEFORE_C.test(before)
    : lower.charAt(start) === 'r' && (BESIDE_R.test(after) || BEFORE_R.test(before))
}

/** Where only abbreviations and the first word have capitals, a list is as much evidence as a capital would be. */
function isTypedSmall({ text }: ReadWords): boolean {
  const before = SMALL_TEXTS.get(text)
  if (before !== undefined) return before
  const isSmall = !/[^\s.!?:;•*-][ \t][A-Z][a-z]/.test(text.clean)
  SMALL_TEXTS.set(text, isSmall)
  return isSmall
}

const SMALL_TEXTS = new WeakMap<FoldedText, boolean>()

/** "kotlin/swift": a slash joins a technology only to another one. */
function isSlashed({ text }: ReadWords, left: Term, right: Term): boolean {
  return right.start - left.end <= 3 && text.lower.slice(left.end, right.start).trim() === '/'
}

function pointsInList(isSure: boolean, isTechnology: boolean, isCapital: boolean): number {
  if (!isSure) return isCapital ? 1 : 0
  if (!isTechnology) return 1
  return isCapital ? 2 : 1.5
}

/** REST, SOAP, SAS: capitalized among words that are not. */
function isShouted({ text, tokens }: ReadWords, term: Term): boolean {
  const isLoud = (start: number, end: number): boolean => /^[A-Z]{3,}$/.test(text.clean.slice(start, end))
  if (!isLoud(term.start, term.end)) return false
  const before = term.firstToken - 1
  return before >= 0 && !isLoud(tokens.starts[before] ?? 0, tokens.ends[before] ?? 0)
}

function isWholeLine({ text }: ReadWords, term: Term): boolean {
  return (
    /(?:^|[\n•.;:!?]|\s[-–=])[\s*-]*$/.test(text.lower.slice(Math.max(0, term.start - 6), term.start)) &&
    /^[ ]*(?:$|[\s]*$|[\t\n•(;|]|[.!?]+(?:\s|$)|, (?:yes|no|sure|please)\b)/.test(
      text.lower.slice(term.end, term.end + 10),
    )
  )
}

function isNear(words: ReadWords, left: Term, right: Term): boolean {
  if (right.firstToken - left.lastToken > NEAR_TOKENS) return false
  return !/[.!?]\s|\n/.test(words.text.lower.slice(left.end, right.start))
}

/** Separators between the items of a list. */
const LIST_GAP =
  /^(?: ?v?\d[\d.]*[a-z]{0,2}\+?)?(?:\s*\([^()]{1,30}\))?[\s,;/|•+&()\-:*!]*(?:(?:and|or|and\/or|plus|with|in|using|not|no|nor|without|but not?|but also|over)\b|w\/)?(?:\s*\b(?:either|some|one|two|another|(?:at least )?(?:one|two|any) of)\b)?[\s,;/|•+&()\-:]*$/

const YEARS_BEFORE = /(?:years?|yrs?|yoe) (?:of|in|with)$|(?:^|\s)\d{1,2}\+?\s?(?:y|yrs?|years?)$/

/** "R&D", "Vitamin C", "Series C", "C-level", "Section D", initials: a letter that is not a language. */
function isInitial(words: ReadWords, term: Term): boolean {
  const { tokens, text } = words
  const before = tokens.words[term.firstToken - 1] ?? ''
  const after = tokens.words[term.lastToken + 1] ?? ''
  const charBefore = text.lower.charAt(term.start - 1)
  const charAfter = text.lower.charAt(term.end)
  if (charAfter === '&' || charBefore === '&' || charAfter === "'" || charBefore === "'") return true
  if (charAfter === '-' || charBefore === '-') return true
  // "M/F/D/V" and "(f/m/d)" are kinds of applicants.
  const around = text.lower.slice(Math.max(0, term.start - 8), term.end + 8)
  if (/(?:^|[^a-z])(?:[a-z*]\s?\/\s?){2,}[a-z*](?:[^a-z+#]|$)/.test(around)) return true
  // "D = desirable" explains a letter.
  if (
    /^\s?[=:]\s?[a-z]/.test(text.lower.slice(term.end, term.end + 4)) ||
    /\w\s?=\s?$/.test(text.lower.slice(Math.max(0, term.start - 4), term.start))
  )
    return true
  if (charAfter === '.' && /[a-z]/.test(text.lower.charAt(term.end + 1))) return true
  if (charAfter === '.' && /^ [A-Z]/.test(text.clean.slice(term.end + 1, term.end + 3)) && startsSentence(words, term))
    return true
  if (/^\s*&/.test(text.lower.slice(term.end, term.end + 3)) && after === 'and')
    return tokens.words[term.lastToken + 2] === 'd'
  return LETTERED.has(before) || C_SUITE.has(after)
}

/** "go to", "swift response", "access to", "spring 2024": the ordinary word. */
function isOrdinaryUse({ word, before, after, hasBefore, hasAfter }: Scene): boolean {
  if (hasAfter && ORDINARY_AFTER.get(word)?.has(after)) return true
  return hasBefore && (ORDINARY_BEFORE.get(word)?.has(before) === true || (VERB_BEFORE.has(before) && VERBS.has(word)))
}

function startsSentence(words: ReadWords, term: Term): boolean {
  if (term.firstToken === 0) return true
  const between = words.text.lower.slice(words.tokens.ends[term.firstToken - 1] ?? 0, term.start)
  return /[.!?•\n|:]/.test(between) || /^\s*[-*]\s/.test(between)
}
