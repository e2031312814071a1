import type { LanguageLevel } from '@assay/ranking-engine/candidate/candidate-profile'
import type { Statement } from '../statements/index.ts'
import { firstLevel, levelsInTurn, type NamedLevel } from './language-levels.ts'

export interface LanguagePhrase {
  start: number
  end: number
  code: string
  level: LanguageLevel | null
  isNiceToHave: boolean
  /** Only an advantage: "a plus", unlike "preferred". */
  isPlus: boolean
  /** "Required", "a must": a candidate without the language is excluded. */
  insists: boolean
  /** One of several languages is enough. */
  isAlternative: boolean
}

/** "German C1 and English B2": what follows directly belongs to its own language. */
const STATED_NEXT =
  /^(?:(?:[\s:(/,"-]|\b(?:(?:must|should|has to|needs to) be|is|spoken and written|written and spoken|both)\b)*(?:at least|at|on|level:?|of|the|an?|minimum|language|skills|knowledge|cefr|gers|niveau|nivel)\b|[\s:(/,"-]*\bmin\b\.?)*[\s:(/,"-]*([abc][12])\b/
/** "Ideally at C1 but at least at B2". */
const STATED_MINIMUM =
  /^[^.;)]{0,30}[abc][12][^.;)]{0,12}\b(?:at least|min\.?|minimum)(?: at)?(?: level)? ([abc][12])\b/
/** "German is the office language, B2 please", "fluent German, at least B2". */
const STATED_LATER =
  /^ (?:is|being|as)\b[^.;,]{0,40},\s*(?:at |the |level |min\.? |so )*([abc][12])\b|^(?: or (?:another|any other) [a-z]+(?: language)?)?\s*,\s*(?:at least|min\.?|minimum|level)\s+(?:level |cefr )?([abc][12])\b/
/** "At least B2 in both English and Polish". */
/** "{ name: German, level: C1 }". */
const LABELED = /^["'\s]*[,:(-]?\s*["']?level["']?\s*[:=]\s*["']?([abc][12])\b/
/** "Danish is our daily language, so you speak and write it fluently". */
const WORDED_LATER =
  /^ (?:is|being|as)\b[^.;]{0,60}\b(?:speak|write|use|master)\b[^.;]{0,20}\b(?:it )?(fluently|natively|well)\b/
/** "Calls in English, upper intermediate at least". */
const WORDED_NEXT =
  /^\s*[,:(-]\s*(?:at (?:a |an )?|level |min\.? )?((?:upper[- ])?intermediate|fluent|native|advanced|proficient|conversational|business level|professional level)\b(?! (?:in|with|level of)\b)/
const STATED_OF_BOTH = /\b([abc][12])\s+(?:level\s+)?(?:in|of)\s+(?:both\s+)?[a-z]+\s+and\s+$/
/** "English: you write well and are at ease on calls (B2 at minimum)". */
const STATED_IN_BRACKETS = /^[^.;()]{0,70}\(([abc][12])(?: at (?:minimum|least)| min\w*)?\)/
const STATED = /\b([abc][12])\b/
/** "Level C1 or higher of English". */
const STATED_BEFORE =
  /\b([abc][12])(?: level)?(?:\+| (?:or|and) (?:higher|above|better|more|up))? (?:of|in|for) (?:the )?$/
const NICE_TO_HAVE =
  /\b(?:plus(?! (?:one|another|a (?:second|third)) |(?: \w+)? (?:english|german|french|spanish|italian|dutch|polish|portuguese|swedish|danish|norwegian|finnish|czech|russian|ukrainian|arabic|mandarin|chinese|japanese|korean|hindi|turkish|greek|hungarian|romanian|hebrew)\b)|bonus|helps|makes? (?:life|things|it) easier|(?:would|will|can) (?:help|delight|be (?:nice|great|good|lovely|useful))|nice|good to have|even better|lovely|useful|handy|cool|whatever|merit(?:orious|ing)?|appreciated|or (?:the )?(?:will|willing\w*)|advantage|nice[- ]to[- ]have|preferr?ed|preferabl[ey]|ideally|desirable|advantageous|asset|beneficial|optional|welcome|helpful|opens doors|would (?:open|be|help|round|make|love|like|appreciate|value)|appreciate|open doors|not (?:mandatory|a must|essential))\b/
const PREFERRED = /\b(?:preferr?ed|preferabl[ey]|ideally)\b/
const NOT_NEEDED =
  /^[,;.]? (?:and |but )?you (?:need not|needn't|do(?: not|n't) (?:have|need) to)\b|^[\s:)=?-]*(?:(?:language|skills?|mother tongue|knowledge|speakers?|native[- ]level|native|fluency)[\s:]+)?(?:(?:is|are|will|would|be)\s+)*(?:not (?:be )?(?:needed|required|necessary|expected|an? (?:prerequisite|precondition|requirement|condition))|isn't|aren't|(?:alone|only|by itself)?,?\s*(?:won't|will not|is not|isn't) (?:do|enough|suffice|sufficient|be enough)|unnecessary|no (?:requirement|need|prerequisite)|(?:is |are )?(?:entirely |totally |completely )?(?:your (?:own )?business|up to you|your choice|irrelevant|indifferent|no matter)|indifferent|not spoken)/
const NOT_A_MUST =
  /^[\s:)=-]*(?:no\b(?! (?:less|lower|below|worse))|not (?:a )?must\b|not req'?d\b|not (?:really|so much|necessarily)\b|n(?:ot )?needed\b|irrelevant\b)/
/** "You will not get far without Spanish" asks for it. */
const NOT_WITHOUT =
  /\b(?:not|never|no one|nobody|nothing|hard(?:ly)?|lost|difficult|impossible|can't|cannot|won't)\b[^.;]{0,40}\bwithout (?:any |good |some |solid )?$/
const NOT_NEEDED_BEFORE =
  /\b(?:neither|nor) (?:[a-z]+ )?$|(?:\b(?:not|never|nobody|no one)\b|n't) (?:\w+ )?(?:need|require|expect|ask|have|insist|must)\w*(?: (?:you|anyone|to|on|for|that))* (?:(?:speak|know|read|write|understand|learn|master|use)\w* )?(?:any |much |good |fluent |your )?$|\b(?:customers?|clients?|users?|colleagues|teams?|they|partners?) (?:do not|don't|doesn't|rarely|hardly|never) speak (?:any |much |good )?$|\b(?:no|without|not|no need for|don't need|do not need|needn't)\s+(?:any |speak |know )?$/
const INSISTS =
  /(?<!\b(?:not|no|n't)\s+(?:a |strictly |be )?)\b(?:must|required|mandatory|essential|compulsory|obligatory|necessary|needed|indispensable|non-negotiable|only)\b/
const OF_LANGUAGE =
  /\b(?:he|she|they|you|candidates?)(?: or she)? (?:needs?|must know|has to know|have to know)\b|\b(?:hold|run|give|lead|moderate|facilitate|conduct)s?\b[^.;,]{0,30}\bin\b|\bopens doors\b|\bliais\w+|\btalk(?:s|ing)? (?:to|with)\b|\b(?:talk|present|communicate|correspond|negotiate|write|report|deal|work)\w*\b[^.;,]{0,30}\bin\b|\b(?:meetings?|talk\w*|conversations?|support|customers?|workshops?|calls?|explain\w*|discuss\w*|negotiat\w*|present\w*|interviews?|documents?|documentation) (?:are |is |will be )?(?:held |conducted |done |run )?in\b|\bwork(?:ing)? in\b|\b(?:comfortable|at home|at ease|confident|get by) (?:in|with)\b|\b(?:is|are) (?:what|all) (?:you|we)(?:'ll| will)? (?:need|ask|want|use|speak)\b|\blike (?:it's|it is|it were) your own\b|\b(?:read|reads|reading|write|writes|understands?|fluent|fluency|speak(?:ing|er|ers|s)?|spoken|written|language|languages|native|mother tongue|proficien(?:t|cy)|command|knowledge|skills|level|oral|orally|writing|communicat\w*|bilingual|verbal(?:ly)?|conversational|business|good|excellent|strong|perfect|basic|required|must|is a|plus|professional|intermediate|advanced|working|helps?|useful|handy|welcome|nice|fine|even better|mandatory|delight|is our|only|alone|needed|enough|suffices?|optional|possible|expected|correct|goes without saying|would|makes? life|office language|company language|working language|open doors|advantage|ideally|preferabl[ey]|preferr?ed|desirable|beneficial|asset)\b|\b[abc][12]\b/
const NOT_A_LANGUAGE_AFTER =
  /^\s*(?:versions?\b|are (?:displayed|shown)|working permission|work(?:ing)? permit|work visa|permit|passport|permission|citizens?hip|nationals?\b|residen\w+|market|company|companies|law|client|clients|customers?|colleagues|partners|department|headquarters?|hq|branch|plant|factory|stakeholders|investors|suppliers?|language (?:courses?|classes|lessons|training)|office|team|citizen|government|history|literature|translation|subsidiary|healthcare|tax|gaap|army|air|airlines?|speaking (?:countries|team|customers?|clients?|market|users)|bank|based|startup|engineering|manufacturer|automotive|classes|courses?|lessons|vcs|shepherd|team in|offices|subtitles|first\b|below|version|text\b|follows|summary)\b/

/** "German or Austrian residents": where people live. */
const OF_PEOPLE = /^(?:,? (?:or|and) [a-z]+)+ (?:residen(?:ts?|ce|cy)|citizens?(?:hip)?|nationals?|passports?)\b/

/** "A Danish packaging company", "Italian design": where a firm or a thing comes from. */
const OF_ORIGIN =
  /^(?:-owned|-based)?\s+(?:(?!(?:is|are|was|as|and|or|in|for|with|to|our|the|an?|at|of|on|must|will|would|speaking|spoken|written|language|level|skills|both|fluent|if)\b)[a-z-]+ ){0,2}(?:company|firm|business(?! (?:fluent|level|proficien))|group|manufacturer|start-?up|scale-?up|bank|retailer|brand|family|design|industry|university|producer|supplier|provider|agency|consultancy|insurer|roots|origin|concern|corporation|foundation|hospital|municipality|ministry|authorit(?:y|ies)|sector|subsidiary)\b(?! language)/
/** "Apply in German or English", "tell us about it (in Danish or English) and include your CV". */
const OF_APPLICATION =
  /\b(?:apply|applications?|cv|cvs|resumes?|cover(?:ing)? letters?|motivation letter|include|attach|submit|send|tell us|write to us)\b/
const WRITTEN_IN = /\b(?:in|either in)\s+(?:[a-z]+(?:,| or| and)\s+){0,3}$/
const IS_SPOKEN =
  /\b(?:fluen\w*|speak\w*|spoken|proficien\w*|native|level|command|skills?|knowledge|must (?:know|speak)|[abc][12])\b/

/** What is translated or supported: "we translate into 24 languages, from Greek to Portuguese". */
const OF_PRODUCT =
  /\b(?:we|they|it(?! support\b)|our \w+|the (?:app|product|website|site|platform|game|games|docs|documentation|tool)) (?:\w+ )?(?:translat|locali[sz]|subtitl|dubb?|publish|support|ship|exist|appear|come)\w*\b(?![^.;]*\b(?:customers?|clients?|colleagues|users|calls|tickets) in\b)/
const ASKED_TOO =
  /\b(?:so (?:should|must|do|will) you|and you (?:should|must|need|do)|you (?:should|must) too|as (?:should|must) you)\b/
const OF_COLLEAGUES =
  /\b(?:our|the) (?:\w+ )?(?:engineers|teams?|people|colleagues|employees|staff|customers|users|website|app|product) (?:speaks?|comes?|is in|are in|supports?|is available)\b|\b(?:founders?|ceo|cto|owners?|investors?|boss(?:es)?|customers?|clients?) (?:is|are) (?=(?:all |mostly )?[a-z]+(?: and [a-z]+)?\s*(?:[.,;]|$))/

/** Required languages, with the CEFR level that the wording implies. */
export function languagesIn(lower: string, statement: Statement, names: ReadonlyMap<string, string>): LanguagePhrase[] {
  const text = lower.slice(statement.start, statement.end)
  const found: LanguagePhrase[] = []
  const colleagues = ASKED_TOO.test(text) ? null : (OF_COLLEAGUES.exec(text) ?? OF_PRODUCT.exec(text))
  const words = [...text.matchAll(/[a-z]{4,}/g)].filter((word) => names.has(word[0])) as RegExpExecArray[]
  const inTurn = levelsInTurn(text, words)
  for (const word of words) {
    const end = word.index + word[0].length
    if (isOfColleagues(text, word.index, colleagues)) continue
    if (!isOfSpeech(text, words, word)) continue
    const code = names.get(word[0]) as string
    const known = found.find((phrase) => phrase.code === code)
    const isStated = STATED_NEXT.test(text.slice(end))
    if (known !== undefined && known.level !== null && !isStated) continue
    const yetHelps = BUT_HELPS.test(text.slice(end))
    const answer = answerTo(text.slice(0, word.index), lower.slice(statement.start + end))
    if (answer === 'fine') continue
    if (answer === null && !yetHelps && isNotNeeded(text.slice(0, word.index), text.slice(end))) continue
    if (/\b(?:classes|courses?|lessons) (?:in|for)[^.;]*$/.test(text.slice(0, word.index))) continue
    const next = words[words.indexOf(word) + 1]
    // "German and English fluently" covers both.
    const isOfBoth = next !== undefined && /^\s*(?:and|&|,|or)\s*$/.test(text.slice(end, next.index))
    const leveled =
      inTurn.get(word) ?? levelNear(text, word.index, end, isOfBoth ? text.length : (next?.index ?? text.length))
    // "German, i.e. business fluent German": a mention with a level says more than one without.
    if (known !== undefined && leveled === null) continue
    if (known !== undefined) found.splice(found.indexOf(known), 1)
    found.push({
      start: statement.start + (leveled?.start ?? word.index),
      end: statement.start + (leveled?.end ?? end),
      code,
      level: leveled?.level ?? null,
      ...weightOf(clauseAround(text, word.index, end), statement, yetHelps),
      isAlternative: isAlternative(text, words, word),
    })
  }
  return colleagues === null ? withCoded(found, text, statement) : found
}

/** Unless its level is stated: "German at B1, the people here speak nothing else", "our team is in Berlin, English at C1 counts". */
function isOfColleagues(text: string, at: number, colleagues: RegExpExecArray | null): boolean {
  if (colleagues === null) return false
  const end = at + (/^[a-z]+/.exec(text.slice(at))?.[0].length ?? 0)
  const between = text.slice(Math.min(end, colleagues.index), colleagues.index)
  // "German is a plus since our customers are in Bavaria" gives the reason.
  if (STATED.test(between) || /\b(?:as|since|because)\s*$/.test(between)) return false
  return at < colleagues.index || !STATED_NEXT.test(text.slice(end))
}

function withCoded(found: LanguagePhrase[], text: string, statement: Statement): LanguagePhrase[] {
  for (const phrase of codedLanguages(text, statement)) {
    const known = found.find(({ code }) => code === phrase.code)
    if (known === undefined) found.push(phrase)
    // "Read Japanese specifications (JLPT N2)".
    else known.level ??= phrase.level
  }
  return found
}

/** "Our documentation is in Dutch; you needn't speak it." */
const NEED_NOT =
  /^[;.,]? (?:and |but )?(?:(?:you|candidates) (?:need not|needn't|don't (?:have|need) to|do not (?:have|need) to)|(?:nobody|no one) (?:needs|has) to) (?:speak|know|understand|read|write|learn|master) (?:it|that|this)\b/

/** "You don't speak Dutch? Fine. No English? Problem." */
function answerTo(before: string, after: string): 'fine' | 'problem' | null {
  if (NEED_NOT.test(after)) return 'fine'
  if (!/(?:\b(?:no|not)|n't)(?: (?:speak|know|have|understand|read|write))?(?: any| good| fluent)? $/.test(before))
    return null
  const answer =
    /^(?: (?:skills|knowledge|yet|at all))?\s*\?\s*(not (?:so |really )?(?:fine|good|ok)|(?:that's |that is |this is )?(?:a |the )?(?:problem|pity|no[- ]go|dealbreaker)|(?:that's |that is |it's )?(?:fine|okay|ok|no (?:problem|worries|issue)|never mind)|(?:we )?do(?:n't| not) (?:mind|care)|doesn't matter)\b/.exec(
      after,
    )?.[1]
  if (answer === undefined) return null
  return /^not|problem|pity|no[- ]go|dealbreaker/.test(answer) && !/no problem/.test(answer) ? 'problem' : 'fine'
}

/** "Nice: Docker. English is mandatory." */
function weightOf(
  clause: string,
  { section }: Statement,
  yetHelps: boolean,
): Pick<LanguagePhrase, 'isNiceToHave' | 'isPlus' | 'insists'> {
  const insists = INSISTS.test(clause)
  return { ...leaningOf(clause, yetHelps || (section === 'nice' && !insists)), insists: insists && !yetHelps }
}

/** "Deutsch fliessend", "anglais courant": how well, in the language itself. */
const LEVEL_ABROAD =
  /\b(?:verhandlungssicher\w*|fliessend\w*|muttersprach\w*|sehr gut\w*|gute?[snr]?|courant|couramment|maternelle|bilingue|nativ[oa]|fluente|fluido|madrelingua|materna|vloeiend|uitstekend|moedertaal|flytande|flydende|flytende|modersmal|morsmal|sujuva|biegl[ya]|plynn[yie]\w*)\b/

/** Whether the name is that of a language that someone speaks. */
function isOfSpeech(text: string, words: readonly RegExpExecArray[], word: RegExpExecArray): boolean {
  const end = word.index + word[0].length
  const around = text.slice(Math.max(0, word.index - 45), Math.min(text.length, end + 40))
  const after = text.slice(end)
  if (OF_PEOPLE.test(after) || NOT_A_LANGUAGE_AFTER.test(after) || OF_ORIGIN.test(after)) return false
  if (OF_APPLICATION.test(text) && WRITTEN_IN.test(text.slice(0, word.index)) && !IS_SPOKEN.test(text)) return false
  if (
    word[0] === 'polish' &&
    /^\s+(?:your|our|the|up|it|an?(?! (?:\w+ )?(?:plus|must|bonus|asset|advantage)\b))\b/.test(after)
  )
    return false
  return (
    NOT_WITHOUT.test(text.slice(0, word.index)) ||
    (UNLIKE_OTHER.test(text.slice(0, word.index)) && /^ is\s*(?:[.!,;]|$)/.test(after)) ||
    OF_LANGUAGE.test(around) ||
    LEVEL_ABROAD.test(around) ||
    after.startsWith('?') ||
    isListed(text) ||
    isItemOfLanguages(text, word, words) ||
    isBesideOther(text, word, words) ||
    isOfSearch(text, word) ||
    isAlternative(text, words, word)
  )
}

/** "German isn't necessary, English is." */
const UNLIKE_OTHER =
  /(?:\bnot|n't) (?:\w+ )?(?:necessary|needed|required|mandatory|obligatory|essential|important|a must|a requirement)[,;]? (?:but |while )?$/

const OF_OTHERS =
  /\b(?:are|is|was|were|our|we|us|they|their|customers?|clients?|markets?|users?|offices?|subsidiar\w+)\b/

const ITEM_BEFORE = /^.*(?=[,;|]|(?<=\s)[/-]\s)/s

/** "Go, Kubernetes, English and German": an item of a list that names nothing else. */
function isItemOfLanguages(text: string, word: RegExpExecArray, words: readonly RegExpExecArray[]): boolean {
  const start = ITEM_BEFORE.exec(text.slice(0, word.index))?.[0].length ?? -1
  if (start < 0 || OF_OTHERS.test(text.slice(0, start))) return false
  const length = /[,;.|]|\s[/|-]\s|$/.exec(text.slice(start + 1))?.index ?? 0
  const item = text.slice(start + 1, start + 1 + length)
  const names = new Set(words.map(([name]) => name))
  return item.split(/[\s/&+]+/).every((each) => each === '' || each === 'and' || names.has(each))
}

/** "sap abap hindi english pune": two languages side by side are none that something is from. */
function isBesideOther(text: string, word: RegExpExecArray, words: readonly RegExpExecArray[]): boolean {
  if (OF_OTHERS.test(text)) return false
  const end = word.index + word[0].length
  return words.some((other) => other.index === end + 1 || word.index === other.index + other[0].length + 1)
}

const LENGTH_OF_SEARCH = 90
/** What a search of a few words does not hold. */
const OF_SENTENCE =
  /[,;:!?.](?!\d)|\b(?:we|our|you|your|i|my|is|are|was|has|have|will|can|an?|the|this|that|for|of|by|to|into|from|between|with|in|translat\w*|texts?|docs?|content|markets?|customers?|teachers?)\b/

/** "data engineer tel aviv hebrew 30k": the last name of a search of a few words, or one before an amount. */
function isOfSearch(text: string, { 0: name, index }: RegExpExecArray): boolean {
  if (text.length > LENGTH_OF_SEARCH || OF_SENTENCE.test(text)) return false
  return /^\s*$|^ (?:[€£$]\s?)?\d[\d.]*\s?(?:k\b|[a-z]{3}\b|[€£$])/.test(text.slice(index + name.length))
}

function isNotNeeded(before: string, after: string): boolean {
  if (NOT_WITHOUT.test(before)) return false
  return (
    NOT_NEEDED.test(after.replace(/^(?: or [a-z]+)+/, '')) || NOT_A_MUST.test(after) || NOT_NEEDED_BEFORE.test(before)
  )
}

/** "Isn't a must, but it helps". */
const BUT_HELPS =
  /^[\s:)=-]*(?:is |are )?(?:not|n't|isn't|no)[^.;]{0,24}[,;(-]?\s*\b(?:but|though|yet|however|although)\b[^.;]{0,30}\b(?:helps?|plus|nice|welcome|bonus|useful|asset|advantage|appreciated|handy)\b/

function leaningOf(clause: string, isAmongNice: boolean): Pick<LanguagePhrase, 'isNiceToHave' | 'isPlus'> {
  const isNiceToHave = isAmongNice || NICE_TO_HAVE.test(clause)
  return { isNiceToHave, isPlus: isNiceToHave && (isAmongNice || !PREFERRED.test(clause)) }
}

/** "Eng B2": the first letters of a name, beside a level. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    eng: 'en',
    engl: 'en',
    ger: 'de',
    deu: 'de',
    fra: 'fr',
    fre: 'fr',
    esp: 'es',
    spa: 'es',
    ita: 'it',
    pol: 'pl',
    por: 'pt',
    swe: 'sv',
  }),
)
const CODED =
  /\b(engl?|ger|deu|fra|fre|esp|spa|ita|pol|por|swe|en|de|fr|es|it|nl|pl|pt|cs|da|sv|fi|ru|uk|ro|hu|el|tr)\b\s*[:(/-]?\s*([abc][12])\b/g

const OF_LANGUAGES = /\blang(?:uages?|s)?\b|\bspeak(?:ing|ers?)\b/
const CODED_IN_WORDS =
  /\b(engl?|ger|deu|fra|esp|ita|pol|por|swe|en|de|fr|es|it|nl|pl|pt|cs|da|sv|fi|ru|uk|ro|hu|el|tr)\b\s*[:(=/–-]?\s*((?:very )?(?:fluent|native|business|professional|conversational|mother tongue|negotiation[- ]safe|obvious|at \w+ level|good|basic|excellent|advanced|intermediate|plus|required|mandatory|optional|must|nice|an asset|speak(?:ing|ers?))\b)/g

/** The levels that exams certify: "JLPT N2", "IELTS 7.0". */
const EXAM =
  /\b(?:jlpt\s?(?:level )?n([1-4])|hsk\s?(?:level )?([3-6])|(ielts)\s?(?:score )?(?:of )?([5-9])(?:[.,]\d)?)\b/g
const LEVEL_OF_JLPT: readonly LanguageLevel[] = ['C1', 'B2', 'B1', 'A2']
const LEVEL_OF_HSK: readonly LanguageLevel[] = ['B1', 'B1', 'B2', 'C1']

function ofExam(match: RegExpExecArray, text: string, { start, section }: Statement): LanguagePhrase {
  const [said, jlpt, hsk, , ielts] = match
  const level =
    jlpt !== undefined
      ? LEVEL_OF_JLPT[Number(jlpt) - 1]
      : hsk !== undefined
        ? LEVEL_OF_HSK[Number(hsk) - 3]
        : Number(ielts) >= 7
          ? 'C1'
          : 'B2'
  const clause = clauseAround(text, match.index, match.index + said.length)
  return {
    start: start + match.index,
    end: start + match.index + said.length,
    code: jlpt !== undefined ? 'ja' : hsk !== undefined ? 'zh' : 'en',
    level: level ?? null,
    ...leaningOf(clause, section === 'nice'),
    insists: INSISTS.test(clause),
    isAlternative: false,
  }
}

/** "Bilingual FR/EN". */
const BILINGUAL =
  /\bbilingual(?:ism)?\b[\s:(]*(en|de|fr|es|it|nl|pl|pt)\s?(?:[/,&+-]|and)\s?(en|de|fr|es|it|nl|pl|pt)\b|\b(en|de|fr|es|it|nl|pl|pt)\s?(?:[/,&+-]|and)\s?(en|de|fr|es|it|nl|pl|pt)[\s:,(-]*bilingual\b/

/** "EN C1, DE B2" and, where languages are announced, "EN fluent". */
function codedLanguages(text: string, statement: Statement): LanguagePhrase[] {
  const coded = [...text.matchAll(CODED_IN_WORDS)]
  // "NL native, FR good": two letters beside a level, twice, are languages without a word for it.
  const named = OF_LANGUAGES.test(text) || new Set(coded.map(([, code]) => code)).size > 1 ? coded : []
  const worded = named.map((match): LanguagePhrase => {
    const clause = clauseAround(text, match.index, match.index + match[0].length)
    return {
      start: statement.start + match.index,
      end: statement.start + match.index + match[0].length,
      code: LETTERS.get(match[1] ?? '') ?? match[1] ?? '',
      level: firstLevel(match[2] ?? '')?.level ?? null,
      ...leaningOf(clause, statement.section === 'nice'),
      insists: INSISTS.test(clause),
      isAlternative: false,
    }
  })
  for (const match of text.matchAll(EXAM)) worded.push(ofExam(match, text, statement))
  const both = BILINGUAL.exec(text)
  for (const code of both === null ? [] : [both[1] ?? both[3] ?? '', both[2] ?? both[4] ?? '']) {
    const [from, to] = [both?.index ?? 0, (both?.index ?? 0) + (both?.[0].length ?? 0)]
    const clause = clauseAround(text, from, to)
    worded.push({
      start: statement.start + from,
      end: statement.start + to,
      code,
      level: null,
      ...leaningOf(clause, statement.section === 'nice'),
      insists: INSISTS.test(clause),
      isAlternative: false,
    })
  }
  const leveled = [...text.matchAll(CODED)].map(
    (match): LanguagePhrase => ({
      start: statement.start + match.index,
      end: statement.start + match.index + match[0].length,
      code: LETTERS.get(match[1] ?? '') ?? match[1] ?? '',
      level: (match[2] ?? '').toUpperCase() as LanguageLevel,
      ...leaningOf(text, statement.section === 'nice'),
      insists: INSISTS.test(text),
      isAlternative: false,
    }),
  )
  return [...leveled, ...worded.filter(({ code }) => !leveled.some((phrase) => phrase.code === code))]
}

function isListed(text: string): boolean {
  return text.trim().split(/\s+/).length <= 4
}

/** "Dutch or English", "one of: German, French". */
function isAlternative(text: string, words: readonly RegExpExecArray[], word: RegExpExecArray): boolean {
  return words.some((other) => {
    if (other === word) return false
    const [first, second] = other.index < word.index ? [other, word] : [word, other]
    if (isOneOfMany(text, first, second, words)) return true
    if (/\b(?:bilingual|both)\b/.test(text.slice(Math.max(0, first.index - 16), first.index))) return false
    const between = text.slice(first.index + first[0].length, second.index)
    return (
      /^\s*(?:\([^)]*\)\s*)?(?:(?:at )?(?:native(?: level| speaker)?|fluent(?:ly)?|min\.?|[abc][12]|level)\s*)*(?:,\s*)?\bor\b(?: an?other| at least| fluent| native| good)*\s*$/.test(
        between,
      ) || /^\s*\/\s*$/.test(between)
    )
  })
}

/** "Either Norwegian, Swedish or Danish": a list that is announced as a choice. */
function isOneOfMany(
  text: string,
  first: RegExpExecArray,
  second: RegExpExecArray,
  words: readonly RegExpExecArray[],
): boolean {
  const place = words.indexOf(first)
  if (words[place + 1] !== second || !/^\s*,\s*$/.test(text.slice(first.index + first[0].length, second.index)))
    return false
  const opening = words.findLast((word) => word.index <= first.index && !/,\s*$/.test(text.slice(0, word.index)))
  return opening !== undefined && OPENS_CHOICE.test(text.slice(0, opening.index))
}
const OPENS_CHOICE =
  /\b(?:either|one of|any of|at least one of)\W+(?:(?:the (?:following|languages)|these|fluent|good|in)\W+)*$/

/** The clause without brackets that describe something else. */
function clauseAround(text: string, from: number, to: number): string {
  const start = Math.max(
    text.lastIndexOf(',', from),
    text.lastIndexOf(';', from),
    text.lastIndexOf('. ', from),
    text.lastIndexOf(' but ', from),
    text.lastIndexOf('(', from),
    0,
  )
  const rest = text
    .slice(to)
    .replace(/^,(?= (?:even|at least|ideally|if only)\b[^,.;]{0,20},)[^,]*,/, (aside) => ' '.repeat(aside.length))
  const stop = /[,;]|\. |\bbut\b(?! (?:not|whatever|no))/.exec(rest)
  const clause = text.slice(start, stop === null ? text.length : to + stop.index)
  return clause.replace(/(?<=\S)\s*\([^)]*\)/g, (bracket) =>
    // "English at C1 (Russian = plus)" speaks of another language.
    /\b(?:plus|bonus|nice|helps|either)\b/.test(bracket) && !/^\s*\([a-z]{4,}\s*(?:=|:|is|are|would be)/.test(bracket)
      ? bracket
      : ' ',
  )
}

/** "German and English, both at least B2." */
const LEVEL_OF_BOTH =
  /^(?: (?:and|&) [a-z]+)?,? (?:both|each)(?: at| of)?(?: least| a minimum of| min\w*\.?)? ?(?:at |level )*([abc][12])\b/

/** "Native-level German and English at C1." */
const IS_NATIVE = /(?<!\b(?:non|near|not|no)[- ])\bnative(?:[- ]level)? $/

/** "German does not have to be perfect, B1 is okay." */
const DENIED_LEVEL =
  /^[^.;,]{0,16}(?:\bnot\b|n't\b)[^.;,]{0,16}\b(?:perfect|fluent|native|excellent|flawless|advanced)\b[^.;]{0,20}\b([abc][12])\b/

function levelNear(
  text: string,
  from: number,
  to: number,
  next: number,
): { level: LanguageLevel; start: number; end: number } | null {
  // Brackets after the previous language belong to that one.
  const bracket = /^.*\)/.exec(text.slice(Math.max(0, from - 45), from))?.[0].length ?? 0
  const start = Math.max(
    text.lastIndexOf(',', from),
    text.lastIndexOf(';', from),
    bracket > 0 ? Math.max(0, from - 45) + bracket : 0,
    from - 45,
    0,
  )
  const before = text.slice(start, from)
  if (IS_NATIVE.test(before)) return { level: 'C2', start: from, end: to }
  const shared = LEVEL_OF_BOTH.exec(text.slice(to))?.[1]
  if (shared !== undefined) return { level: shared.toUpperCase() as LanguageLevel, start: from, end: to }
  const denied = DENIED_LEVEL.exec(text.slice(to))
  if (denied !== null && denied[1] !== undefined)
    return { level: denied[1].toUpperCase() as LanguageLevel, start: from, end: to }
  const comma = /[,;]|(?<!\bmin)\.(?!\s?[abc][12]\b)/.exec(text.slice(to))
  const stop = Math.min(to + 30, next, comma === null ? text.length : to + comma.index)
  const after = text.slice(to, stop)
  const stated =
    (STATED_NEXT.test(after) ? null : STATED_BEFORE.exec(before)) ??
    LABELED.exec(text.slice(to, to + 30)) ??
    STATED_MINIMUM.exec(text.slice(to, Math.min(next, to + 60))) ??
    STATED_NEXT.exec(after) ??
    STATED_LATER.exec(text.slice(to, to + 60)) ??
    STATED_IN_BRACKETS.exec(text.slice(to, Math.min(next, to + 90))) ??
    STATED.exec(before.slice(-14)) ??
    STATED_OF_BOTH.exec(before) ??
    STATED.exec(after)
  if (stated !== null)
    return { level: (stated[1] ?? stated[2] ?? '').toUpperCase() as LanguageLevel, start: from, end: to }
  const worded = WORDED_LATER.exec(text.slice(to, to + 100))?.[1]
  if (worded !== undefined)
    return { level: worded === 'natively' ? 'C2' : worded === 'well' ? 'B2' : 'C1', start: from, end: to }
  const beside = WORDED_NEXT.exec(text.slice(to, Math.min(next, to + 40)))
  const named = beside === null ? null : firstLevel(beside[1] ?? '')
  if (beside !== null && named !== null) return { level: named.level, start: from, end: to + beside[0].length }
  for (const [side, isBefore] of [
    [before.replace(/\b(?:react|cloud)[- ]native\b/g, (name) => ' '.repeat(name.length)), true],
    [after, false],
  ] as const) {
    const nearest = isBefore ? lastLevel(side) : firstLevel(side)
    if (nearest === null) continue
    const { level, index, length } = nearest
    return isBefore ? { level, start: start + index, end: to } : { level, start: from, end: to + index + length }
  }
  return null
}

/** "Very good German and good English": of the words before a language the nearest count. */
function lastLevel(side: string): NamedLevel | null {
  const cut = /^.*(?=\s(?:and|or|plus|as well as|[+/&]) )/.exec(side)?.[0].length ?? -1
  const near = cut < 0 ? null : firstLevel(side.slice(cut))
  return near === null ? firstLevel(side) : { ...near, index: near.index + cut }
}
