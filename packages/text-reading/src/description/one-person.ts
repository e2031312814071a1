/**
 * Whether a short text is part of one person's profile or describes a kind of people. Mistaking a description for one
 * person is the worse error, so only own work in the past tense counts as a person. Uncertain texts are searched as
 * descriptions, with the other reading offered. Duties and lists of skills are not even offered, but a list pasted
 * from a profile is found there verbatim, and so is a whole profile.
 */

import { textWords, wordsOfLongText } from '../exact-words/text-words.ts'
import type { Door, Reading } from './reading.ts'

export interface WordsOfOnePerson {
  readonly words: string[]
  /** Certain, offered, or neither unless a profile contains the text verbatim. */
  readonly certainty: 'sure' | 'offered' | 'ifCopied'
}

/** The words to look for; null where the text plainly describes a kind of people. */
export function wordsOfOnePerson(
  reading: Reading,
  text: string,
  door: Door,
  isUnread: boolean,
): WordsOfOnePerson | null {
  if (reading.language !== null) return null
  const { writtenWords = [] } = reading.criteria
  const words = textWords(door === 'skill' ? writtenWords.join(' ') : text, { isUnread })
  if (words.length === 0) return door === 'skill' ? null : wordsOfPastedProfile(reading, text)
  if (door === 'skill') {
    const { other, all } = entriesOf(reading)
    if (other < SOMETHING_ELSE * all) return null
    const isSure = isUnread || (other >= OTHER_ENTRIES && other >= all / 2 && !BESIDE_SKILLS.test(text))
    return { words, certainty: isSure ? 'sure' : 'offered' }
  }
  if (ASKS.test(text)) return null
  const isTold = describesOwnWork(text)
  const isTitled = beginsWithTitle(reading, text)
  const isKnown = remembersOne(text) && !namesTerms(reading)
  if (isUnread || isKnown || (isTold && !isTitled)) return { words, certainty: 'sure' }
  if (isTold || mayDescribeOnePerson(reading, words, text)) return { words, certainty: 'offered' }
  return isTitled || namesTerms(reading) ? null : { words, certainty: 'ifCopied' }
}

/** Profiles speak of hiring, too. Real postings ask twice as often, or more. */
const WORDS_PER_ASKING = 100

/** A longer text than a recruiter writes about one person is of one person only if it was pasted from a profile. */
function wordsOfPastedProfile({ lint }: Reading, text: string): WordsOfOnePerson | null {
  const words = wordsOfLongText(text)
  const mayBePasted =
    lint.some(({ code }) => code === 'looks-like-resume') ||
    (text.match(ASKS_ANYWHERE)?.length ?? 0) * WORDS_PER_ASKING < text.split(/\s+/).length
  return words.length > 0 && mayBePasted ? { words, certainty: 'ifCopied' } : null
}

const ASKS = new RegExp(
  [
    '\\?',
    '\\b(?:we|our|ours|you|your|yours|ur)\\b',
    '\\b(?:want|wants|wanted|need|needs (?:an?|another|some\\w*|to|help|love|people|\\d)|seek|seeks|seeking|desired|prefer\\w*|ideal\\w*|bonus|urgent\\w*|asap)\\b',
    '(?:^|[.;!\\n]\\s*)(?:required?|requirements?)\\b|\\brequirements?\\s*(?:[:\\n]|for\\b|is\\b|are\\b)',
    '\\b(?:look|hunt)(?:s|ing)? (?:out )?for\\b|\\bsearching for\\b|\\b(?:hire|hires|hiring|join|kindly|please|pls|find me|find us|send me)\\b',
    '\\b(?:must|should|would|shall|nice to have|at least|a plus|(?:has|have|had|is|are) to)\\b',
    '[-–:(]\\s?(?:required|mandatory|optional)\\b|\\b(?:primary|secondary|include|exclude|optional|mandatory|preferred)\\s?[:=]',
    '\\b(?:must|nice|required|duties|tasks|responsibilities|deliverables|scope|goal|mission|stack|points)\\s*:',
    '\\b(?:someone|somebody|anyone|anybody|nobody|(?:people|persons?|those) who|candidates?|applicants?|profiles|cvs?|vacanc\\w+|openings?|successor|same (?:again|as|please|profile)|another (?:one|hand|pair))\\b',
    '\\b(?:this|the|an?|new|open|similar|permanent|contract|remote|per) (?:role|position|job|post|hire)\\b|\\b(?:role|position|job|about the team|the team|the stack)\\s*[:\\n]',
    '\\d\\s*\\+\\s*(?:y|years?|yrs?|yoe)|/ ?(?:h|hr|hour|day)\\b|\\bday rate\\b',
  ].join('|'),
  'i',
)
const ASKS_ANYWHERE = new RegExp(ASKS, 'gi')

/** Verbs that only describe a person's past work. */
const DID =
  'achieved|administered|advised|analy[sz]ed|answered|arranged|assembled|audited|authored|brainstormed|brought|built|calculated|catalogued|cleaned|coached|collected|commissioned|completed|conducted|configured|converted|coordinated|corrected|created|debugged|defined|delivered|deployed|designated|developed|devised|diagnosed|directed|documented|drafted|drove|edited|enabled|engineered|enhanced|ensured|evaluated|examined|executed|expanded|facilitated|forecast|formulated|fulfilled|gained|gathered|generated|grew|handled|headed|hosted|identified|implemented|improved|increased|initiated|inspected|installed|instructed|introduced|investigated|launched|led|leveraged|maintained|measured|mentored|migrated|modified|monitored|moved|negotiated|operated|optimi[sz]ed|oversaw|pioneered|ported|prepared|presented|processed|produced|programmed|promoted|proposed|published|provided|ran|received|recommended|redesigned|reduced|repaired|replaced|researched|resolved|retired|reverse engineered|reviewed|rewrote|saved|scheduled|shipped|sold|solved|simplified|spearheaded|specified|streamlined|supervised|supplied|taught|tracked|transformed|translated|troubleshot|turned|upgraded|utili[sz]ed|verified|won|wrote'
/** Those that mostly describe a thing ("managed services"), unless they have an object. */
const DESCRIBES =
  'automated|centrali[sz]ed|designed|distributed|established|integrated|managed|organi[sz]ed|planned|revised|supported|tested|trained|updated|used'
const OBJECT =
  '(?:the|an?|all|its|their|his|her|my|both|every|each|several|various|multiple|numerous|over|up to|and|two|three|four|five|six|seven|eight|nine|ten|\\d)'
const WITH_PREPOSITION =
  '(?:worked|assisted|participated|collaborated|contributed|responded|interacted|interfaced|liaised|served|acted|specialized|communicated) (?:as|at|closely|directly|extensively|for|in|on|the|to|with|within)'
/** After these, what looks like a past tense is a participle: "led by", "built for scale". */
const PARTICIPLE = '(?!(?:as|at|by|for|from|here|in|out|to|well|with)\\b)'
const OWN_WORK = `(?:${DID}),?\\s+${PARTICIPLE}|(?:${DESCRIBES})\\s+${OBJECT}\\b|${WITH_PREPOSITION}\\b`
const ADVERB = '(?:(?:also|successfully|then|later|first|mostly|independently|personally|once) )?'
const TOLD = new RegExp(`\\b${ADVERB}(?:${OWN_WORK})([^.;!•*\\n]*)`, 'gi')
const SENTENCE_BEGINS = /(?:^|[.;!•*\n])\s*(?:-\s*)?$/
const I_DID = new RegExp(
  `\\bI(?:[’']ve| have)? ${ADVERB}(?:(?:${DID}|${DESCRIBES}|worked|started|founded|joined|spent|helped|served|assisted)\\b|was responsible for\\b|am (?:an?|the) [^.]{0,60}\\bwho (?:${DID})\\b)`,
)
/** The least number of words about own work in a sentence; fewer are a recruiter's phrase: "Wrote operators." */
const WORDS_TOLD = 5

function describesOwnWork(text: string): boolean {
  if (I_DID.test(text)) return true
  return [...text.matchAll(TOLD)].some(({ index, 0: told, 1: rest = '' }) => {
    const words = rest.split(/[\s,]+/).filter((word) => word !== '')
    return words.length >= WORDS_TOLD && beginsAt(text, index, told)
  })
}

/** "The Kotlin dev from Porto who built a payments gateway": the one who did it, not one who could. */
const REMEMBERED = new RegExp(
  `(?:^|[.;!\\n]\\s*)(?:the|that)((?: [^\\s.;!,]+){1,9}),? who (?:also |once |then |later )?(?:${DID}|${DESCRIBES}|worked|helped|was responsible for|did)\\s+([^.;!\\n]*)`,
  'gi',
)
/** Several people, or a company, and one who is to be replaced. */
const OTHER_THAN_ONE =
  /\b(?:\p{L}+s|team|squad|crew|group|staff|people|company|firm|agency|start-?up|vendor|client|customer) (?:(?:at|from|in|of|with) \S+(?: \S+)? )?$/iu
const IS_REPLACED =
  /\b(?:left|leaves|leaving|retire[sd]?|retiring|resigned|quit|quits|moved on|backfill|replace\w*|take over|takes over|succeed)\b/i
const WORDS_REMEMBERED = 3

function remembersOne(text: string): boolean {
  if (IS_REPLACED.test(text)) return false
  return [...text.matchAll(REMEMBERED)].some(({ 1: named = '', 2: rest = '' }) => {
    const words = rest.split(/[\s,]+/).filter((word) => word !== '')
    return words.length >= WORDS_REMEMBERED && !OTHER_THAN_ONE.test(`${named} `)
  })
}

/** A text that has lost its lines shows a new one by a capital letter in the middle of a sentence. */
function beginsAt(text: string, index: number, told: string): boolean {
  const before = text.slice(0, index)
  return SENTENCE_BEGINS.test(before) || (/\p{Ll}\s$/u.test(before) && /^\p{Lu}\p{Ll}+,? \p{Ll}/u.test(told))
}

/** Requests for a title begin with it. */
const WORDS_BEFORE = 4

function beginsWithTitle({ spans }: Reading, text: string): boolean {
  return spans.some(({ target, start }) => {
    const before = text.slice(0, start)
    if (target !== 'title' && target !== 'seniority') return false
    return !/[,;:•.\n]/.test(before) && before.split(/\s+/).length <= WORDS_BEFORE + 1
  })
}

const LIMITS: readonly string[] = [
  'title',
  'seniority',
  'years',
  'rate',
  'notice',
  'startBy',
  'overlap',
  'language',
  'country',
  'engagement',
]
/** Only employers write these. */
const TERMS: readonly string[] = ['years', 'rate', 'notice', 'startBy', 'overlap', 'engagement']

const namesTerms = ({ spans }: Reading): boolean => spans.some(({ target }) => TERMS.includes(target))

/** A description is mostly skills; if two fifths are something else, it may be one person's text. */
const SOMETHING_ELSE = 0.4
/** A recruiter names one or two fields besides the skills. */
const OTHER_ENTRIES = 3

function mayDescribeOnePerson({ criteria, spans, lint }: Reading, words: readonly string[], text: string): boolean {
  if (lint.some(({ code }) => code === 'looks-like-resume') || criteria.unwantedSkills.length > 0) return false
  if (spans.some(({ target }) => LIMITS.includes(target)) || COMMANDS.test(text)) return false
  const known = spans.filter(({ skill, target }) => skill !== null && target !== 'keyword')
  const read = new Set(known.flatMap(({ text: said }) => textWords(said, { isUnread: true })))
  return words.filter((word) => !read.has(word)).length >= SOMETHING_ELSE * words.length
}

/** Duties: what is to be done. */
const COMMANDS =
  /(?:^|[.;!•*\n]\s*)(?:analy[sz]e|apply|assist|automate|build|collaborate|conduct|configure|coordinate|create|cut|define|deliver|deploy|design|determine|develop|direct|document|drive|ensure|evaluate|help|identify|implement|improve|install|lead|maintain|manage|migrate|modify|monitor|move|operate|own|participate|perform|plan|prepare|provide|recommend|review|run|set up|support|test|train|troubleshoot|update|use|work|write)\s|\b(?:experience|knowledge|understanding|skills|ability|background|expert|familiar|passion\w*|degree)\b/i

/** What a list of requested skills holds besides them. */
const BESIDE_SKILLS =
  /\b(?:years?|yrs?|senior|junior|mid|remote|onsite|certified|fluent|speaking|native|good|strong|clean|team|starter|player|mind(?:ed)?|communicat\w*|experience|knowledge|must|nice|asap)\b/i

function entriesOf({ criteria, notUnderstood }: Reading): { other: number; all: number } {
  const { mustHave, niceToHave, keywords = [] } = criteria
  const other = notUnderstood.length + keywords.length
  return { other, all: other + mustHave.length + niceToHave.length }
}
