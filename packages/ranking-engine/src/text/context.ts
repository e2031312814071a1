import type { ReadWords, Term } from './find-terms.ts'
import type { Gazetteer } from './gazetteer.ts'
import { GAP } from './tokenise.ts'

/** An ordinary word counts as a skill from this many points of evidence around it. */
const ENOUGH = 2
const NEAR_TOKENS = 12

/**
 * Keeps of the ambiguous words (Go, R, Chef, Spring) those whose surroundings are technical: a list of technologies,
 * "language" or "developer" after it, a version, a capital where grammar asks for none.
 */
export function judgeContext(
  words: ReadWords,
  skills: readonly Term[],
  gazetteer: Gazetteer,
  accepts?: (term: Term) => boolean,
): Term[] {
  const counts = skills.map((term) => !term.isAmbiguous)
  skills.forEach((term, place) => {
    if (counts[place]) return
    if (accepts?.(term) || pointsFor(words, skills, counts, place, gazetteer) >= ENOUGH) counts[place] = true
  })
  // A second look: a word accepted above may vouch for its neighbour to the left.
  for (let place = skills.length - 1; place >= 0; place -= 1) {
    if (!counts[place] && pointsFor(words, skills, counts, place, gazetteer) >= ENOUGH) counts[place] = true
  }
  return skills.filter((_, place) => counts[place])
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
  const { tokens, text } = words
  const before = tokens.words[term.firstToken - 1] ?? ''
  const after = tokens.words[term.lastToken + 1] ?? ''
  const gapBefore = term.firstToken === 0 ? GAP.hard : (tokens.gaps[term.firstToken - 1] ?? GAP.hard)
  const gapAfter = tokens.gaps[term.lastToken] ?? GAP.hard
  const written = text.clean.slice(term.start, term.end)
  const isLetter = term.end - term.start === 1
  const isCapital = written.charAt(0) !== text.lower.charAt(term.start)
  if (isLetter && (!isCapital || isInitial(words, term))) return 0
  const mayBeOrdinary =
    !isCapital || startsSentence(words, term) || OFTEN_CAPITAL.has(words.text.lower.slice(term.start, term.end))
  if (mayBeOrdinary && isOrdinaryUse(words, term, before, after, gapBefore, gapAfter)) return 0
  let points = 0
  if (isCapital && !startsSentence(words, term)) points += 1
  if (isShouted(words, term)) points += 1
  if (isCapital && !startsSentence(words, term) && NAMES_IN_CAPITAL.has(words.text.lower.slice(term.start, term.end))) points += 1
  if (!(gapAfter & GAP.hard) && TECHNICAL_AFTER.has(after)) points += 2
  if (!(gapAfter & GAP.hard) && /^\d/.test(after) && !/^(19|20)\d\d$/.test(after)) points += 1
  if (!(gapBefore & GAP.hard) && TECHNICAL_BEFORE.has(before)) points += isCapital ? 1 : 0.5
  if (!(gapBefore & GAP.hard) && YEARS_BEFORE.test(`${tokens.words[term.firstToken - 2] ?? ''} ${before}`)) points += 2
  if (gapBefore & GAP.hard && gapAfter & GAP.hard) points += (isCapital ? 1 : 0.5) * (isWholeLine(words, term) ? 2 : 1)
  return points + neighbourPoints(words, skills, counts, place, gazetteer, isCapital)
}

function neighbourPoints(
  words: ReadWords,
  skills: readonly Term[],
  counts: readonly boolean[],
  place: number,
  gazetteer: Gazetteer,
  isCapital: boolean,
): number {
  const term = skills[place] as Term
  let points = 0
  for (const step of [-1, 1]) {
    const other = skills[place + step]
    if (other === undefined || other.place === term.place) continue
    const kind = gazetteer.skills[other.place]?.kind
    if (kind === 'soft' || (kind === 'domain' && !counts[place + step])) continue
    const [left, right] = step < 0 ? [other, term] : [term, other]
    const between = words.text.lower.slice(left.end, right.start)
    const isTechnical = kind !== 'domain'
    if (LIST_GAP.test(between)) {
      if (counts[place + step]) points += isTechnical ? (isCapital ? 2 : 1.5) : 1
      else if (isCapital) points += 1
    } else if (counts[place + step] && isTechnical && isNear(words, left, right)) points += 0.75
  }
  return points
}

/** REST, SOAP, SAS: in capitals where the words beside are not. */
function isShouted({ text, tokens }: ReadWords, term: Term): boolean {
  const isLoud = (start: number, end: number): boolean => /^[A-Z]{3,}$/.test(text.clean.slice(start, end))
  if (!isLoud(term.start, term.end)) return false
  const before = term.firstToken - 1
  return before >= 0 && !isLoud(tokens.starts[before] ?? 0, tokens.ends[before] ?? 0)
}

function isWholeLine({ text }: ReadWords, term: Term): boolean {
  return (
    /(?:^|[\n•.;])[\s*-]*$/.test(text.lower.slice(Math.max(0, term.start - 6), term.start)) &&
    /^\s*(?:$|[\n•(;]|\.(?:\s|$))/.test(text.lower.slice(term.end, term.end + 6))
  )
}

function isNear(words: ReadWords, left: Term, right: Term): boolean {
  if (right.firstToken - left.lastToken > NEAR_TOKENS) return false
  return !/[.!?]\s|\n/.test(words.text.lower.slice(left.end, right.start))
}

/** Words that a writer would hardly begin with a capital for another reason. */
const NAMES_IN_CAPITAL = new Set(
  'windows excel outlook oracle slack photoshop illustrator indesign lightroom dropbox asana confluence bamboo sentry snowflake redshift fargate cognito zoom cypress flutter unity swift ruby rust julia ansible puppet spark kafka hive vault helm terraform angular react'.split(
    ' ',
  ),
)

const OFTEN_CAPITAL = new Set(
  'office project director teams access foundation core front word outlook windows'.split(' '),
)

/** What may stand between two items of a list. */
const LIST_GAP =
  /^(?: ?v?\d[\d.]*[a-z]{0,2}\+?)?[\s,;/|•+&()\-:]*(?:(?:and|or|and\/or|plus|with|in|using)\b)?[\s,;/|•+&()\-:]*$/

const TECHNICAL_AFTER = new Set(
  'language languages programming programmer programmers developer developers dev devs engineer engineers framework frameworks library libraries code codebase codebases coding microservice microservices microsoft backend services api apis scripting scripts lang database databases db server servers cluster clusters runtime ecosystem stack application applications app apps pipelines pipeline certified certification tooling tools tool script module modules expert expertise knowledge skills experience jobs job projects'.split(
    ' ',
  ),
)
const TECHNICAL_BEFORE = new Set(
  'in with than did done doing some any solid good using use used uses no not without non of know knows know: language languages framework frameworks like experience experienced proficient expert knowledge knowledgeable skills skilled strong advanced programming written e.g eg as via apache microsoft ms adobe google hashicorp amazon aws azure ibm atlassian modern or and tools tool including include into learn love write writing'.split(
    ' ',
  ),
)
const YEARS_BEFORE = /(?:years?|yrs?|yoe) (?:of|in|with)$/

/** "R&D", "Vitamin C", "Series C", "C-level", "Section D", initials: a letter that is no language. */
function isInitial(words: ReadWords, term: Term): boolean {
  const { tokens, text } = words
  const before = tokens.words[term.firstToken - 1] ?? ''
  const after = tokens.words[term.lastToken + 1] ?? ''
  const charBefore = text.lower.charAt(term.start - 1)
  const charAfter = text.lower.charAt(term.end)
  if (charAfter === '&' || charBefore === '&' || charAfter === "'" || charBefore === "'") return true
  if (charAfter === '-' || charBefore === '-') return true
  if (charAfter === '.' && /[a-z]/.test(text.lower.charAt(term.end + 1))) return true
  if (charAfter === '.' && /^ [A-Z]/.test(text.clean.slice(term.end + 1, term.end + 3)) && startsSentence(words, term))
    return true
  if (/^\s*&/.test(text.lower.slice(term.end, term.end + 3)) && after === 'and')
    return tokens.words[term.lastToken + 2] === 'd'
  return LETTERED.has(before) || C_SUITE.has(after)
}

const LETTERED = new Set(
  'series vitamin section class grade appendix schedule type category part plan hepatitis exhibit figure table option level round group annex'.split(
    ' ',
  ),
)
const C_SUITE = new Set('level suite levels class'.split(' '))

/** "go to", "swift response", "access to", "spring 2024": the ordinary word. */
function isOrdinaryUse(
  words: ReadWords,
  term: Term,
  before: string,
  after: string,
  gapBefore: number,
  gapAfter: number,
): boolean {
  const word = words.text.lower.slice(term.start, term.end)
  if (!(gapAfter & GAP.hard) && ORDINARY_AFTER.get(word)?.has(after)) return true
  if (!(gapBefore & GAP.hard) && ORDINARY_BEFORE.get(word)?.has(before)) return true
  return !(gapBefore & GAP.hard) && VERB_BEFORE.has(before) && VERBS.has(word)
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const VERB_BEFORE = set('to will can we you they should would must might may who lets ll not')
const VERBS = set('go excel access express make react rest move play spark dash less processing drill')
const ORDINARY_AFTER: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'go',
    set(
      'to beyond live above further through ahead the deep with home for on out a into getter getters back over wrong market down',
    ),
  ],
  ['swift', set('and response action decision learner resolution delivery')],
  ['rest', set('of assured easy the day')],
  ['access', set('to control controls management rights the and for our a point points layer network violations all')],
  ['excel', set('in at as under within beyond when')],
  [
    'spring',
    set(
      '2010 2011 2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 semester break term of season and summer',
    ),
  ],
  ['express', set('themselves yourself ideas interest concepts complex your themself thoughts an written')],
  ['less', set('than experience experienced')],
  ['spark', set('joy interest your curiosity a new innovation')],
  ['word', set('of processing for in by')],
  ['outlook', set('on for and')],
  ['teams', set('of and in to across that who with are on is at as from by globally for within or')],
  ['slack', set('time')],
  ['basic', set('knowledge understanding skills troubleshooting computer')],
  ['make', set('sure a the an your decisions it')],
  ['scratch', set('cooking')],
  ['processing', set('of')],
  [
    'office',
    set(
      'hours manager management space and location is in based equipment administration supplies of staff environment setting located days work at procedures assistant clerk 365x',
    ),
  ],
  ['windows', set('of and')],
  [
    'project',
    set(
      'management manager managers based work team teams and is to from in with for of plans planning lifecycle coordination coordinator scope delivery leader lead leadership experience documentation requirements goals objectives',
    ),
  ],
  ['director', set('of and for')],
  ['lean', set('on in team')],
  ['linear', set('regression algebra programming models model and')],
  ['flow', set('of chart charts diagrams')],
  ['segment', set('of')],
  ['compass', set('group')],
  ['connect', set('with to the people and')],
  ['lead', set('to')],
  ['chef', set('de')],
  ['native', set('speaker english apps mobile and app')],
  ['core', set('values competencies hours business team products responsibilities skills')],
  ['front', set('end office desk of')],
  ['edge', set('cases case of technology')],
  ['oracle', set('of')],
  ['material', set('handling management and')],
  ['foundation', set('of for in')],
  ['sense', set('of')],
])
const ORDINARY_BEFORE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['rest', set('the')],
  ['access', set('have has full provide remote user have gain internet easy direct to')],
  ['word', set('the every')],
  [
    'teams',
    set(
      'our of across functional development engineering other product agile distributed cross multiple in small global project support business work with lead the these internal sales ing leading',
    ),
  ],
  ['office', set('the our in head front an back home main post medical corporate remote from law')],
  ['project', set('a the this each of per every new research')],
  ['scratch', set('from')],
  ['spark', set('the a')],
  ['go', set('to we on let s ready and')],
  ['excel', set('to will can and')],
  ['flow', set('cash work data the')],
  ['director', set('the managing art')],
  ['foundation', set('a the solid strong')],
  ['outlook', set('positive a an the')],
  ['material', set('training the')],
  ['basic', set('some the')],
  ['drive', set('to and')],
  ['edge', set('cutting leading the')],
  ['lean', set('to')],
  ['core', set('the our your')],
  ['sense', set('a common good strong makes make')],
  ['notion', set('the a')],
  ['unity', set('of')],
])

function startsSentence(words: ReadWords, term: Term): boolean {
  if (term.firstToken === 0) return true
  const between = words.text.lower.slice(words.tokens.ends[term.firstToken - 1] ?? 0, term.start)
  return /[.!?•\n|:]/.test(between) || /^\s*[-*]\s/.test(between)
}
