import type { Seniority } from '@assay/ranking-engine/candidate/candidate-profile'
import type { ReadWords, Term } from '../../text/find-terms.ts'
import { type Gazetteer, isUnbroken } from '../../text/gazetteer.ts'
import { isHeadNoun, titleIndexOf, titleWords } from '../../text/title-names.ts'
import { GAP } from '../../text/tokenize.ts'
import { isBoilerplate, type Statement } from '../statements/index.ts'

export interface TitleReading {
  title: string | null
  slug: string | null
  seniority: Seniority
  start: number
  end: number
  seniorityStart: number
  seniorityEnd: number
}

interface Candidate {
  slug: string | null
  name: string
  start: number
  end: number
  points: number
}

const ANNOUNCES =
  /\b(?:looking (?:for|to (?:hire|recruit|add|fill))|seek(?:s|ing)?|search(?:es)? for|searching for|search for|hiring|recruiting|in need of|could you be|meet our|want to hire|we need|need|join (?:us|our team|our \w+ team|the team|our \w+)?\s*as|as|role of|position of|position as|role as|role:|position:|title:|job:|vacancy:|hire|opening for|openings for|opportunity for|opportunity as|call for|we want|you are|you're|find(?: me)?|are you|become|to recruit|work as|employ|appoint(?:ment as)?)\s*(?:for\s+)?(?:an?other|one more|an?|our(?: next)?|the|two|three|four|five|six|several|multiple|some|\d{1,2}x?|(?:an?\s+)?(?:additional|new|experienced|talented|passionate|skilled|motivated|dedicated|great|strong|highly \w+|freelance|remote|full-time|part-time|dynamic|ambitious|enthusiastic|creative|driven|competent|seasoned|hands-on|exceptional|qualified|proactive)(?:\s+and\s+\w+)?)?[\s,]*(?:[\w&/]+[\s,-]+){0,4}$/

/** Finds the offered job. The heading counts most, then titles that the text seeks, then repeated ones. */
export function readTitle(
  words: ReadWords,
  statements: readonly Statement[],
  gazetteer: Gazetteer,
): TitleReading | null {
  const candidates: Candidate[] = []
  const opensWithTitle = statements.some(
    ({ line, section, titles, start, end }) =>
      line === 0 && section !== 'title' && titles.length > 0 && end - start <= MAX_HEADING_LENGTH,
  )
  let isAsked = false
  for (const statement of statements) {
    if (isBoilerplate(statement.section) && statement.section !== 'about') continue
    // "We need Java. Nice to have: scrum master experience" looks for no scrum master.
    if (statement.section === 'nice' && isAsked) continue
    isAsked ||= statement.section !== 'nice' && statement.skills.length + statement.titles.length > 0
    for (const term of statement.titles) {
      const candidate = candidateOf(words, statement, term, gazetteer, opensWithTitle)
      if (candidate !== null) candidates.push(candidate)
    }
    candidates.push(...unknownTitles(words, statement, gazetteer))
  }
  candidates.push(...peopleOfTechnology(words, statements, gazetteer), ...openingFields(words, statements, gazetteer))
  candidates.push(...developersOf(words, statements, gazetteer))
  const heading = headingTitle(words, statements, gazetteer)
  if (heading !== null) candidates.push(heading)
  const spelled = candidates.filter(({ start, end, points }) => end - start > ABBREVIATION_LENGTH && points >= ENOUGH)
  const best = strongest(spelled.length > 0 ? spelled : candidates)
  if (best === null) return null
  const rank = rankOf(words, best, candidates)
  const slug = refined(words, statements, best, gazetteer) ?? best.slug
  const known = slug === null ? undefined : gazetteer.titles.find((title) => title.slug === slug)
  const seniority = rank?.seniority ?? ((known?.seniority ?? 'none') as Seniority)
  return {
    title: known?.name ?? best.name,
    slug,
    seniority,
    start: best.start,
    end: best.end,
    seniorityStart: rank?.start ?? best.start,
    seniorityEnd: rank?.end ?? best.start,
  }
}

/** The first of these names, each in words, that is exactly one of a title. */
function firstTitle(
  names: readonly (readonly string[])[],
  { titleNames, titles }: Gazetteer,
): Gazetteer['titles'][number] | undefined {
  return names.map((name) => titles[titleIndexOf(titleNames, name, true)]).find((title) => title !== undefined)
}

const TECHNOLOGY_AFTER = /^\s*(?:\(|-|,|\||)\s*$/
const TECHNOLOGY_WITH =
  /^\s*(?:who (?:knows|has|writes)|with|in|for|experienced in|skilled in|fluent in)\s+(?:\w+ ){0,2}$/

const MAX_FIELD_LENGTH = 40
const PLAIN_TITLE = 'software-engineer'
/** "Developer - Frontend", "Analyst (Business)". */
const FIELD_AFTER = /^(?: (?:i{1,3}|iv|[1-4]|l[1-6]))?\s*[-–(,|]\s*([a-z]+(?:[ -][a-z]+)?)(?=\s*(?:$|[\n,|()–-]))/

/** Who writes software, by whichever word; "SRE with Go" and "CTO with Java" name other work. */
const BUILDS = /^(?:dev(?:eloper)?|engineer|programmer|coder|freelancer|contractor)s?$/

/** "Engineer (Java)", "a developer with solid Delphi": what follows makes a plain title a narrower one. */
function refined(
  words: ReadWords,
  statements: readonly Statement[],
  { slug, start, end }: Candidate,
  gazetteer: Gazetteer,
): string | null {
  const spelled = words.text.lower.slice(start, end)
  // "Software Engineer" is as plain as "engineer".
  const own = slug === PLAIN_TITLE ? (spelled.split(/\s/).at(-1) ?? spelled) : spelled
  if (slug === null || /\s/.test(own)) return null
  const named = (spoken: readonly string[], heads: readonly string[]): string | null => {
    const names = heads.map((head) => [...spoken, head])
    return firstTitle(names, gazetteer)?.slug ?? null
  }
  const [, field] = FIELD_AFTER.exec(words.text.lower.slice(end, end + MAX_FIELD_LENGTH)) ?? []
  const ofField = field === undefined || !isHeadNoun(own) ? null : named(field.split(/[ -]/), [own])
  const home = statements.find((statement) => statement.start <= start && statement.end >= end)
  const next = home?.skills.find((term) => term.start >= end)
  const isOfTechnology = next !== undefined && gazetteer.skills[next.place]?.kind !== 'domain'
  const isWhole = slug === PLAIN_TITLE && own !== spelled
  if (ofField !== null && !(isWhole && isOfTechnology)) return ofField
  if (next === undefined) return null
  const gap = words.text.lower.slice(end, next.start)
  if (!(TECHNOLOGY_AFTER.test(gap) || TECHNOLOGY_WITH.test(gap))) return null
  if (!/language|framework|tool/.test(gazetteer.skills[next.place]?.kind ?? '')) return null
  const spoken = words.tokens.words.slice(next.firstToken, next.lastToken + 1)
  const narrower = named(spoken, BUILDS.test(own) ? ['developer', 'engineer', own] : [own])
  return isWhole && narrower !== null && !isDevelopment(narrower) ? null : narrower
}

/** A software engineer with React is a React developer; one with AWS, Kafka or SQL stays a software engineer. */
const isDevelopment = (title: string): boolean => title.endsWith('-developer') && !/^(?:sql|data|database)-/.test(title)

const PEOPLE =
  /^(?:[\s-](?:native |js )?)(?:people|ppl|persons?|folks?|guys?|gals?|devs?|talents?|experts?|specialists?|lead|wizards?|resources?|contractors?|freelancers?|profiles?)\b/
const POINTS_OF_PEOPLE = 4
/** "Angular 15+ developer", "Java 17/21 dev": a version between a technology and its people. */
const VERSIONED = /^\s?v?\d[\d./x]*\+?\s(?:developers?|devs?|engineers?|programmers?|coders?)\b/
/** "Team lead PHP": who leads developers of a technology, where a text opens with it. */
const LEADS_TEAM = /^\W*(?:(?:senior|sr\.?) )?team[ -]?lead(?:er)?(?:\s?[:,(/-]\s?|\s(?:for )?)$/
const POINTS_OF_SPELLED = 9

/** "Two React people", "a strong Java lead": people of a technology have its title. */
function peopleOfTechnology(
  { text, tokens }: ReadWords,
  statements: readonly Statement[],
  gazetteer: Gazetteer,
): Candidate[] {
  const found: Candidate[] = []
  for (const { skills, start, end, line } of statements) {
    if (line > 2) break
    found.push(...personsOfTrade(text.lower.slice(start, end), start, gazetteer))
    for (const term of skills) {
      const people = PEOPLE.exec(text.lower.slice(term.end, Math.min(end, term.end + 24)))
      const before = text.lower.slice(Math.max(start, term.start - 110), term.start)
      const isDenied =
        /\b(?:no|not|without|n't|had|used to (?:have|be)|previous|previously|former|predecessor)\b[^,;.]*$/.test(before)
      if (people === null || isDenied || gazetteer.technical[term.place] !== 1) continue
      if (MAY_APPLY_TOO.test(text.lower.slice(term.end + people[0].length, end))) continue
      const spoken = tokens.words.slice(term.firstToken, term.lastToken + 1)
      const title = gazetteer.titles[titleIndexOf(gazetteer.titleNames, [...spoken, 'developer'], true)]
      if (title === undefined) continue
      const stop = term.end + people[0].length
      found.push({ slug: title.slug, name: title.name, start: term.start, end: stop, points: POINTS_OF_PEOPLE })
    }
  }
  return found
}

/** "Angular 15+ developer", "team lead PHP": a technology names the job across a version or behind the rank. */
function developersOf(
  { text, tokens }: ReadWords,
  [first]: readonly Statement[],
  { titles, titleNames, skills }: Gazetteer,
): Candidate[] {
  const term = first?.skills.find(({ place }) => /language|framework|platform|tool/.test(skills[place]?.kind ?? ''))
  if (first === undefined || term === undefined) return []
  const opening = text.lower.slice(first.start, term.start)
  // The name of a skill may hold its version: "Angular 15+".
  const named = text.lower.slice(term.start).split(/\s?v?\d/)[0] ?? ''
  const versioned = VERSIONED.exec(text.lower.slice(term.start + named.length, first.end))
  const isVersioned = versioned !== null && term.start + named.length <= term.end && /^[^.,;:]{0,24}$/.test(opening)
  if (!isVersioned && !LEADS_TEAM.test(opening)) return []
  const spoken = tokens.words.slice(term.firstToken, term.lastToken + 1).filter((word) => !/^v?\d/.test(word))
  const title = titles[titleIndexOf(titleNames, [...spoken, 'developer'], true)]
  if (title === undefined) return []
  const start = isVersioned ? term.start : first.start
  const end = isVersioned ? term.start + named.length + versioned[0].length : term.end
  return [{ slug: title.slug, name: title.name, start, end, points: POINTS_OF_SPELLED }]
}

const PERSON_OF_TRADE =
  /\b(?:an?|the|our|one|another|some|good|strong|solid|senior|junior|basically|first|second|next|new|looking for|need|want)\s+((?:[a-z+#.-]+ )?[a-z+#.-]+)\s+(?:person|people|folks?|guys?|gals?|humans?|hires?)\b/g
const TRADES = ['engineer', 'developer', 'analyst']
/** "A variety of people", "an interview with human resources": no trade. */
const NO_TRADE = /^(?:of|with|for|to|in|by|and|or|as|at|from|on|about|between|than|like)$/

/** "A platform person", "our first security hire": the trade is in the word before. */
function personsOfTrade(text: string, offset: number, gazetteer: Gazetteer): Candidate[] {
  const found: Candidate[] = []
  for (const match of text.matchAll(PERSON_OF_TRADE)) {
    if (/\b(?:no|not|without|had|used to (?:have|be))\b[^,;.]*$|n't [^,;.]*$/.test(text.slice(0, match.index))) continue
    const spoken = (match[1] ?? '').split(' ')
    if (NO_TRADE.test(spoken.at(-1) ?? '')) continue
    const names = [spoken, spoken.slice(-1)].flatMap((words) => TRADES.map((trade) => [...words, trade]))
    const title = firstTitle(names, gazetteer)
    if (title === undefined) continue
    const start = offset + match.index
    found.push({ slug: title.slug, name: title.name, start, end: start + match[0].length, points: POINTS_OF_PEOPLE })
  }
  return found
}

const PERSON_OF_FIELD: ReadonlyMap<string, readonly string[]> = new Map([
  ['development', ['developer', 'engineer']],
  ['engineering', ['engineer']],
  ['architecture', ['architect']],
  ['administration', ['administrator']],
  ['reliability', ['reliability engineer']],
  ['testing', ['tester', 'engineer']],
  ['analysis', ['analyst']],
  ['management', ['manager']],
])
const LENGTH_OF_SEARCH = 140
/** The first item of a search, or a search of this alone. */
const OPENS_WITH_FIELD = new RegExp(
  `^\\W*((?:[a-z+#.-]+ ){1,2})(${[...PERSON_OF_FIELD.keys()].join('|')})(?=\\s*(?:,|$| in [a-z]+\\s*(?:,|$)))`,
)

/** "Mobile development, Kotlin, Porto": who searches by a field of work looks for the people who do it. */
function openingFields({ text }: ReadWords, [opening]: readonly Statement[], gazetteer: Gazetteer): Candidate[] {
  if (opening === undefined || text.lower.trim().length > LENGTH_OF_SEARCH) return []
  const match = OPENS_WITH_FIELD.exec(text.lower.slice(opening.start, opening.end))
  if (match === null) return []
  const [said, field = '', work = ''] = match
  const spoken = field.trim().split(' ')
  const names = (PERSON_OF_FIELD.get(work) ?? []).map((person) => [...spoken, ...person.split(' ')])
  const title = firstTitle(names, gazetteer)
  if (title === undefined) return []
  const { slug, name } = title
  return [{ slug, name, start: opening.start, end: opening.start + said.length, points: POINTS_OF_PEOPLE }]
}

/** A job that the text says it seeks is the offered one, by whichever name. */
const ANNOUNCED = 4

/** The seniority next to the most important mention of the title, or else next to another mention. */
function rankOf(
  words: ReadWords,
  best: Candidate,
  candidates: readonly Candidate[],
): ReturnType<typeof seniorityAround> {
  const own = seniorityAround(words, best.start, best.end)
  if (own !== null || best.slug === null) return own
  for (const candidate of candidates) {
    const isMeant = candidate.slug === best.slug ? candidate.points >= 2 : candidate.points >= ANNOUNCED
    const rank = isMeant ? seniorityAround(words, candidate.start, candidate.end) : null
    if (rank !== null) return rank
  }
  return null
}

/** "The CTO wants a Java developer": who looks for someone is not who is looked for. */
const LOOKS_FOR =
  /^(?: (?:is|are|at|of|from|in|here|now|currently|urgently|also|\w+)){0,4}? (?:needs?|wants?|looks? for|looking for|seeks?|seeking|hires?|hiring|searching for|(?:has )?asked (?:me|us|for)|requested) (?:to (?:hire|find|add|get) |for )?(?:an?|another|one|two|three|four|some|more|\d{1,2})\b/

/** The job of who writes, or of whose need the text tells. */
function isOfSeeker(
  { text }: ReadWords,
  statement: Statement,
  { start, end }: Omit<Candidate, 'name' | 'points'>,
): boolean {
  const before = text.lower.slice(Math.max(0, start - 110), start)
  const after = text.lower.slice(end, statement.end)
  if (LOOKS_FOR.test(after) && statement.titles.some((title) => title.start > end)) return true
  if (/\b(?:replac\w+|successor)\b/.test(before)) return false
  return isOfWriter(text.lower.slice(statement.start, start), after)
}

function candidateOf(
  words: ReadWords,
  statement: Statement,
  term: Term,
  gazetteer: Gazetteer,
  opensWithTitle: boolean,
): Candidate | null {
  const { lower, clean } = words.text
  if (isOtherTrade(words, term) || /^-(?:level|grade|type|like)\b/.test(words.text.lower.slice(term.end))) return null
  // "AWS Certified Solutions Architect is a plus" names a certificate.
  const isOfCertificate = ({ start, end }: Term): boolean => start > 0 && start < term.start && end >= term.end
  if (statement.skills.some(isOfCertificate)) return null
  // "1 PM - 10 PM" are hours.
  if (term.end - term.start <= ABBREVIATION_LENGTH && /\d\s?$/.test(lower.slice(0, term.start))) return null
  const wide = widened(words, term, gazetteer)
  const before = lower.slice(Math.max(statement.start, term.start - 110), wide.start)
  if (isDenied(before, lower.slice(wide.end, wide.end + 12))) return null
  if (isOfSeeker(words, statement, wide)) return null
  const isShort = statement.end - statement.start <= 90
  let points = term.start <= OPENING_LENGTH || statement.line <= 2 ? 1 : INSIDE
  const isOfOthers =
    (PLURAL.test(lower.slice(wide.start, wide.end)) && THEY_HAVE.test(lower.slice(wide.end))) ||
    OTHERS.test(before) ||
    OF_TEAM.test(before) ||
    (OURS.test(before) && THEY_DO.test(lower.slice(wide.end)))
  if (statement.line === 0 && isShort && !isOfOthers && startsStatement(before)) points += 6
  else if (statement.line <= 2 && isShort && !isOfOthers && startsStatement(before)) points += 3
  if (statement.section === 'title') points += opensWithTitle ? 2 : 6
  else if (statement.line > 2 && !isOfOthers && isAlone(lower, statement, wide)) points += 5
  if (ANNOUNCES.test(before)) points += 4
  else if (statement.line === 0) points += 1
  if (statement.section === 'tasks' || statement.section === 'must') points -= 0.5
  if (statement.section === 'about') points -= 1.5
  if (isOfOthers || MAY_APPLY_TOO.test(lower.slice(wide.end, statement.end))) points -= 2
  if (wide.end - wide.start > term.end - term.start) points += 0.3
  if (/^[A-Z]/.test(clean.slice(term.start, term.start + 1))) points += 0.4
  if (wide.end - wide.start <= ABBREVIATION_LENGTH) points -= 3
  return { slug: wide.slug, name: clean.slice(wide.start, wide.end), start: wide.start, end: wide.end, points }
}

/** A title deep in the text is hardly the one that is offered. */
const OPENING_LENGTH = 500
const INSIDE = 0.2

/** "PM" and "BA" stand for several jobs. */
const ABBREVIATION_LENGTH = 2

const OTHER_TRADES = new Set(
  'business property estate content curriculum sales partner learning course educational talent organisational organizational mechanical civil chemical electrical process structural marine piping industrial sound flight maintenance service field account marketing financial research teaching key clinical medical food leadership community land cost stress materials petroleum mining nuclear environmental acoustic geotechnical production plant power substation high voltage medium'.split(
    ' ',
  ),
)

/** Words before "development" that make a development manager one of another trade. */
const DEVELOPED = new Set(
  'business sales property estate land housing talent learning leadership organisational organizational workforce community partner market economic fund curriculum franchise'.split(
    ' ',
  ),
)
/** Trades whose projects are none of software. */
const OTHER_PROJECTS = new Set(
  'construction building civil clinical mechanical electrical structural marine property estate event events interior landscape mining nuclear petroleum oil gas hvac architectural highways'.split(
    ' ',
  ),
)

/** Plain "developer" and "engineer" mean software; a business developer, a civil engineer and a construction project manager do not. */
function isOtherTrade({ tokens }: ReadWords, { firstToken, lastToken }: Term): boolean {
  if (firstToken === 0) return false
  const gap = tokens.gaps[firstToken - 1] ?? GAP.hard
  if ((gap & (GAP.hard | GAP.newline)) !== 0) return false
  const before = tokens.words[firstToken - 1] ?? ''
  if (firstToken === lastToken) return OTHER_TRADES.has(before)
  const first = tokens.words[firstToken]
  return (first === 'development' && DEVELOPED.has(before)) || (first === 'project' && OTHER_PROJECTS.has(before))
}

const MAX_UNKNOWN_WORDS = 4
const NOT_IN_A_TITLE = new Set(
  'a an the our your my their his her for as of to and or with in on at by is are be new experienced talented passionate skilled motivated dedicated great strong highly qualified next two three four five ambitious enthusiastic creative driven who we you this that position role vacant from looking seeking hiring need want recruit recruiting title job more several many other senior junior lead if would like become'.split(
    ' ',
  ),
)

/** Requested jobs that the taxonomy lacks: "searching for a Sales Manager". */
function unknownTitles(words: ReadWords, statement: Statement, gazetteer: Gazetteer): Candidate[] {
  const { tokens, text } = words
  const found: Candidate[] = []
  for (let last = firstTokenFrom(words, statement.start); last < tokens.count; last += 1) {
    const end = tokens.ends[last] ?? 0
    if (end > statement.end) break
    if (
      !isHeadNoun(tokens.words[last] ?? '') ||
      statement.titles.some((term) => term.lastToken >= last && term.firstToken <= last)
    )
      continue
    let first = last
    while (first > 0 && last - first < MAX_UNKNOWN_WORDS && (tokens.starts[first - 1] ?? 0) >= statement.start) {
      if (
        ((tokens.gaps[first - 1] ?? GAP.hard) & (GAP.hard | GAP.newline | GAP.slash)) !== 0 ||
        NOT_IN_A_TITLE.has(tokens.words[first - 1] ?? '')
      )
        break
      first -= 1
    }
    const start = tokens.starts[first] ?? 0
    const before = text.lower.slice(Math.max(statement.start, start - 110), start)
    if (
      first === last ||
      !ANNOUNCES.test(before) ||
      OTHERS.test(before) ||
      isDenied(before, text.lower.slice(tokens.ends[last] ?? 0, (tokens.ends[last] ?? 0) + 12)) ||
      !/^[A-Z]/.test(text.clean.slice(start, start + 1))
    )
      continue
    const title = gazetteer.titles[titleIndexOf(gazetteer.titleNames, tokens.words.slice(first, last + 1))]
    found.push({ slug: title?.slug ?? null, name: text.clean.slice(start, end), start, end, points: 4.5 })
  }
  return found
}

function firstTokenFrom({ tokens }: ReadWords, place: number): number {
  let low = 0
  let high = tokens.count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens.starts[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** A line with only the title and at most a few words of seniority. */
function isAlone(lower: string, statement: Statement, { start, end }: { start: number; end: number }): boolean {
  const rest = `${lower.slice(statement.start, start)} ${lower.slice(end, statement.end)}`
  return (
    !statement.isEntry &&
    rest
      .replace(/\([^)]*\)/g, '')
      .trim()
      .split(/\s+/)
      .filter((word) => /[a-z]/.test(word)).length <= 2
  )
}

/** "report to the …", "work with our …", "alongside": colleagues, not the requested candidate. */
const OTHERS =
  /(?:report(?:s|ing)? (?:directly )?to|help(?:s|ing)?|teach(?:ing)?|work(?:ing)? (?:closely )?with|collaborat\w+ with|alongside|together with|support(?:ing)?|team of|mentor(?:ing)?|coach(?:ing)?|interact\w* with|partner\w* with|led by|(?:manage|managing|lead|leading)(?= (?:an?|the|our|other|\w+s|two|three|four|five) )|between|from|other|our|contact|including)\s+(?:the|our|an?|other|and|junior|senior|experienced|talented|highly)?\s*(?:\w+,?\s+){0,3}$/

/** "My developers use GitLab": those who are there already. */
const OURS = /(?:^|[.!?]\s*)\W*(?:my|our|the|your) (?:[\w-]+ ){0,2}$/
const THEY_DO =
  /^s? (?:all |mostly |already |also )?(?:use|work|write|run|live|love|maintain|build|develop|are|do|sit|speak|prefer|know|program|code)\b/
/** "Principal engineers have already designed the architecture". */
const PLURAL = /[a-z]s$/
const THEY_HAVE = /^ (?:have|had|already|designed|built|wrote|lead)\b/
/** "Team: 3 developers, 2 data scientists." */
const OF_TEAM = /^\W*(?:the |our |current |existing )*team(?: today| now| so far)?\s?[:–-][^.;]*$/

const DENIES =
  /\b(?:not(?! be (?:the |our )?(?:only|first|last)\b| (?:too|overly|very|so) (?:senior|junior)\b)|no|never|nor|neither|isn't|aren't|don't|doesn't|won't(?! be (?:the |our )?(?:only|first|last)\b)|rather than|instead of|unlike|anything but|far from|more than)\s+(?:(?:be|want|need|looking|look|hire|hiring|seeking|for|really|after|yet|another|an?|the|your|pure|classic|typical|usual)\s+)*(?:[\w&/+#.-]+\s+){0,2}$/

/** "Not needed: DevOps, managers" */
const LISTS_UNNEEDED =
  /\b(?:not (?:needed|required|wanted|necessary|asked for)|no need for|no interest in|unwanted|out of scope|not in scope)\s?:[^.;\n]*$/
/** "A developer tools company" has no developer tools to be. */
const NAMES_A_THING =
  /^ (?:tools?|tooling|productivity|portals?|communit(?:y|ies)|docs|documentation)\b(?! ?(?:e|d|t|l|s|pr|ar))/

/** "Not a pentester-only profile", "Product designer? No": the job that is not offered. */
function isDenied(before: string, after: string): boolean {
  return (
    /^\s*\?+\s*(?:no|nope|nah|not)\b/.test(after) ||
    NAMES_A_THING.test(after) ||
    DENIES.test(before) ||
    LISTS_UNNEEDED.test(before)
  )
}

/** "CTO here, need a Go dev", "I'm the head of data at …": the job of who writes. */
function isOfWriter(before: string, after: string): boolean {
  if (
    /^(?:\W*(?:hi|hello|hey|dear)(?: \w+)?\W+)?\W*(?:(?:the|an?|your|our|another) )?$/.test(before) &&
    /^ here\b[^;\n]{0,60}\b(?:i|we|need|want|looking|searching|seeking|hiring)\b/.test(after)
  )
    return true
  return I_AM.test(before) && !/^ (?:looking|open|seeking|available|searching)\b/.test(after)
}

const I_AM = /\bi(?:'m| am| work as) (?:(?:the|an?|your|our) )?(?:(?:new|acting|interim|technical|hiring) )?$/

/** "React devs are also welcome", "Java developers willing to learn Kotlin are fine, too": who may apply besides. */
const MAY_APPLY_TOO =
  /^s?(?: (?:who|that|with|willing|ready|keen|open|happy|eager|wanting|coming|from)\b[^.;:]{0,50})?(?:,? (?:is|are|would be|may|can|could|will be))?(?: (?:also|equally|just as|very|totally|perfectly|still))* (?:(?:welcome|fine|ok|okay|considered|accepted|acceptable|possible)\b|apply\b(?=,? (?:too|as well|also)\b)|(?:adapt|switch|convert|retrain|cope|learn)\b)/

function startsStatement(before: string): boolean {
  return (
    before
      .trim()
      .split(/\s+/)
      .filter((word) => /[a-z]/.test(word)).length <= 3
  )
}

/** Extends "engineer" to "Java backend engineer" when the preceding words complete a title. */
function widened(words: ReadWords, term: Term, gazetteer: Gazetteer): { slug: string; start: number; end: number } {
  const { tokens } = words
  const own = { slug: term.slug, start: term.start, end: term.end }
  for (let first = Math.max(0, term.firstToken - 3); first < term.firstToken; first += 1) {
    if (!isUnbroken(tokens, first, term.firstToken, true)) continue
    if (titleWords(tokens.words.slice(first, first + 1)).length === 0) continue
    const before = tokens.words.slice(first, term.firstToken)
    const all = titleIndexOf(
      gazetteer.titleNames,
      [...before, ...tokens.words.slice(term.firstToken, term.lastToken + 1)],
      true,
    )
    const ofOtherFamily = (place: number): number =>
      familyOf(gazetteer, place) === familyOf(gazetteer, term.place) ? -1 : place
    const ofHead = titleIndexOf(gazetteer.titleNames, [...before, tokens.words[term.lastToken] ?? ''], true)
    // "Django app developer": an app is what the technology before it makes of it.
    const isOfApp = ofHead >= 0 && /^apps?$/.test(tokens.words[term.firstToken] ?? '')
    // "Embedded C++ engineer": embedded engineer is more specific than C++ engineer.
    const place = all >= 0 || !namesTechnology(words, term, gazetteer) ? all : ofOtherFamily(ofHead)
    const title = gazetteer.titles[isOfApp ? ofHead : place]
    if (title === undefined || title.slug === term.slug) continue
    return { slug: title.slug, start: tokens.starts[first] ?? term.start, end: term.end }
  }
  return own
}

/** True for "C++ engineer": a technology precedes the job name. */
function namesTechnology({ numbers }: ReadWords, term: Term, gazetteer: Gazetteer): boolean {
  for (let at = term.firstToken; at < term.lastToken; at += 1) {
    const place = (gazetteer.skillAt[gazetteer.rootEdges[numbers[at] ?? 0] ?? 0] ?? 0) - 1
    if (place < 0 || gazetteer.technical[place] !== 1) return false
  }
  return true
}

function familyOf(gazetteer: Gazetteer, place: number): string | undefined {
  return gazetteer.titles[place]?.family
}

const MAX_HEADING_LENGTH = 90
/** "Engineer, Robotics Perception". */
const MAX_WORDS_ADDED = 3

/** The first line when it has the form of a title, known or not. */
function headingTitle(words: ReadWords, statements: readonly Statement[], gazetteer: Gazetteer): Candidate | null {
  const { tokens, text } = words
  const first = statements.find(
    (statement) => (statement.line === 0 || statement.section === 'title') && !statement.isHeading,
  )
  if (first === undefined || first.end - first.start > MAX_HEADING_LENGTH || first.titles.length > 0) return null
  const line = text.lower.slice(first.start, first.end)
  if (/^[^,;]{2,40}? here\W*$/.test(line)) return null
  if (/^(?:an?|the|our|we|you|do|are|is|would|if)\b|\b(?:is|are|was|we|you)\b/.test(line)) return null
  const [main = line, added = ''] = line.split(/\s[-|@(]|[(|,:]|\s(?:at|for|in|with|w\/|who|that)\s/)
  // "Hiring manager wants: Kotlin".
  if (/ (?:wants?|needs?|asks?|asked|says?|said|requests?|requested)\W*$/.test(main)) return null
  const from: number[] = []
  const next: string[] = []
  const addedFrom = first.start + line.indexOf(added, main.length)
  for (let at = 0; at < tokens.count; at += 1) {
    const start = tokens.starts[at] ?? 0
    if (start >= first.start && start < first.start + main.length) from.push(at)
    else if (start >= addedFrom && start < addedFrom + added.length) next.push(tokens.words[at] ?? '')
  }
  const spoken = from.map((at) => tokens.words[at] ?? '')
  if (spoken.length === 0 || spoken.length > 9 || !spoken.some((word) => isHeadNoun(word) || word === 'lead'))
    return null
  const title =
    gazetteer.titles[titleIndexOf(gazetteer.titleNames, spoken)] ??
    turnedRound(spoken, gazetteer) ??
    turnedRound([...spoken, ...next.slice(0, MAX_WORDS_ADDED)], gazetteer)
  const start = tokens.starts[from[0] ?? 0] ?? first.start
  const end = tokens.ends[from.at(-1) ?? 0] ?? first.end
  return {
    slug: title?.slug ?? null,
    name: text.clean.slice(start, end),
    start,
    end,
    points: title === undefined ? 5 : 8,
  }
}

/** "Functional Consultant Dynamics 365 Business Central": what the job is about follows its name. */
function turnedRound(spoken: readonly string[], gazetteer: Gazetteer): Gazetteer['titles'][number] | undefined {
  const at = spoken.findIndex((word) => isHeadNoun(word))
  if (at < 0 || at === spoken.length - 1) return undefined
  for (let end = spoken.length; end > at + 1; end -= 1) {
    const title = gazetteer.titles[titleIndexOf(gazetteer.titleNames, [...spoken.slice(at + 1, end), spoken[at] ?? ''])]
    if (title !== undefined) return title
  }
  return undefined
}

const ENOUGH = 0.9

function strongest(candidates: readonly Candidate[]): Candidate | null {
  const bySlug = new Map<string, { best: Candidate; sum: number }>()
  for (const candidate of candidates) {
    const key = candidate.slug ?? candidate.name
    const known = bySlug.get(key)
    if (known === undefined) bySlug.set(key, { best: candidate, sum: candidate.points })
    else {
      known.sum += 0.5
      if (candidate.points > known.best.points) {
        known.sum += candidate.points - known.best.points
        known.best = candidate
      }
    }
  }
  let best: { best: Candidate; sum: number } | null = null
  for (const entry of bySlug.values()) if (best === null || entry.sum > best.sum) best = entry
  return best !== null && best.sum >= ENOUGH ? best.best : null
}

const RANKS: readonly (readonly [RegExp, Seniority])[] = [
  [/\b(?:intern|internship|working student|trainee|apprentice|werkstudent)\b/, 'intern'],
  [/\b(?:staff|principal|distinguished|fellow)\b/, 'staff'],
  [/\b(?:lead|team lead|tech lead|head|director|chief|vp|vice president)\b/, 'lead'],
  [/(?<!\bsemi[- ]?)\b(?:senior|sr|snr|expert(?=\s+$|\s+[a-z])|seasoned)\b/, 'senior'],
  [/\b(?:semi[- ]?senior|ssr|mid|middle|intermediate|mid-?level|medior|regular)\b/, 'mid'],
  [/\b(?:junior|jr|jnr|entry[- ]level|graduate|beginner|starter|newcomer)\b/, 'junior'],
]

/** "Not a senior, a mid-level developer", "not too senior". */
const DENIED_LEVELS =
  /(?:\bnot|n't|\bno|\bnever)(?: (?:too|an?|that|very|so|overly|necessarily|another|yet))*(?: |-)(?:seniors?|juniors?|leads?|principals?|staff|beginners?|graduates?|interns?)\b/g

/** "I'm the head of data and need two analysts": the level before the need is not that of who is needed. */
const ENDS_OTHERS =
  /[.;:•!?]|\b(?:needs?|wants?|look(?:ing)? for|seek(?:s|ing)?|hir(?:e|es|ing)|search(?:es|ing)? for)\b/

/** The seniority next to the title: before it, or right after ("Engineer, Senior"; "Developer II"). */
function seniorityAround(
  words: ReadWords,
  start: number,
  end: number,
): { seniority: Seniority; start: number; end: number } | null {
  const { lower } = words.text
  const lineStart = Math.max(lower.lastIndexOf('\n', start), start - 42, 0)
  const before =
    lower
      .slice(lineStart, start)
      .replace(/\b(sr|jr)\./g, '$1 ')
      .replace(DENIED_LEVELS, (denied) => ' '.repeat(denied.length))
      .split(ENDS_OTHERS)
      .at(-1) ?? ''
  const offset = start - before.length
  const own = lower.slice(start, end)
  const after =
    /^[\s,(/-]{0,3}(?:semi[- ]?senior|ssr|senior|sr|junior|jr|lead|principal|staff|mid|intern)\b(?! (?:management|managers?|stakeholders?|leadership|leaders|investigators?|colleagues|teams?)\b)/.exec(
      lower.slice(end, end + 32),
    )?.[0] ?? ''
  for (const [text, at] of [
    [own, start],
    [before, offset],
    [after, end],
  ] as const) {
    const found = RANKS.map(([pattern, seniority]) => ({ match: pattern.exec(text), seniority })).find(
      ({ match }) => match !== null,
    )
    if (found === undefined || found.match === null) continue
    if (
      /\b(?:lead|head|expert|staff)\b/.test(found.match[0]) &&
      at === offset &&
      /\b(?:our|the|to|a team|your|with)\s*$/.test(text.slice(0, found.match.index)) &&
      !/\b(?:for|an?|as)\b/.test(text)
    )
      continue
    const choice = levelChoiceIn(text)
    if (choice !== null && choice.start <= found.match.index && found.match.index < choice.end)
      return { seniority: choice.seniority, start: at + choice.start, end: at + choice.end }
    return {
      seniority: found.seniority,
      start: at + found.match.index,
      end: at + found.match.index + found.match[0].length,
    }
  }
  return null
}

const LEVEL_PHRASE =
  /(?<!\b(?:at|not|no|never|isn't) (?:an? )?)\b(?:(?:seniority|level|experience level)\s*:\s*)?(senior|junior|mid|middle|entry|intermediate|staff|principal|lead)[- ](?:level|seniority|position|role|profile)\b|\b(?:seniority|level|experience level|grade|how senior\??)\s*:?[\s>]+(senior|junior|mid|middle|medior|regular|entry|intermediate|staff|principal|lead)\b|(?:^|[,\n|;/>·]\s*)(senior|junior|mid(?:-level| level)?|intermediate)(?=\s*(?:[,\n|;.·]|$|(?:is|are|would be) (?:ok|okay|fine|enough|welcome)\b))/

const ALONE = '(senior|junior|mid[- ]level|mid|medior|intermediate)'
const ABBREVIATED = '(senior|snr|sr|junior|jnr|jr|mid[- ]level|mid|medior|intermediate)'
/** A level that is separate from its title. */
const LEVELS_APART: readonly RegExp[] = [
  // "Seniority - mid to senior", "level of seniority: jr".
  /\b(?:seniority(?: level)?|level of seniority|experience level|level)(?: (?:required|needed|wanted))?\s*[:=-]\s*(senior|snr|sr|junior|jnr|jr|mid|middle|medior|regular|entry|intermediate|staff|principal|lead)\b/,
  // "React developer. Senior.", "Junior is fine".
  new RegExp(
    `(?:^|[.!?]\\s+|[,;|/>·•\\n]\\s*|\\s-\\s)${ALONE}(?: (?:only|please|preferred|profile|person))?(?=\\.?\\s*(?:[,\\n|;·!]|$)|\\.\\s| (?:is|are|would be) (?:ok|okay|fine|enough|welcome)\\b)`,
  ),
  // "Backend, Go, Sr.", but not "Ravi | Sr. Technical Recruiter".
  /(?:[.!?]\s+|[,;|/>·•\n]\s*|\s-\s)(snr|sr|jnr|jr)(?=\.?\s*(?:[,\n|;·!]|$))/,
  /(?<!\b(?:not|n't) )\b(?:must|should|has to|needs to) be (?:an? )?(?:at least )?(senior|junior|mid)(?:[- ]level)?(?=\s*(?:[,.;\n!)]|$))/,
  /\b(senior|junior)s only\b/,
  // "So a junior.", "a senior hand at databases", but not "you coach a junior".
  /(?<!\b(?:mentor|coach|teach|support|train|help|guide|manage|lead|supervise|beside|alongside|with|to|by|from|than|replace|not|never)\w* |n't )\ban? (senior|junior|medior)(?=\s*(?:[.,;!)]|$)| (?:yourself|hand|profile|person|one|pro|figure|colleague|resource|candidate|in)\b)/,
  /\b(?:be|as|become|is) (?:our|the|an?) (?:new |next )?(?:tech|team|technical|engineering) (lead)\b/,
  // "Data lead", "frontend lead (react)" as the first words.
  /^\W*(?:data|analytics|(?:front|back)[- ]?end|full[- ]?stack|mobile|platform|devops|web|cloud|ios|android|ml|ai|security|infrastructure)(?: engineering| development)? (lead)(?=\s*(?:[,;:(|-]|$|(?:for|with|who|in|at)\b))/,
  // "junior frontend, vienna or graz": the first word of the text.
  /^\W*(senior|snr|sr|junior|jnr|jr|mid[- ]level)\.?\s+(?!(?:management|leadership|stakeholders|level|or|to|and)\b)[a-z.]/,
  // "Backend: senior Java".
  /^\W*(?:(?:front|back)[- ]?end|full[- ]?stack|mobile|data|devops|qa|cloud|web)\s*:\s*(senior|snr|sr|junior|jnr|jr|mid[- ]level)\.?\s+(?!(?:management|leadership|stakeholders|level|or|to|and)\b)[a-z.]/,
  // "We need a senior who has shipped products".
  /\b(?:look(?:ing)? for|needs?|wants?|seek(?:s|ing)?|hiring|after|find(?: us| me)?) (?:an?|one|another|two) (senior|junior|medior|mid-level)s?(?= (?:who|with|that|for|in|to)\b)/,
  // "We need someone senior", but not "you will mentor someone junior".
  /\b(?:look(?:ing)? for|needs?|wants?|seek(?:s|ing)?|hiring|searching for|(?:i'm|we're|i am|we are) after|find(?: us| me)?) (?:someone|somebody|a person|people|folks) (?:(?:who is|who's|quite|rather|really|fairly|pretty|more|very) )*(senior|junior|mid[- ]level)\b/,
]

/** "(Sr.)" near the beginning; later it describes colleagues. */
const LEVEL_IN_BRACKETS = new RegExp(`[([]\\s*${ABBREVIATED}\\.?\\s*[)\\]]`)
const BEGINNING = 250

const SENIORITY_OF_WORD: ReadonlyMap<string, Seniority> = new Map([
  ['senior', 'senior'],
  ['snr', 'senior'],
  ['sr', 'senior'],
  ['junior', 'junior'],
  ['jnr', 'junior'],
  ['jr', 'junior'],
  ['entry', 'junior'],
  ['mid', 'mid'],
  ['middle', 'mid'],
  ['medior', 'mid'],
  ['regular', 'mid'],
  ['intermediate', 'mid'],
  ['staff', 'staff'],
  ['principal', 'staff'],
  ['lead', 'lead'],
])

const ONE_LEVEL = '(senior|snr|sr|junior|jnr|jr|mid|middle|medior|intermediate|staff|principal|lead)(?:[- ]level)?\\.?'
/** "Mid to senior", "junior or mid", "a strong mid or a fresh senior": two levels of which either will do. */
const LEVEL_CHOICE = new RegExp(
  `(?<!\\b(?:with|by|our|to|beside|alongside|mentor|coach|support|lead|manage|train)(?:s|ing)? (?:the |our |other |many |\\w+ing )?)\\b${ONE_LEVEL}(?: (?:or|to|up to|and up to)(?: even)?(?: an?)?(?: (?:strong|fresh|solid|good|experienced|young|early))? |\\s?/\\s?|\\s-\\s)${ONE_LEVEL}(?![\\w?]|\\s?\\?)`,
)
/** "A mid-level engineer, a strong junior is fine too." */
const LEVEL_IS_FINE = new RegExp(
  `\\b${ONE_LEVEL} [^.;\\n]{3,40}[,;(–-] ?(?:but |though |or |and )?(?:an? |even )*(?:strong |solid |good |talented |ambitious )?(junior|mid|mid-level|medior)s? (?:\\w+ )?(?:is|are|would be|may be|will be) (?:also |just as |perfectly )?(?:fine|ok|okay|welcome|enough|possible)(?! to\\b)`,
)
const LADDER: readonly Seniority[] = ['junior', 'mid', 'senior', 'staff', 'lead']

/** The lower of two levels: who has it is welcome, and so is who is above it. */
function levelChoiceIn(text: string): { seniority: Seniority; start: number; end: number } | null {
  const match = LEVEL_CHOICE.exec(text) ?? LEVEL_IS_FINE.exec(text)
  const said = [match?.[1], match?.[2]].map((word) => SENIORITY_OF_WORD.get(word ?? '') ?? 'none')
  const seniority = LADDER.find((level) => said.includes(level))
  if (match === null || seniority === undefined || said[0] === said[1]) return null
  return { seniority, start: match.index, end: match.index + match[0].length }
}

/** What a level is called without its name. */
const UNNAMED_LEVELS: readonly (readonly [RegExp, Seniority])[] = [
  // "At senior level, you own features", "SeniorDeveloper".
  [
    /(?:^|[.!\n]\s*)at (?:an? )?senior level,|\bsenior(?=(?:developer|engineer|analyst|consultant|architect|tester|designer|programmer)\b)/,
    'senior',
  ],
  [
    /\bjunior(?=(?:developer|engineer|analyst|consultant|tester|designer|programmer)\b)|\b(?:job|position|role|post|opening|place) for (?:an? |the )?(?:newcomers?|beginners?|starters?|career starters?|trainees?|graduates?|(?:absolute )?novices?)\b|\b(?:wants?|needs?|seeks?|looks? for|looking for|hires?) an? junior\b/,
    'junior',
  ],
  [/\b(?:level|seniority)(?: sought| required| wanted)?\s*[:=]\s*(?:intermediate|medior|mid)\b/, 'mid'],
  [/\b(?:karriere|erfahrungs)(?:level|stufe)\s*[:=]\s*senior\b/, 'senior'],
  [/\b(?:stage|type|level)\s*[:=]\s*(?:internship|trainee)\b/, 'intern'],
  [/^\W*(?:internship|working student|werkstudent\w*)\b/, 'intern'],
  // Not "no graduates" or "you mentor new graduates".
  [
    /\bare you (?:an? )?(?:new|newly|recent|recently|fresh|freshly|just)(?: |-)(?:\w+ )?(?:graduated?|graduating|grad)\b|(?<!\b(?:no|not|mentor\w*|train\w*|coach\w*|support\w*|onboard\w*) (?:\w+ ){0,2})\b(?:recent|new|fresh|newly graduated) (?:\w+ )?(?:graduates?|grads?|freshers)\b(?= (?:are |is )?(?:welcome|encouraged|preferred|wanted|invited|only|who)\b|[!?]|$)|(?<!\b(?:no|not) (?:\w+ ){0,2})\b(?:freshers|graduates) (?:are )?(?:welcome|encouraged|can apply|may apply)\b|\bat the (?:very )?(?:start|beginning) of (?:your|their) career\b/,
    'junior',
  ],
  [
    /\b(?:this is|as|it is|it's) (?:an?|your|the) first (?:job|position|role)\b|\bfirst (?:job|position) after (?:university|college|school|your studies)\b|\bgraduates (?:only|wanted)\b|\byoung professionals?\b/,
    'junior',
  ],
]

/** "senior level", "Seniority: mid", "Developer. Senior." outside a title. */
export function statedSeniority(lower: string): { seniority: Seniority; start: number; end: number } | null {
  const choice = levelChoiceIn(lower)
  if (choice !== null) return choice
  const beginning = lower.slice(0, BEGINNING)
  const patterns = [LEVEL_PHRASE, ...LEVELS_APART].map((pattern) => [pattern, lower] as const)
  for (const [pattern, text] of [...patterns, [LEVEL_IN_BRACKETS, beginning] as const]) {
    const match = pattern.exec(text)
    const word = (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').replace(/[- ]level$/, '')
    const seniority = SENIORITY_OF_WORD.get(word)
    if (match !== null && seniority !== undefined)
      return { seniority, start: match.index, end: match.index + match[0].length }
  }
  for (const [pattern, seniority] of UNNAMED_LEVELS) {
    const match = pattern.exec(lower)
    if (match !== null) return { seniority, start: match.index, end: match.index + match[0].length }
  }
  return null
}

export interface LikelyTitle {
  slug: string
  name: string
  family: string
  points: number
}

const PLAIN_TITLE_ADVANTAGE = 1.25

type Title = Gazetteer['titles'][number]

/** The first title of each family is the general one. */
function generalTitles({ titles }: Gazetteer): ReadonlySet<Title> {
  const families = new Set<string>()
  return new Set(titles.filter(({ family }) => families.size < families.add(family).size))
}

/** Titles whose typical skills are requested, best first; the most typical and the rare skills count more. */
export function titlesBySkills(asked: readonly (readonly [string, number])[], gazetteer: Gazetteer): LikelyTitle[] {
  const weights = new Map(asked)
  const commonness = new Map<string, number>()
  for (const title of gazetteer.titles)
    for (const slug of title.typicalSkills) commonness.set(slug, (commonness.get(slug) ?? 0) + 1)
  const total = Math.max(1, gazetteer.titles.length)
  const general = generalTitles(gazetteer)
  return gazetteer.titles
    .map((title) => {
      let points = 0
      // A specific title needs more evidence.
      const plain = general.has(title) ? PLAIN_TITLE_ADVANTAGE : 1
      title.typicalSkills.forEach((slug, place) => {
        const weight = weights.get(slug) ?? 0
        if (weight > 0)
          points +=
            weight * Math.log(1 + total / (commonness.get(slug) ?? 1)) * (1 - place / (2 * title.typicalSkills.length))
      })
      return {
        slug: title.slug,
        name: title.name,
        family: title.family,
        points: (plain * points) / Math.sqrt(6 + title.typicalSkills.length),
      }
    })
    .filter((title) => title.points > 0)
    .sort(
      (left, right) =>
        right.points - left.points ||
        // "Rust" suggests a Rust developer before a Rust blockchain engineer.
        left.slug.length - right.slug.length ||
        (left.slug < right.slug ? -1 : 1),
    )
}

/** Work that technologies alone do not suggest. */
const ABOVE_TECHNOLOGY =
  /\b(?:architect|manager|director|head|lead|chief|officer|c[it]s?o|vp|coach|trainer|founding)\b/i
const MAX_TYPICAL_SKILLS = 3

/** The skill that a title begins with: Java of "Java Developer". */
function namesakeOf({ slug, typicalSkills }: Title): string | undefined {
  const namesakes = typicalSkills.filter((skill) => slug.startsWith(`${skill}-`))
  return namesakes.toSorted((left, right) => right.length - left.length)[0]
}

/**
 * The title that the requested skills suggest, if one has enough points. A title narrower than its family needs one of
 * its most typical skills: Kafka and Kubernetes do not suggest a Go developer. One above technology needs a skill that
 * is not technical: .NET and Azure do not suggest an architect. Where a field comes first ("Backend: Java, Kotlin"), its
 * own titles need half of the points.
 */
export function guessTitle(
  asked: readonly (readonly [string, number])[],
  gazetteer: Gazetteer,
  { enough, first = null }: { readonly enough: number; readonly first?: string | null },
): { slug: string; name: string } | null {
  const named = new Set(asked.map(([slug]) => slug))
  const isWork = (slug: string): boolean =>
    named.has(slug) && gazetteer.technical[gazetteer.skillPlaces.get(slug) ?? -1] === 0
  const kindOf = (slug: string) => gazetteer.skills[gazetteer.skillPlaces.get(slug) ?? -1]?.kind
  const isOf = (skill: string, namesake: string, { slug }: Title): boolean =>
    `-${slug}-`.includes(`-${skill}-`) ||
    gazetteer.ancestors[gazetteer.skillPlaces.get(skill) ?? -1]?.has(namesake) === true
  const general = generalTitles(gazetteer)
  const guessable = new Set<string>()
  const namesakes = new Set<string>()
  for (const title of gazetteer.titles) {
    const { slug, name, typicalSkills } = title
    if (ABOVE_TECHNOLOGY.test(name) && !typicalSkills.some(isWork)) continue
    // A Vue developer is only suggested where Vue is requested, and a PHP full-stack developer where PHP is.
    const namesake = namesakeOf(title)
    if (namesake !== undefined && kindOf(namesake) === 'framework' && !named.has(namesake)) continue
    // Rust and Go alone are no blockchain development, nor are Java and Kafka payments.
    if (
      namesake !== undefined &&
      kindOf(namesake) === 'domain' &&
      ![...named].some((skill) => isOf(skill, namesake, title))
    )
      continue
    const isNarrow = namesake !== undefined && slug.slice(namesake.length + 1).includes('-')
    if (isNarrow && !typicalSkills.some((skill) => named.has(skill) && isOf(skill, namesake, title))) continue
    if (named.has(namesake ?? '')) namesakes.add(slug)
    if (general.has(title) || typicalSkills.slice(0, MAX_TYPICAL_SKILLS).some((skill) => named.has(skill)))
      guessable.add(slug)
  }
  const likely = titlesBySkills(asked, gazetteer).filter(({ slug }) => guessable.has(slug))
  const ofField = titlesOfField(first, general, gazetteer)
  const families = new Set(ofField.map(({ family }) => family))
  // "Backend, Java, Kafka" names the work, so only a technology that is asked for makes it narrower.
  const plain = ofField.find(({ family }) => family === first)
  const best =
    likely.find(
      ({ slug, family, points }) =>
        families.has(family) && points >= enough / 2 && (plain === undefined || namesakes.has(slug)),
    ) ??
    plain ??
    likely.find(({ points }) => points >= enough) ??
    (ofField.length === 1 ? ofField[0] : undefined)
  return best === undefined ? null : { slug: best.slug, name: best.name }
}

/** The general titles of the families that this field of work names or is typical of. */
function titlesOfField(field: string | null, general: ReadonlySet<Title>, { technical, skillPlaces }: Gazetteer) {
  if (field === null || technical[skillPlaces.get(field) ?? -1] !== 0) return []
  return [...general].filter(({ family, typicalSkills }) => family === field || typicalSkills.includes(field))
}
