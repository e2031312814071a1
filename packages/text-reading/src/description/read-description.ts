import { keywordKey } from '@assay/ranking-engine/query/keyword-key'
import {
  type Constraints,
  type LimitName,
  limitNames,
  type SearchCriteria,
} from '@assay/ranking-engine/query/search-criteria'
import { quotedWords } from '../exact-words/quoted-words.ts'
import { beginningWords } from '../exact-words/text-words.ts'
import { looksLikeResume } from '../resume/looks-like-resume.ts'
import { termsWithIndustries } from '../text/asked-industries.ts'
import { civilDay } from '../text/calendar.ts'
import { cutWords } from '../text/cut-words.ts'
import { foreignLanguage } from '../text/detect-language.ts'
import { type ReadWords, readWords, termsOf } from '../text/find-terms.ts'
import { originalRange } from '../text/fold-text.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { lostBreaks } from '../text/lost-lines.ts'
import { withDigits } from '../text/numbers.ts'
import { NOTHING_FOUND, readLint, readQuestions, withArticle } from './advice/index.ts'
import { type Conditions, readConditions } from './conditions/index.ts'
import { isKeyword, keywordSpans, keywordsOfList, readKeywords, readLeftovers } from './leftovers/index.ts'
import { wordsOfOnePerson } from './one-person.ts'
import { placeSpans } from './place-spans.ts'
import { readForeign } from './read-foreign.ts'
import { readResumeAsDescription } from './read-resume-as-description.ts'
import { type Door, emptyCriteria, type LintFinding, type Reading, type ReadingOptions, type Span } from './reading.ts'
import {
  type DescriptionShape,
  FIELDS_OF_ROLES,
  headlineOf,
  markCentral,
  readSkillList,
  readSkills,
  type SkillMaterial,
  type SkillReading,
  withoutLegend,
  yearsIn,
} from './skills/index.ts'
import { headingKind, isBoilerplate, readStatements, type Statement, withHeadingLines } from './statements/index.ts'
import { guessTitle, readTitle, statedSeniority, type TitleReading } from './title/index.ts'

/**
 * Converts a job description, a summary or a list of skills to criteria, with the span of the text that each part was
 * read from. What looks like a criterion and cannot be placed is in `notUnderstood`.
 */
export function readDescription(text: string, gazetteer: Gazetteer, options: ReadingOptions): Reading {
  const { exactWords, rest } = quotedWords(text, options.door, (phrase) => isKnownName(phrase, gazetteer))
  if (exactWords.length === 0) return withTextWords(readUnquoted(rest, gazetteer, options), rest, options.door)
  const reading = readUnquoted(rest, gazetteer, options)
  return {
    ...reading,
    criteria: { ...reading.criteria, exactWords },
    // Alone, exact words are enough to search by.
    lint: reading.lint.filter(({ code }) => code !== 'too-short' && code !== 'vague'),
    language: null,
  }
}

/** Whether the words are the name of one skill or one job, and nothing else. */
function isKnownName(phrase: string, gazetteer: Gazetteer): boolean {
  const words = readWords(phrase, gazetteer)
  return termsOf(words, gazetteer).some(
    ({ firstToken, lastToken }) => firstToken === 0 && lastToken === words.tokens.count - 1,
  )
}

function namesSkill(piece: string, gazetteer: Gazetteer): boolean {
  return termsOf(readWords(piece, gazetteer), gazetteer).some(({ kind, isWide }) => kind === 'skill' && !isWide)
}

/** The words of a text, with the line breaks that it lost, and without those that cut a name. */
export function wordsOfLines(text: string, gazetteer: Gazetteer): ReadWords {
  const kindOf = (piece: string) => (namesSkill(piece, gazetteer) ? null : headingKind(piece))
  const isKnownWord = (word: string): boolean => gazetteer.words.has(word)
  const lost = [...lostBreaks(text, kindOf, isKnownWord), ...cutWords(text, isKnownWord)]
  return readWords(
    text,
    gazetteer,
    lost.sort((left, right) => left.at - right.at),
  )
}

/** The words of a text about one person; quoted words are searched instead of them. */
function withTextWords(reading: Reading, text: string, door: Door): Reading {
  const said = wordsOfOnePerson(reading, text, door, !isSomethingAsked(reading.criteria))
  if (said === null) return reading
  if (said.certainty === 'ifCopied') return { ...reading, wordsIfCopied: said.words }
  const criteria = { ...reading.criteria, textWords: { words: said.words, first: false } }
  return said.certainty === 'sure' ? asOnePerson({ ...reading, criteria }) : { ...reading, criteria }
}

/** The same reading once it is known that its words are of one person. */
export function asOnePerson(reading: Reading): Reading {
  const { textWords, ...others } = reading.criteria
  const words = textWords?.words ?? reading.wordsIfCopied
  if (words === undefined) return reading
  const lint = [...reading.lint.filter(({ code }) => code !== 'vague'), ONE_PERSON]
  const criteria = { ...others, mustHaveMode: 'prefer' as const, textWords: { words, first: true } }
  return { ...reading, criteria, lint, questions: [] }
}

/** Reads a text of which is known beforehand that its words are of one person; of a long one, its beginning. */
export function readAsOnePerson(text: string, gazetteer: Gazetteer, options: ReadingOptions): Reading {
  const reading = readDescription(text, gazetteer, options)
  const words = beginningWords(text)
  if (words.length === 0) return reading
  return asOnePerson({ ...reading, criteria: { ...reading.criteria, textWords: { words, first: true } } })
}

const ONE_PERSON: LintFinding = {
  code: 'one-person',
  message:
    'This reads like one person’s profile, so candidates who use most of these words come first. To search for a role instead, turn off “Rank these words first”.',
  start: null,
  end: null,
}

/** The notes on a text whose words no profile contains. */
export function remarksWithoutMatches({ criteria, lint }: Pick<Reading, 'criteria' | 'lint'>): LintFinding[] {
  const others = lint.filter(({ code }) => code !== ONE_PERSON.code)
  return isSomethingAsked(criteria) ? others : [NOTHING_FOUND, ...others]
}

function isSomethingAsked({ titleSlug, mustHave, niceToHave, keywords = [] }: SearchCriteria): boolean {
  return titleSlug !== null || mustHave.length + niceToHave.length + keywords.length > 0
}

function readUnquoted(text: string, gazetteer: Gazetteer, options: ReadingOptions): Reading {
  const words = wordsOfLines(text, gazetteer)
  if (words.tokens.count === 0) return nothingRead(text)
  const foreign = foreignLanguage(words.text.original, words.tokens.words)
  if (foreign !== null) return readInPart(foreign, words, gazetteer)
  if (options.door === 'skill') return readList(text, gazetteer)
  const terms = termsWithIndustries(words, gazetteer)
  if (looksLikeResume(words.text)) return readResumeAsDescription(text, gazetteer, options)
  const inLines = withHeadingLines(words.text, terms)
  const spoken = { ...words, text: { ...inLines, lower: withDigits(inLines.lower) } }
  const statements = readStatements(spoken, terms)
  return readText(spoken, statements, gazetteer, options)
}

const BRIEF_LENGTH = 450
const HEADLINE_LENGTH = 90
/** The maximum that criteria allow. */
const MAX_TITLE_LENGTH = 120
const MAX_LANGUAGES = 8
const MAX_CHOICE_LENGTH = 80

/** What is known of a text before its skills are judged. */
export function materialOf(
  words: ReadWords,
  statements: Statement[],
  gazetteer: Gazetteer,
  door: Door,
): SkillMaterial & { title: TitleReading | null } {
  const title = readTitle(words, statements, gazetteer)
  const home =
    title === null
      ? undefined
      : statements.find((statement) => statement.start <= title.start && statement.end >= title.end)
  if (home !== undefined && home.line === 0 && home.end - home.start <= HEADLINE_LENGTH) home.section = 'title'
  const yearsOf = new Map(statements.map((statement) => [statement, yearsIn(words.text.lower, statement, door)]))
  const known = gazetteer.titles.find((entry) => entry.slug === title?.slug)
  const typical = new Set(known?.typicalSkills)
  const ofFamily = new Set(
    gazetteer.titles.flatMap(({ family, typicalSkills }) => (family === known?.family ? typicalSkills : [])),
  )
  return { words, statements, gazetteer, shape: shapeOf(statements, door), yearsOf, typical, ofFamily, title }
}

function readText(words: ReadWords, statements: Statement[], gazetteer: Gazetteer, options: ReadingOptions): Reading {
  const { lower } = words.text
  const material = materialOf(words, statements, gazetteer, options.door)
  const skills = readSkills(material)
  const title = isRefused(material.title, skills) ? null : material.title
  const conditions = readConditions(words.text, statements, gazetteer, options.today)
  const inferred = title === null ? inferredTitle(skills, statements, gazetteer) : null
  const criteria = criteriaOf(title, inferred, skills, conditions, lower)
  const titled = { slug: criteria.titleSlug, stretch: title }
  criteria.mustHave = markCentral(criteria.mustHave, titled, skills.placed, headlineOf(statements, material.shape))
  const spans = placeSpans(words.text, {
    title,
    skills,
    conditions,
    seniority: title === null || title.seniority === 'none' ? statedSeniority(lower) : null,
  })
  const said = spans.map((span) => span.folded)
  const known = statements.flatMap((statement) => [...statement.skills, ...statement.titles])
  const namesJob = title !== null || inferred !== null || options.door === 'jobDesc' || criteria.mustHave.length > 0
  const keywords = readKeywords(words, statements, [...said, ...known], gazetteer, namesJob)
  if (keywords.asked.length > 0) criteria.keywords = keywords.asked
  const unread = readLeftovers(words, statements, said, options.door, gazetteer, conditions.seats)
  const leftovers = withoutLegend(unread, words.text, skills.legend).filter(
    (phrase) => !keywords.asked.some(({ term }) => keywordKey(term) === keywordKey(phrase)),
  )
  const reading: Reading = {
    criteria,
    ...(conditions.seats === null ? {} : { seats: conditions.seats.seats }),
    spans: inTextOrder([...spans.map(({ span }) => span), ...keywordSpans(words, keywords.placed)]),
    notUnderstood: asInText(words, [
      ...languageChoices(words, conditions),
      ...namesOutside(leftovers, words, skills),
      ...leftovers,
    ]),
    lint: [],
    language: null,
    questions: [],
  }
  reading.lint = readLint({
    words,
    statements,
    skills,
    conditions,
    criteria,
    door: options.door,
    inferred,
    thisYear: civilDay(options.today).year,
  }).map((finding) => traced(finding, words))
  if (options.door === 'summary') reading.questions = readQuestions(criteria, skills, title === null, gazetteer)
  return reading
}

/** "Flutter people, we love you but no" names who is not looked for. */
function isRefused(title: TitleReading | null, { placed }: SkillReading): boolean {
  if (title === null) return false
  return placed.some(({ term, target }) => target === 'exclude' && term.start >= title.start && term.end <= title.end)
}

/** The names to be quoted that no quoted clause holds. */
function namesOutside(leftovers: readonly string[], { text }: ReadWords, { doubted }: SkillReading): string[] {
  const names = new Set(doubted.map(({ start, end }) => text.clean.slice(start, end)))
  return [...names].filter((name) => !leftovers.some((phrase) => phrase.includes(name)))
}

/** "Dutch or English": criteria can only require both, so the choice is quoted. */
function languageChoices({ text }: ReadWords, { languages }: Conditions): string[] {
  const choices = languages.filter(({ isAlternative }) => isAlternative)
  const [first] = choices
  const last = choices.at(-1)
  if (first === undefined || last === undefined) return []
  const [start, end] = [Math.min(first.start, last.start), Math.max(first.end, last.end)]
  return end - start <= MAX_CHOICE_LENGTH ? [text.clean.slice(start, end).replace(/\s+/g, ' ')] : []
}

/** The phrases in the order in which the text says them. */
function asInText({ text }: ReadWords, phrases: readonly string[]): string[] {
  const said = text.lower.replace(/\s+/g, ' ')
  const placeOf = (phrase: string): number => {
    const place = said.indexOf(phrase.toLowerCase().replace(/\bw\/o\b/g, 'without'))
    return place < 0 ? said.length : place
  }
  const placed = phrases.map((phrase) => ({ phrase, place: placeOf(phrase) }))
  return placed.sort((left, right) => left.place - right.place).map(({ phrase }) => phrase)
}

function inTextOrder(spans: Span[]): Span[] {
  return spans.sort((left, right) => left.start - right.start || left.end - right.end)
}

function traced(finding: LintFinding, words: ReadWords): LintFinding {
  if (finding.start === null || finding.end === null) return finding
  return { ...finding, ...originalRange(words.text, finding.start, finding.end) }
}

function shapeOf(statements: readonly Statement[], door: Door): DescriptionShape {
  // Text about the employer does not make a short description long.
  const asking = statements.reduce(
    (sum, { section, start, end }) => sum + (isBoilerplate(section) || section === 'terms' ? 0 : end - start),
    0,
  )
  return {
    door,
    hasRequirements: statements.some((statement) => statement.section === 'must' && !statement.isHeading),
    isBrief: asking <= BRIEF_LENGTH && !statements.some((statement) => statement.section === 'must'),
    firstNamed: statements.find(({ skills }) => skills.length > 0)?.skills[0]?.start ?? null,
  }
}

function criteriaOf(
  title: TitleReading | null,
  inferred: { slug: string; name: string } | null,
  skills: SkillReading,
  conditions: Conditions,
  lower: string,
): SearchCriteria {
  const most = skills.overallYears.find(({ min, max }) => min === 0 && max !== null)?.max ?? null
  const least = skills.overallYears.reduce<{ min: number; max: number | null } | null>(
    (known, phrase) => (known === null || phrase.min > known.min ? { min: phrase.min, max: phrase.max } : known),
    null,
  )
  // "Min. exp.: 2 years. Max. exp.: 5 years."
  const years = least === null || least.max !== null ? least : { ...least, max: most }
  const ordered =
    years !== null && years.max !== null && years.max < years.min ? { min: years.max, max: years.min } : years
  const constraints: Constraints = {
    rateMax: conditions.pay?.pay ?? null,
    noticeMaxDays: conditions.notice?.days ?? null,
    startBy: conditions.start?.startBy ?? null,
    overlapHours:
      conditions.overlap === null ? null : { zone: conditions.overlap.zone, hours: conditions.overlap.hours },
    languages: conditions.languages.slice(0, MAX_LANGUAGES).map((phrase) => ({
      code: phrase.code,
      level: phrase.level,
      ...(phrase.insists && !phrase.isNiceToHave && !phrase.isAlternative ? {} : { required: false }),
      ...(phrase.isPlus || phrase.isAlternative ? { plus: true } : {}),
    })),
    countries: conditions.countries?.countries ?? [],
    engagement: conditions.engagements.map((phrase) => phrase.engagement),
    ...preferredLimits(conditions),
  }
  return {
    ...emptyCriteria(),
    title: (title?.title ?? inferred?.name ?? null)?.slice(0, MAX_TITLE_LENGTH) ?? null,
    titleSlug: title?.slug ?? inferred?.slug ?? null,
    seniority:
      title?.seniority !== undefined && title.seniority !== 'none'
        ? title.seniority
        : (statedSeniority(lower)?.seniority ?? 'none'),
    years: ordered,
    mustHave: skills.mustHave,
    niceToHave: skills.niceToHave,
    constraints,
    unwantedSkills: skills.unwanted,
  }
}

/** Every limit that the text names without insisting on it. */
function preferredLimits(conditions: Conditions): Pick<Constraints, 'required'> {
  const { pay, notice, start, overlap, countries, engagements, insists } = conditions
  const isNamed: Readonly<Record<LimitName, boolean>> = {
    rate: pay !== null,
    notice: notice !== null || start !== null,
    overlap: overlap !== null,
    country: countries !== null,
    engagement: engagements.length > 0,
  }
  const preferred = limitNames.filter((name) => isNamed[name] && !insists.has(name))
  return preferred.length === 0 ? {} : { required: Object.fromEntries(preferred.map((name) => [name, false])) }
}

const ENOUGH_TO_INFER = 0.8
const MIN_SKILLS_TO_INFER = 2

/** Where the first skill begins at the latest if the text opens with it. */
const MAX_OPENING = 15

/** Beside must-haves a nice-to-have says less of the job. */
const LESS = 0.5

/** Guesses the title from the skills when at least two technologies suggest the same one. */
function inferredTitle(
  skills: Pick<SkillReading, 'mustHave' | 'niceToHave' | 'placed'>,
  statements: readonly Statement[],
  gazetteer: Gazetteer,
): { slug: string; name: string } | null {
  const asked: [string, number][] = [
    ...skills.niceToHave.map(({ skill, weight }): [string, number] => [skill, weight / 10]),
    ...skills.mustHave.flatMap((must) => must.anyOf.map((slug): [string, number] => [slug, 1 / must.anyOf.length])),
  ].filter(([slug]) => isTechnology(slug as string, gazetteer)) as [string, number][]
  const fields = statements.flatMap((statement) => statement.skills.filter(({ slug }) => FIELDS_OF_ROLES.has(slug)))
  const [first] = [...skills.placed.map(({ term }) => term), ...fields].toSorted(
    (left, right) => left.start - right.start,
  )
  // "Python backend" names the work behind the technology.
  const named = fields.find(({ start }) => start === (first?.end ?? 0) + 1) ?? first
  const opening = named !== undefined && named.start <= MAX_OPENING ? named.slug : null
  const namesField = gazetteer.titles.some(({ family }) => family === opening)
  const least = namesField ? 1 : MIN_SKILLS_TO_INFER
  if (asked.filter(([, weight]) => weight >= 0.3).length < least) return null
  const musts = new Set(skills.mustHave.flatMap(({ anyOf }) => anyOf))
  const weighed = asked.map(([slug, weight]): [string, number] => [
    slug,
    musts.size === 0 || musts.has(slug) ? weight : weight * LESS,
  ])
  return guessTitle(weighed, gazetteer, { enough: ENOUGH_TO_INFER, first: opening })
}

function isTechnology(slug: string, gazetteer: Gazetteer): boolean {
  const place = gazetteer.skillPlaces.get(slug) ?? -1
  return gazetteer.technical[place] === 1 && gazetteer.generic[place] === 0
}

function readList(text: string, gazetteer: Gazetteer): Reading {
  const list = readSkillList(text, gazetteer)
  const inferred = titleOfList(list.mustHave, gazetteer)
  const criteria: SearchCriteria = {
    ...emptyCriteria(),
    title: inferred?.name ?? null,
    titleSlug: inferred?.slug ?? null,
    mustHave: markCentral(list.mustHave, { slug: inferred?.slug ?? null, stretch: null }, [], null),
    niceToHave: list.niceToHave,
    unwantedSkills: list.unwanted,
  }
  const keywords = keywordsOfList(
    list.words,
    list.placed.map(({ term }) => term),
    gazetteer,
  )
  if (keywords.asked.length > 0) criteria.keywords = keywords.asked
  if (list.written.length > 0) criteria.writtenWords = list.written
  const named =
    criteria.mustHave.length + criteria.niceToHave.length + criteria.unwantedSkills.length + keywords.asked.length
  const isEmpty = named === 0
  const vague: LintFinding = {
    code: 'vague',
    message: 'We don’t know any of these skills. Try another spelling or a broader term.',
    start: null,
    end: null,
  }
  return {
    criteria,
    spans: inTextOrder([
      ...list.placed.map(({ term, target, position }): Span => {
        const range = originalRange(list.words.text, term.start, term.end)
        return { ...range, text: text.slice(range.start, range.end), target, skill: term.slug, position }
      }),
      ...keywordSpans(list.words, keywords.placed),
    ]),
    notUnderstood: list.notUnderstood.filter((phrase) => !isKeyword(phrase, gazetteer)).slice(0, 20),
    lint: isEmpty ? [vague] : inferred === null ? [] : [guessedTitle(inferred)],
    language: null,
    questions: [],
  }
}

const ENOUGH_SKILLS_TO_INFER = 3
const ENOUGH_OF_A_LIST = 1.2

/** Guesses the title of a skill list; people list the most important skills first. */
function titleOfList(
  mustHave: SearchCriteria['mustHave'],
  gazetteer: Gazetteer,
): { slug: string; name: string } | null {
  if (mustHave.length < ENOUGH_SKILLS_TO_INFER) return null
  const asked = mustHave.flatMap(({ anyOf }, place) =>
    anyOf
      .filter((slug) => !isEverywhere(slug, gazetteer))
      .map((slug): [string, number] => [slug, Math.max(0.4, 1 - place / 10) / anyOf.length]),
  )
  return guessTitle(asked, gazetteer, { enough: ENOUGH_OF_A_LIST })
}

/** Word and Excel appear in every list and indicate no title; a wide field such as machine learning does. */
function isEverywhere(slug: string, gazetteer: Gazetteer): boolean {
  const place = gazetteer.skillPlaces.get(slug) ?? -1
  const kind = gazetteer.skills[place]?.kind
  return (
    gazetteer.generic[place] === 1 &&
    (kind === 'tool' || slug === 'programming' || slug === 'agile' || slug === 'scripting')
  )
}

function guessedTitle({ name }: { name: string }): LintFinding {
  const message = `The skills suggest ${withArticle(name)}. Remove the title if that’s wrong.`
  return { code: 'vague', message, start: null, end: null }
}

function nothingRead(text: string): Reading {
  const isLink = /\S:\/\/|www\./i.test(text)
  const message = isLink
    ? 'This is only a link. Paste the text of the page instead.'
    : 'There is no text to read. Describe the job in a sentence or paste the job description.'
  return {
    criteria: emptyCriteria(),
    spans: [],
    notUnderstood: [],
    lint: [{ code: 'too-short', message, start: null, end: null }],
    language: null,
    questions: [],
  }
}

/** Of another language only names and numbers are read, which the note says. */
function readInPart(language: string, words: ReadWords, gazetteer: Gazetteer): Reading {
  const { criteria, spans } = readForeign(words, gazetteer)
  const name = LANGUAGE_NAMES.get(language) ?? 'this language'
  const message =
    spans.length === 0
      ? `We can’t read ${name} yet. Translate it or add the skills by hand.`
      : `We can’t read ${name} in full, only English. Title, skills, years and place are taken by name, and all skills as nice-to-haves. Check them, or paste a translation.`
  return {
    criteria,
    spans,
    notUnderstood: [],
    lint: [{ code: 'foreign-language', message, start: null, end: null }],
    language,
    questions: [],
  }
}

const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map(
  'de German,fr French,es Spanish,pt Portuguese,it Italian,nl Dutch,da Danish,sv Swedish,nb Norwegian,fi Finnish,pl Polish,cs Czech,ro Romanian,hu Hungarian,tr Turkish,vi Vietnamese,id Indonesian,ja Japanese,ko Korean,zh Chinese,ru Russian,uk Ukrainian,ar Arabic,he Hebrew,el Greek,th Thai,hi Hindi,bn Bengali,ta Tamil,ka Georgian'
    .split(',')
    .map((entry) => {
      const [code = '', name = ''] = entry.split(' ')
      return [code, name] as const
    }),
)
