import type { PlaceNames } from '../../text/place-names.ts'
import type { Section, Statement } from '../statements/index.ts'
import { type CountryPhrase, codesOf, isAddress, MANY_COUNTRIES, phrasesOf, placesFrom } from './codes-of-places.ts'

const LIVES_IN =
  /\b(?:residents? (?:of|in)|resident in|domiciled in|(?:an?|your|home|postal) address in|(?:you|candidates?|applicants?|they) (?:can|could|may|might|will|would|should|must)(?: also)? (?:be|sit|live|work|join us|reside)(?: based| located)? in|authori[sz]ed to work in|eligible to work in|entitled to work in|allowed to work in|right to work in|(?:nobody|no one|no-one|no (?:candidates|applicants|people|profiles)|not) (?:from |based |living |located )?outside(?: of)?|work permit (?:for|in)|based (?:in|around|near|at|out of|close to)|located (?:in|at|near)|(?:performed|carried out|executed|delivered|take place|takes place) (?:in|at)|relocat(?:e|ion|ing) to|nearshore(?:rs)? (?:from|in)|join(?:ing)? (?:our|the) (?:\w+ )?(?:team|office|company|squad|group) (?:in|at)|(?:role|position|job|post|vacancy|desk|seat|workplace|place of work|duty station) (?:is |will be |sits |sit |based |located )+(?:in|at)|you(?:'re| are) (?:based |located |living )?in|reside in|residing in|living in|live in|remote (?:within|in|from|across|inside|throughout|for(?: (?:all(?: of)?|anyone in|people in|everyone in))?)\b|(?:recruit|hire|search|need)\w*(?: \w+){1,5} on|remote(?= )|anywhere in|within(?: \d+ (?:miles?|km|kilomet(?:er|re)s?|minutes?|min) (?:of|from))?|on-?site in|hybrid in|office in|(?:hybrid|on-?site|in-office)\s*[-,(:@]|hybrid from|remote(?:ly)? from|(?:candidates|applicants|developers|engineers|people|someone|somebody|anyone|anybody) (?:from|in|across|throughout|based in)|(?:in|from|within|across) (?=any (?:eu|eea|european|nordic|schengen)\b)|(?:must|needs?|has|have|should|got) (?:to )?(?:be|sit|live)(?: based| located)? in|work from|working from|from home in|locations?\s*:|work location\s*:|place of work\s*:|hir(?:e|ing) (?:only |exclusively |just )?(?:all over|all across|across|throughout|anywhere in|everywhere in|inside|within|in\b|from)|work(?:ing)? [^.;,]{0,24}(?:hours|time|shifts?) from|inside (?=the )|(?:any ?where|every ?where|any (?:place|part|corner|city|country|location)) (?:in|of|within|across|from|inside)|remote\s*[(:,-]|in our)\s*(?:the |our |greater |either |any )?/g
const OF_COMPANY =
  /\b(?:we(?:'re| are)|our (?:client|company|headquarters|offices?|hq|customers|team)|headquarter|hq|founded|startup|start-up|company|client) ?(?:is |are )?$|\btravel(?:s|l?ing)? $/
/** "No candidates living in Cuba". */
const REFUSES_PEOPLE =
  /\bno (?:candidates?|applicants?|people|profiles?|developers|engineers) (?:from|in|based in|living in) (?:the )*$/
/** "Applicants outside of Canada will not be considered", "not open to people from outside Canada". */
const NONE_OUTSIDE =
  /\boutside(?: of)?\s+(?=[^.;]{2,40}\b(?:(?:will|can|are|is|won't|cannot|can't)?\s?(?:not|n't)?\s?(?:be )?(?:considered|accepted|hired|eligible|possible|rejected|excluded|refused|ignored|supported|need not)))|\b(?:not|no|never|cannot|can't|don't|do not|won't|unable)\b[^.;]{0,50}?\b(?:outside(?: of)?)\s+/
/** "Not open to candidates in Cuba". */
export const NOT_FROM =
  /\bno (?:candidates?|applicants?|applications?|people|profiles?|one|freelancers?|contractors?) (?:who live |living |based |located )?(?:from|in) (?:the )*$|\b(?:but|except(?: for)?|other than|apart from|aside from|save for|besides)(?: not)? (?:in |from |the )*$|\b(?:not (?:open|available|possible|eligible|hiring|accept\w*)|no longer (?:open|available|hiring|accept\w*)|(?:stopped|ceased) (?:hiring|recruiting|accepting)|(?:can't|cannot|can not|don't|do not|won't) (?:hire|accept|employ|take)|unable to (?:hire|employ|accept)|except(?:ing)?|exclud\w+)\b[^.;]{0,24}$|\b(?:used to|no longer)\s*$|\bnot open to (?:candidates|applicants|people|residents)[^.;,]{0,44}$|\b(?:not|never|n't)\s+(?:be\s+|to be\s+|currently\s+)*$/
/** "Applicants from India can't be considered". */
export const ARE_REFUSED =
  /^[^.;,]{0,16}\b(?:(?:can't|cannot|can not|won't|will not|are not|aren't|is not|isn't|not) (?:be )?(?:considered|accepted|hired|eligible|possible|taken|supported|an option)|(?:are|is|will be) (?:excluded|refused|rejected|ineligible))\b/
const ONLY_WORD = /\b(?:on-?site|hybrid|in-office|only|residents?|citizens?(?:hip)?|nationals?|based|candidates)\b/
/** "Must be UK based": of the candidate, not of the company. */
const MUST_BE =
  /\b(?:must|should|needs? to|ha(?:ve|s) to|required to|ideally|preferably)\s+(?:(?:be|currently|already)\s+)*(?:the |an? )?$/
/** "UK based only", "Berlin-based Go developer", "our Paris based client", but not "Berlin-based startup looking for a Go developer". */
const PERSON_NEXT =
  /^\s*,?\s*(?:only|must)\b|^\s+(?:(?!looking|need|seek|search|hir|want|is\b|are\b|who\b|with\b)[\w/+#.&-]+\s+){0,4}(?:candidate|client|freelanc|developer|engineer|person|people|profile|applicant|consultant|contractor|specialist|analyst|designer|admin)/
const ONLY_AFTER =
  /^\s*(?:[(,]?\s*(?:on-?site|hybrid|in-office)|only|residents?|citizens?(?:hip)?|nationals?|-?\s?based|candidates|timezone only)\b/

/** Cities that are also words, where their surroundings leave no doubt. */
const DOUBTFUL_CITIES: ReadonlyMap<string, string> = new Map([
  ['Cork', 'IE'],
  ['Reading', 'GB'],
  ['Bath', 'GB'],
  ['Nice', 'FR'],
  ['Split', 'HR'],
  ['Derby', 'GB'],
  ['Hull', 'GB'],
  ['Lincoln', 'GB'],
  ['Halle', 'DE'],
  ['Darwin', 'AU'],
])
const DOUBTFUL_CITY = new RegExp(
  `\\b(?:[Rr]elocate to|[Mm]ove to|[Ll]ocation:|in|at|near|from|around|for our (?:site|office) in|[Pp]lace of work\\s*:[^.;\\n]{0,40},|[Ll]ocation\\s*:[^.;\\n]{0,40},)\\s+(${[...DOUBTFUL_CITIES.keys()].join('|')})(?=\\s*(?:[.,;|()\\n]|$|(?:office|campus|area|city|hybrid|site|once|twice|or remote|or hybrid|or from)\\b|(?:one|two|three|four|\\d) days?\\b))|(?<!\\w)(${[...DOUBTFUL_CITIES.keys()].join('|')})(?=-based\\b)|(?:^|[|(•]\\s*)(${[...DOUBTFUL_CITIES.keys()].join('|')})(?=,? (?:office|campus|city cent|Ireland|UK|England|France|Croatia))|\\b(?:our|the|at|from)\\s+(${[...DOUBTFUL_CITIES.keys()].join('|')})(?= (?:office|campus|site|hub|studio|lab)\\b)|\\b(?:[Ff]ull[- ]?time|[Pp]art[- ]?time|[Pp]ermanent|[Hh]ybrid|[Oo]n-?site|[Cc]ontract)\\s*[,|·-]\\s*(${[...DOUBTFUL_CITIES.keys()].join('|')})(?=\\s*(?:[.,;|()]|$))`,
)

/** "For our site at Cork", "Reading office". */
export function countryOfDoubtfulCity(clean: string, statements: readonly Statement[]): CountryPhrase | null {
  for (const { start, end, section } of statements) {
    if (!TALKS_OF_WORK.has(section) && section !== 'must') continue
    const match = DOUBTFUL_CITY.exec(clean.slice(start, end))
    const country = DOUBTFUL_CITIES.get(match?.slice(1).find((city) => city !== undefined) ?? '')
    if (match === null || country === undefined) continue
    if (OF_OTHERS_BEFORE.test(clean.slice(Math.max(start, start + match.index - 40), start + match.index))) continue
    return { start: start + match.index, end: start + match.index + match[0].length, countries: [country] }
  }
  return null
}

/** "You can be in Sliema for a week every spring". */
const FOR_A_VISIT =
  /^,? (?:for (?:an?|one|two|three|\d|the first) (?:days?|weeks?|months?)|once|twice|every|each|quarterly|monthly|from time to time|occasionally|if needed)\b/
const OF_OUR_PEOPLE = /\b(?:our|their|your|the|with|other)(?: \w+)? $/

/** The place outside of which no candidate may be. */
function countriesNotLeft(lower: string, statement: Statement, places: PlaceNames): CountryPhrase | undefined {
  const match = NONE_OUTSIDE.exec(lower)
  if (match === null || /\b(?:clients?|customers?|hours|office hours|travel)\b/.test(lower)) return undefined
  const from =
    match.index + match[0].length + (/^the /.exec(lower.slice(match.index + match[0].length))?.[0].length ?? 0)
  const found = placesFrom(lower, from, places)
  return found === null
    ? undefined
    : { start: statement.start + match.index, end: statement.start + found.end, countries: found.countries }
}

/** Where the candidate lives or works, null where the words deny it, and undefined where they say nothing of it. */
function countriesLivedIn(lower: string, statement: Statement, places: PlaceNames): CountryPhrase | null | undefined {
  for (const match of lower.matchAll(LIVES_IN)) {
    const said = lower.slice(0, match.index)
    if (
      OF_COMPANY.test(said) ||
      (/^(?:people|developers|engineers|some(?:one|body))/.test(match[0]) && OF_OUR_PEOPLE.test(said))
    )
      continue
    if (NOT_FROM.test(said) || REFUSES_PEOPLE.test(said + match[0])) return null
    if (/relocat/.test(match[0]) && /\b(?:no|not|without)\b[^,;]{0,20}$/.test(lower.slice(0, match.index))) continue
    const from = match.index + match[0].length
    const found = placesFrom(lower, from, places)
    if (found !== null && ARE_REFUSED.test(lower.slice(found.end))) return null
    if (found === null || /^\s*(?:time ?zones?|time|hours|overlap)\b/.test(lower.slice(found.end))) continue
    if (/^(?:you|cand|appl|they)/.test(match[0]) && FOR_A_VISIT.test(lower.slice(found.end))) continue
    if (/remote/.test(lower.slice(found.end, found.end + 24)) && !/remote/.test(match[0])) continue
    return {
      // How far away one may live is quoted.
      start: statement.start + (/\d/.test(match[0]) ? from : match.index),
      end: statement.start + found.end,
      countries: withoutExcepted(found.countries, lower.slice(found.end), places),
    }
  }
  return undefined
}

const EXCEPT =
  /^(?: (?:country|countries|member states?|region|area))?,?\s*\(?(?:except(?: for)?|excluding|excl\.?|apart from|other than|but not|without)(?: in| from)?(?: the)?\s+/

/** "From any EU country except Hungary". */
function withoutExcepted(countries: string[], after: string, places: PlaceNames): string[] {
  const match = EXCEPT.exec(after)
  if (match === null) return countries
  const excepted = placesFrom(after, match[0].length, places)?.countries ?? []
  const left = countries.filter((code) => !excepted.includes(code))
  return left.length === 0 ? countries : left
}

function countriesOfWhere(lower: string, statement: Statement, places: PlaceNames): CountryPhrase | null {
  if (!/ where /.test(lower)) return null
  for (const [start, word, end] of phrasesOf(lower)) {
    const codes = codesOf(word, places)
    if (codes.length > 0 && IS_WHERE.test(lower.slice(end)))
      return { start: statement.start + start, end: statement.start + end, countries: [...codes] }
  }
  return null
}

/** The candidate's location: "based in Pune", "remote within the EU", "US only". A company's seat does not count. */
export function countriesIn(
  text: { lower: string; clean: string },
  statement: Statement,
  places: PlaceNames,
): CountryPhrase | null {
  const lower = text.lower.slice(statement.start, statement.end)
  const lived = countriesNotLeft(lower, statement, places) ?? countriesLivedIn(lower, statement, places)
  if (lived !== undefined) return lived
  const where = countriesOfWhere(lower, statement, places)
  if (where !== null) return where
  const inState = stateIn(text.clean.slice(statement.start, statement.end), statement)
  if (inState !== null && !isInSkill(inState, statement)) return inState
  const coded = countryCodesIn(text.clean.slice(statement.start, statement.end), statement, places)
  if (coded !== null) return coded
  const named = countriesOfFragments(lower, statement, places) ?? countriesOfOpening(lower, statement, places)
  if (named !== null) return named
  const bare = placesFrom(lower, 0, places)
  if (bare !== null && isBarePlace(text.lower, lower.slice(bare.end), statement)) {
    return { start: statement.start, end: statement.start + bare.end, countries: bare.countries }
  }
  if (!ONLY_WORD.test(lower)) return null
  for (const [start, word, end] of phrasesOf(lower)) {
    if (!ONLY_AFTER.test(lower.slice(end))) continue
    // "Permit B or EU citizen" limits who may work, not where.
    if (/^(?:eu|eea|efta)$/.test(word) && /\b(?:permit|passport|visa)\b/.test(lower)) continue
    const codes = codesOf(word, places)
    const only = ONLY_AFTER.exec(lower.slice(end))?.[0] ?? ''
    if (
      codes.length === 0 ||
      (/based/.test(only) && !MUST_BE.test(lower.slice(0, start)) && !PERSON_NEXT.test(lower.slice(end + only.length)))
    )
      continue
    return { start: statement.start + start, end: statement.start + end + only.length, countries: [...codes] }
  }
  return null
}

const US_STATE =
  /\b(?!(?:SAP|SD|MM|PP|FI|CO|QM|PM|PS)\b)(?:[A-Z][A-Za-z.]+ ){0,2}(?![A-Z]{2},)[A-Z][A-Za-z.]+,\s?(?:AL|AK|AZ|AR|CA|CO|CT|DC|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY)\b(?=\s*(?:$|[\d|(),;/.-]|or\b|and\b|office|area|Full|Part|On-?[Ss]ite|Remote|Hybrid|Posted|Contract|Permanent|Temporary|United States|USA?\b))/
const US_STATE_LABELED =
  /^(?:job |work )?locations?\b[:\s|-]*(?:[A-Z][A-Za-z.]+ ){1,3}(?:AL|AZ|AR|CA|CO|CT|DC|FL|GA|IA|IL|KS|KY|LA|MA|MD|MI|MN|MO|MS|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY)\b(?=\s*(?:$|[\d|(),;/.-]))/i

/** "Toledo OH": without a comma only letters that are no word, nor another country's. */
const US_STATE_APART =
  /\b[A-Z][A-Za-z.]+ (?:CT|FL|IA|KS|KY|MD|MI|MN|MO|NC|NH|NJ|NM|NV|NY|OH|SC|TN|TX|UT|VA|WA|WI)\b(?=\s*(?:$|[\d|(),;:/.-]|or\b|and\b|office|area|hybrid|remote|on-?site))/

/** "Remote (CO, AR, TX)", but not "GL, AP, AR". */
const LETTERS_OF_STATES =
  '(?:AZ|AR|CA|CO|CT|FL|GA|IA|IL|KS|KY|MA|MD|MI|MN|MO|NC|NE|NH|NJ|NM|NV|NY|OH|OK|PA|SC|TN|TX|UT|VA|VT|WA|WI)'
const US_STATES = new RegExp(`\\b${LETTERS_OF_STATES}(?:,? (?:or |and )?${LETTERS_OF_STATES}\\b){2,}`)

/** "SD-WAN" and "SNOMED CT" are in no state. */
function isInSkill({ end }: CountryPhrase, { skills }: Statement): boolean {
  return skills.some((term) => term.start < end && term.end > end - LETTERS_OF_STATE)
}
const LETTERS_OF_STATE = 2

/** "Location: ACT, NSW": letters of Australian states beside each other, or beside a label. */
const AU_STATES =
  /\b(?:NSW|QLD|VIC|ACT|TAS|WA|SA|NT)(?:\s?[,/&]\s?(?:NSW|QLD|VIC|ACT|TAS|WA|SA|NT))*(?:\s?[,/&]\s?| or | and )(?:NSW|QLD|VIC|ACT|TAS)\b|\b(?:NSW|QLD|VIC|ACT|TAS)\s?[,/&]\s?(?:WA|SA|NT)\b|(?<=\b[Ll]ocation[\s:|-]{1,4}(?:[A-Z][a-z]+,? ){0,2})(?:NSW|QLD|VIC|ACT|TAS)\b/

/** "Fargo, ND": the two letters of a state after a name. */
function stateIn(clean: string, statement: Statement): CountryPhrase | null {
  if (!(statement.section === 'terms' || statement.section === 'title' || statement.line <= FIRST_LINES)) return null
  const australian = AU_STATES.exec(clean)
  if (australian !== null) {
    const start = statement.start + australian.index
    return { start, end: start + australian[0].length, countries: ['AU'] }
  }
  const match =
    US_STATE.exec(clean) ?? US_STATE_LABELED.exec(clean) ?? US_STATE_APART.exec(clean) ?? US_STATES.exec(clean)
  if (match === null) return null
  const start = statement.start + match.index
  return { start, end: start + match[0].length, countries: ['US'] }
}

const CODES = /\b[A-Z]{2}(?:\s?[/,+&]\s?[A-Z]{2})+\b(?!\s?[/-]\s?[A-Za-z\d])/g

/** "Remote in PL", "remote DE", "we hire in NL only"; two letters that have other meanings are left out. */
const ONE_CODE =
  /\b(?:remote(?:ly)?|based|hir(?:e|ing)|live|living|office|home|anywhere|candidates|contract|located|work)\b[^.;,]{0,12}\b(?:in|within|from) (AR|AT|AU|BE|BG|BR|CA|CH|CL|CO|CZ|DE|DK|EE|EG|ES|FI|FR|GB|GR|HR|HU|IE|IL|JP|KE|LT|LU|LV|MX|MY|NG|NL|NZ|PH|PK|PL|PT|RO|RS|SE|SG|SI|SK|TH|TR|UA|UK|US|VN|ZA)\b(?![\w/+-])|\b[Rr]emote (AT|AU|BE|BG|BR|CA|CH|CZ|DE|DK|EE|ES|FI|FR|GB|GR|HU|IE|LT|LV|MX|NL|NO|NZ|PL|PT|RO|RS|SE|SG|SK|TR|UA|UK|US|ZA)(?=\s*(?:$|[,.;|)]))/

/** "CI/CD", "BA/BS", "AI/ML", "QA/BA": letters that rather stand for something else, unless a place is announced. */
const OTHER_LETTERS: ReadonlySet<string> = new Set(
  'AI AM AS BA BB BE BI BS CD CI CS DJ DM ER ET GL HR ID IO IT LA MC ME ML MM MR MS PA PM PS PW QA SC SD SE SI SM SO SR ST TC TD TG TL TV VC VI'.split(
    ' ',
  ),
)
const PLACED_BEFORE =
  /\b(?:remote(?:ly)?|based|hir(?:e|ing)|live|living|located|locations?|anywhere|home)\b[^.;,]{0,14}$/i

/** "SG based." */
const SEAT_CODE =
  /(?:^|[-•*,;(|]\s?)(AE|AU|BR|CA|CH|DE|ES|FR|GB|IE|NL|NZ|PL|PT|RO|SE|SG|UK|US|ZA)[- ]based(?=\s*(?:$|[.,;)|]))/

/** "From home in SE/DK/NO": letters that are all countries. */
function countryCodesIn(clean: string, statement: Statement, places: PlaceNames): CountryPhrase | null {
  const seat = SEAT_CODE.exec(clean)
  if (seat !== null && (seat[1] === 'UK' || places.codes.has(seat[1] ?? ''))) {
    const start = statement.start + seat.index
    return { start, end: start + seat[0].length, countries: [seat[1] === 'UK' ? 'GB' : (seat[1] ?? '')] }
  }
  if (
    !/\b(?:remote|from|in(?!-)|home|based|outside|nobody|office|hybrid|onsite|on-site|location|candidates|anywhere)\b/i.test(
      clean,
    )
  )
    return null
  const single = ONE_CODE.exec(clean)
  const named = single?.[1] ?? single?.[2] ?? ''
  if (single !== null && (named === 'UK' || places.codes.has(named))) {
    const start = statement.start + single.index
    return { start, end: start + single[0].length, countries: [named === 'UK' ? 'GB' : named] }
  }
  for (const match of clean.matchAll(CODES)) {
    const codes = match[0].split(/[^A-Z]+/).map((code) => (code === 'UK' ? 'GB' : code))
    if (!codes.every((code) => places.codes.has(code))) continue
    const others = codes.filter((code) => OTHER_LETTERS.has(code)).length
    if (others * 2 >= codes.length && !PLACED_BEFORE.test(clean.slice(0, match.index))) continue
    const start = statement.start + match.index
    return { start, end: start + match[0].length, countries: [...new Set(codes)] }
  }
  return null
}

const FRAGMENT = /[^,;|()•:?\t\n-]+|(?<=\w)-(?=\w)/g
const WORK_PLACE =
  /\b(?:(?<=\w )hq\s*$|on[- ]?site|hybrid|remote(?:ly)?|only|office|based|wfo|wfh|or|and|area|region|city|greater|fully|100%|full|downtown|flexible|preferred|timezone|days?|from|in|locations?|where|base|seat|(?:(?:a|per|each|every|the) )?(?:week|wk|month)|weekly|monthly|once|twice|one|two|three|four|five|times?|mandatory|required|minimum|min|max|at least|at most|up to|presence|studio|lab|hub|campus|person|\d+\s?(?:d|x|pct|d\/w)|sec(?:tor)?|phase|\d{1,2}(?:e|er|eme)|\d+)\b|[/&.+%]/g
const OF_OTHERS =
  /(?:^|\s)w\/|±|\+\/?-\s?\d|\b(?:customers?|clients? (?:in|from)|offices in|colleagues|founded|headquarter|hq|expand|markets?|users|branches|overlap|hours|schedule|\d+ ?(?:hs|hrs)|time zone|timezone|team in|our \w+ in|colleague|citizen|law|raised|university)\b/
const OF_OTHERS_BEFORE =
  /\b(?:our|their|the other|other) (?:\w+ )?(?:people|folks|developers|engineers|employees|staff|co-?workers|friends|founders?|investors?|parent|owners?|plants?|factor(?:y|ies)|data ?cent(?:er|re)s?|servers?|stores?|shops?|branches|subsidiar(?:y|ies)|warehouses?|production|suppliers?|vendors?|customers|clients) (?:are|is|sit|sits|live|lives|work|works|stand|stands|run|runs)\b|\b(?:we|our \w+|which|that) (?:\w+ )?(?:ships?|sells?|delivers?|serves?|exports?|trades?|supplies|supply|operates?|fl(?:y|ies)|publish(?:es)?|launch(?:es|ed)?) (?:\w+ )?(?:to|in|into|across|from)\b|^\W*(?:the |our )?team\s*[:=-]|\b(?:spread|distributed) (?:over|across|between)\b|(?<!\b(?:my|our|the|end) )\bclient\b|\b(?:customers?|clients|offices in|colleagues|founded|headquarter|hq|expand|markets?|users|branches|overlap|team in|our \w+ in|raised|university|colleges?)\b/
/** "Copenhagen HQ" is where the work is. */
const HEADQUARTERS = /(?<=\w )hq\s*$/
/** Text before a dash or a bar describes something else: "BANKING CLIENT - SINGAPORE". */
const APART = /^.*(?:\s[-|](?:\s|$)|•)/
const SHORT_STATEMENT = 90
/** Words of a line that states the terms of the work. */
const OF_TERMS =
  /\b(?:office|on[- ]?site|hybrid|remote|home|days?|d\/w|wfo|overlap|permanent|contract|full[- ]?time|part[- ]?time|h(?:ou)?rs?|salary|gross|notice|start|relocation)\b|\d\s?%|[€£$]|\bchf\b/

/** "Tallinn is where you work." */
const IS_WHERE =
  /^(?:,| office| site)? (?:is|will be|would be) (?:where|the place where) (?:you|the (?:job|work|role|position|desk))\b/

const QUARTER =
  /^(?:(?:north|south|east|west|central|inner|upper|lower)(?:[ -](?:east|west))?(?:ern)? (?=\w{3}))|(?<=\w{3})(?:,? (?:(?:north|south|east|west|central|old town|suburbs?)|cbd|city cent(?:er|re)|cent(?:er|re|rum)|hb|[cnsw]|a ?m(?:ain)?|am main))$/

/** "Johannesburg North", "Melbourne CBD": the place without its part; "South Africa" is a name as a whole. */
function withoutQuarter(name: string, places: PlaceNames): string {
  return codesOf(name, places).length > 0 ? name : name.replace(QUARTER, '').trim()
}

/** A heading or a list such as "Go developer | Lisbon, hybrid" or "remote, Poland": a part that is only a place. */
function countriesOfFragments(lower: string, statement: Statement, places: PlaceNames): CountryPhrase | null {
  const { section } = statement
  const isLabeled = section === 'terms' || section === 'title'
  if (section === 'metadata' || section === 'tasks') return null
  if (section === 'nice' && !OF_TERMS.test(lower)) return null
  const isShort = lower.length <= SHORT_STATEMENT || statement.line === 0
  const saysWhere = OF_TERMS.test(lower)
  for (const match of lower.matchAll(FRAGMENT)) {
    const [first = ''] = match
    const bare = bareName(first, places)
    if (bare.length < 2 || bare.length > 40 || /\btime ?zones?\b/.test(first)) continue
    const words = bare.split(' ').length
    const found = placesFrom(bare, 0, places)
    if (found === null || found.end < bare.length) continue
    if (
      OF_OTHERS.test(first.replace(HEADQUARTERS, '')) ||
      NOT_FROM.test(lower.slice(0, match.index + first.search(/\S/))) ||
      OF_OTHERS_BEFORE.test(lower.slice(0, match.index).replace(APART, ''))
    )
      return null
    const opens = match.index <= 1 && statement.line > 0
    const rest = lower.slice(match.index + first.length)
    if (!(isLabeled || statement.line <= FIRST_LINES || saysWhere || (isShort && words <= 4))) continue
    if (!isShort && !saysWhere && !isLabeled) continue
    if (opens && !isLabeled && /^\s*:/.test(rest)) continue
    return phraseOfFragment(lower, match, bare, found.countries, statement.start, places)
  }
  return null
}

/** The place of a fragment, with the places listed beside it. */
function phraseOfFragment(
  lower: string,
  { 0: first, index }: RegExpExecArray,
  name: string,
  countries: readonly string[],
  offset: number,
  places: PlaceNames,
): CountryPhrase {
  const all = followed(lower, index + first.length, places, { name, countries })
  const listed = placesBefore(lower.slice(0, index), places)
  // "3 days in Amsterdam": how often is not read here.
  const at = HOW_OFTEN.test(first) ? first.indexOf(name) : -1
  const start = index + (at < 0 ? first.search(/\S/) : at)
  const isAlone = at >= 0 && all.end === index + first.length
  return {
    start: offset + (listed === null ? start : listed.start),
    end: offset + (isAlone ? start + name.length : all.end),
    countries: [...new Set([...(listed?.countries ?? []), ...all.countries])],
  }
}

const HOW_OFTEN = /\bdays?\b|\b(?:once|twice|times)\b|\d/

/** "Hybrid Jersey City" without what only says how one works there. */
function bareName(first: string, places: PlaceNames): string {
  const whole = first.trim()
  if (places.cities.has(whole)) return whole
  return withoutQuarter(first.replace(WORK_PLACE, ' ').replace(/\s+/g, ' ').trim(), places)
}

const MAX_WORDS_OF_PLACE = 3

/** "We can do UK, Ireland or Portugal": the place that the words before the comma end with. */
function placesBefore(before: string, places: PlaceNames): { start: number; countries: readonly string[] } | null {
  const list = /(?:^|\s)((?:[a-z.'-]+ ){0,2}[a-z.'-]+),$/.exec(before)
  if (list === null) return null
  const spoken = (list[1] ?? '').split(' ')
  for (let count = Math.min(MAX_WORDS_OF_PLACE, spoken.length); count > 0; count -= 1) {
    const name = spoken.slice(-count).join(' ')
    const countries = codesOf(name, places)
    if (countries.length > 0) return { start: before.length - 1 - name.length, countries }
  }
  return null
}

/** "Lagos, Nairobi": further places right after. */
function followed(
  lower: string,
  from: number,
  places: PlaceNames,
  { name, countries }: { name: string; countries: readonly string[] },
): { countries: string[]; end: number } {
  const more = (places.cities.has(name) ? /^(?:,\s*|\s?\()/ : /^,\s*/).exec(lower.slice(from))
  const next = more === null ? null : placesFrom(lower.slice(from + more[0].length), 0, places)
  if (more === null || next === null) return { countries: [...countries], end: from }
  const named = lower.slice(from + more[0].length, from + more[0].length + next.end)
  if (isAddress(name, named, places)) return { countries: next.countries, end: from + more[0].length + next.end }
  if (more[0].endsWith('(')) return { countries: [...countries], end: from }
  const isAround = next.countries.length > MANY_COUNTRIES && countries.every((code) => next.countries.includes(code))
  const all = isAround ? countries : [...countries, ...next.countries]
  return { countries: [...new Set(all)], end: from + more[0].length + next.end }
}

const OPENING_LINES = 3

/** "Two days from our Utrecht office". */
const OUR_OFFICE = /((?:\bdays?\b|\bwork\w*|\bweek|\b(?:mon|tue|wed|thu|fri)\w*)[^.;]{0,30}\b(?:our|the) )(?=\w)/
const OFFICE_NEXT = /^ (?:office|lab|hub|site|studio|headquarters|hq|campus)\b/

const IS_HIRING =
  /\b(?:hiring|looking for|seek\w*|search\w*|want\w*|need\w*|(?:opening|vacancy|position|job|place) for|for (?:my|our) \w+ in)\b/
/** "For my team in Kochi", "the university hospital in Groningen has an opening": who hires, and so where the work is. */
const WHERE_HIRED =
  /\b(?:team|colleagues) (?=in\b)|\b(?:our|the) \w+ (?=in\b)|^\W*(?:the|our|an?) (?:\w+ ){1,4}(?=in [^.;,]{3,30} (?:has|have|is|are|seeks?|wants?|needs?|hires?|looks?)\b)/g

/** "A network engineer for an airport in Dubai", "Amsterdam, two days in the office". */
function countriesOfOpening(lower: string, statement: Statement, places: PlaceNames): CountryPhrase | null {
  if (OF_OTHERS.test(IS_HIRING.test(lower) ? lower.replace(WHERE_HIRED, ' ') : lower)) return null
  const isOpening = statement.line < OPENING_LINES && statement.titles.length > 0
  const isSeat =
    /\b(?:(?:you|job|role|position|office) (?:is|are|will sit|work|will be)|(?:team|office) sits)(?: based| located)? in\b|\b(?:days?|weeks?|hybrid|on[- ]?site|contract|permanent|employment)\b[^.;]{0,40}\bin\b/.test(
      lower,
    )
  const office = (isOpening ? /(\b(?:our|the|at|for) )(?=\w+ (?:office|lab|hub|site|studio)\b)/ : OUR_OFFICE).exec(
    lower,
  )
  const ofOffice = office === null ? null : placesFrom(lower, office.index + (office[1] ?? '').length, places)
  if (ofOffice !== null && OFFICE_NEXT.test(lower.slice(ofOffice.end)))
    return { start: statement.start, end: statement.start + ofOffice.end, countries: ofOffice.countries }
  if (isOpening || isSeat) {
    const beforePlace = isOpening
      ? /(?:\b(?:in|from|near|around|to|at|university of)\s|@)\s*(?:the\s+)?/g
      : /\b(?:in|from|near|around)\s+(?:the\s+)?/g
    for (const match of lower.matchAll(beforePlace)) {
      const from = match.index + match[0].length
      const found = placesFrom(lower, from, places)
      if (found !== null)
        return { start: statement.start + from, end: statement.start + found.end, countries: found.countries }
    }
  }
  const atStart = placesFrom(lower, 0, places)
  if (
    atStart === null ||
    !/^\s*(?:,|:|\boffice\b|\d|\()[^.;]{0,60}\b(?:office|on-?site|home|days?|wk|week|hybrid|remote)\b/.test(
      lower.slice(atStart.end),
    )
  )
    return null
  return { start: statement.start, end: statement.start + atStart.end, countries: atStart.countries }
}

const BESIDE_CLIENT =
  /\b(?:clients?|customers?|companies|company|partner|insurer|bank|employer)\b[^.;,]{0,16}?\b(?:in|from|near|based in)\s+(?:the )?/
/** "Client is a big energy supplier in Nottingham". */
const CLIENT_IS =
  /\b(?:(?:the |my |our |end )?client(?: is|'s|:)? (?:an?|the|one of)|for (?:an?|my|our|the) (?:\w+ ){0,2}client)\b[^.;]{0,50}?\b(?:in|near|based in)\s+(?:the )?/

/** "An analyst for our client in Taguig": an agency names the place by its client. */
export function countriesOfClient(
  lower: string,
  { start, end, titles }: Statement,
  places: PlaceNames,
): CountryPhrase | null {
  const text = lower.slice(start, end)
  const match = (titles.length > 0 ? BESIDE_CLIENT : CLIENT_IS).exec(text)
  if (match === null) return null
  const from = match.index + match[0].length
  const found = placesFrom(text, from, places) ?? placesFrom(text, from + text.slice(from).search(/[,(]|$/) + 1, places)
  return found === null ? null : { start: start + from, end: start + found.end, countries: found.countries }
}

const IN_PASSING =
  /\b(?:near|we're in|we are in|is in|sits in|(?:location|office|seat|needed|wanted|sought|job|role|position|post|work)s? in|(?:for|at) the)\s+(?:the )?/g
const SEAT_OF_OTHERS =
  /\b(?:rest|teams?|colleagues|hq|headquarter\w*|parent|founders?|company|investors?|recruiters?|managers?|boss|ceo|cto|mentors?|owners?|stakeholders?|data ?cent(?:er|re)s?|warehouses?|production|suppliers?|vendors?|factor(?:y|ies)|plants?|servers?)\b[^.;,]{0,24}$/
const TALKS_OF_WORK = new Set<Section>(['none', 'title', 'role', 'terms', 'benefits'])

/** "For our location in Regensburg", "a trainer needed in Antwerp": the only country that is named in passing. */
export function countriesInPassing(
  lower: string,
  statements: readonly Statement[],
  places: PlaceNames,
): CountryPhrase | null {
  let first: CountryPhrase | null = null
  for (const { start, end, section } of statements) {
    if (!TALKS_OF_WORK.has(section)) continue
    const text = lower.slice(start, end)
    for (const match of text.matchAll(IN_PASSING)) {
      const from = match.index + match[0].length
      const found = placesFrom(text, from, places)
      if (
        found === null ||
        ARE_REFUSED.test(text.slice(found.end)) ||
        (/offices in/.test(match[0]) && found.countries.length > 1) ||
        (/the\s+$/.test(match[0]) && !/^\s+(?:client|office|team|site|branch|studio)/.test(text.slice(found.end)))
      )
        continue
      const before = text.slice(Math.max(0, match.index - 40), match.index)
      if (OF_OTHERS.test(before) || SEAT_OF_OTHERS.test(before)) continue
      if (first !== null && first.countries.join() !== found.countries.join()) return null
      first ??= { start: start + from, end: start + found.end, countries: found.countries }
    }
  }
  return first
}

const NAMED_IN =
  /\b(?:in|at|near|around|(?:university|city|county|borough) of)\s+(?:the |our |central |greater |downtown )?/g
const ELSEWHERE =
  /\b(?:recruiters?|managers?|boss|ceo|cto|mentors?|owners?|customers?|clients|users|partners?|suppliers?|vendors?|teams?|squads?|colleagues|counterparts?|liais\w+|stakeholders|data ?cent(?:er|re)s?|servers?|offices|branches|stores|shops|hospitals|hq|headquarter\w*|parent|founders?|founded|investors?|born|raised|expan\w+|ship\w*|launch\w*|operat\w*|markets?|shift|hand\w* over|travel(?:s|l?ing)?(?= (?:to|between|in|within|across)\b)|trips?|visits?|meet\w*|retreats?|listed|plants?|factor(?:y|ies)|warehouses? (?:is|are)|production (?:is|sits)|migrat\w+|mov(?:e|ed|ing)|open(?:ed|ing)|made|manufactured|stud(?:y|ied|ies|ying)|degree|university|profiles|calls|overlap|hours|based company|not|no|never|outside|except|i'm|i am)\b[^.;]{0,40}$/
const MAY_NAME_PLACE = new Set<Section>(['none', 'title', 'role', 'terms', 'benefits', 'must'])

/** The country of all that a text names after "in" or "near", if it is one: where else should the work be? */
export function onlyCountryNamed(
  lower: string,
  statements: readonly Statement[],
  places: PlaceNames,
): CountryPhrase | null {
  let only: CountryPhrase | null = null
  for (const { start, end, section } of statements) {
    if (!MAY_NAME_PLACE.has(section)) continue
    const text = lower.slice(start, end)
    for (const match of text.matchAll(NAMED_IN)) {
      const from = match.index + match[0].length
      const found = placesFrom(text, from, places)
      if (found === null || ELSEWHERE.test(text.slice(Math.max(0, match.index - 60), match.index))) continue
      if (NOT_FROM.test(text.slice(0, from)) || IS_VISITED.test(text.slice(found.end))) continue
      if (found.countries.length > 1 || (only !== null && only.countries[0] !== found.countries[0])) return null
      only ??= { start: start + from, end: start + found.end, countries: found.countries }
    }
  }
  return only
}

/** "The customer is in Denmark, so trips to Odense": the work is elsewhere. */
export const IS_VISITED = /^,? (?:so|which means|hence|and)\b[^.;]{0,30}\b(?:trips?|visits?|travel\w*|fly|flights?)\b/

const FIRST_LINES = 5

/** "India or Pakistan." and a first line "Berlin, Germany", unless the text says that the work is remote. */
function isBarePlace(whole: string, rest: string, statement: Statement): boolean {
  return statement.line < FIRST_LINES && /^[\s.)]*$/.test(rest) && !/\bremote/.test(whole)
}

const OF_CHOICE =
  /\b(?:work|live|hire|hiring|candidates?|developers?|engineers?|remote|anyone|someone|people|based|location|countries)\b[^.;\n]{0,24}?\b(?=[a-z]+(?: [a-z]+)?,? )/

/** "Work Colombia, Mexico or Argentina": a choice between countries is where the work may be. */
export function countriesOfChoice(
  lower: string,
  { start, end, section }: Statement,
  places: PlaceNames,
): CountryPhrase | null {
  const text = lower.slice(start, end)
  if (!TALKS_OF_WORK.has(section) || !/\bor\b/.test(text) || !OF_CHOICE.test(text)) return null
  for (const [from, word] of phrasesOf(text)) {
    if (!places.countries.has(word)) continue
    const found = placesFrom(text, from, places)
    if (found === null || found.countries.length < 2 || !/\bor\b/.test(text.slice(from, found.end))) continue
    const before = text.slice(Math.max(0, from - 60), from)
    if (OF_OTHERS_BEFORE.test(before) || NOT_FROM.test(before) || ARE_REFUSED.test(text.slice(found.end))) return null
    if (/^\s*(?:time|hours|overlap|clients?|customers?|market)/.test(text.slice(found.end))) return null
    return { start: start + from, end: start + found.end, countries: found.countries }
  }
  return null
}

/** Peoples whose name is no language, or who are named before "citizens". */
const PEOPLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AU: 'australian,aussie',
    ZA: 'south african',
    SG: 'singaporean,singapore',
    US: 'us,u.s.,american',
    GB: 'british,uk',
    CA: 'canadian',
    NZ: 'new zealand,nz,kiwi',
    SA: 'saudi',
    AE: 'emirati,uae',
    QA: 'qatari',
    IE: 'irish',
    IN: 'indian',
    PH: 'filipino',
    MY: 'malaysian',
    KE: 'kenyan',
    NG: 'nigerian',
    HK: 'hong kong',
  }).flatMap(([code, names]) => names.split(',').map((name) => [name, code] as const)),
)
const CITIZENS = new RegExp(
  `(?<!\\b(?:no|not|non)[ -](?:an? )?)\\b(${[...PEOPLES.keys()].map((name) => name.replaceAll('.', '\\.')).join('|')}) (?:citizens?(?:hip)?|nationals?|prs?|permanent residents?)\\b|\\b(singaporeans?|saudis|emiratis|qataris) only\\b`,
)

/** "Must be a South African citizen", "Singaporeans only", in a text that names no place. */
export function countryOfCitizens(lower: string, statements: readonly Statement[]): CountryPhrase | null {
  for (const { start, end, section } of statements) {
    if (section === 'about' || section === 'legal' || section === 'benefits') continue
    const text = lower.slice(start, end)
    const match = CITIZENS.exec(text)
    const code = PEOPLES.get(match?.[1] ?? match?.[2]?.replace(/s$/, '') ?? '')
    if (match === null || code === undefined) continue
    const before = text.slice(0, match.index)
    if (
      /\b(?:no|not)\b/.test(before) ||
      OF_OTHERS_BEFORE.test(before) ||
      ARE_REFUSED.test(text.slice(match.index + match[0].length))
    )
      continue
    // The span is empty, so that the citizenship itself is quoted.
    return { start: start + match.index, end: start + match.index, countries: [code] }
  }
  return null
}

const MAX_QUARTER_LINE = 3

/** "Bangalore ORR", "Pune Hinjewadi": a city before the name of one of its quarters, as a part of an opening line. */
export function countryOfQuarter(
  clean: string,
  statements: readonly Statement[],
  places: PlaceNames,
): CountryPhrase | null {
  for (const { start, end, section, line } of statements) {
    if (!TALKS_OF_WORK.has(section) || line > MAX_QUARTER_LINE) continue
    const text = clean.slice(start, end)
    for (const match of text.matchAll(
      /(?:^|[-,;|(:–]\s*)([A-Z][a-z]{3,})((?: [A-Z][\w.]{1,14}){1,2})(?=\s*(?:[,;|)(]|$))/g,
    )) {
      const city = places.cities.get((match[1] ?? '').toLowerCase())
      if (city === undefined || OF_OTHERS_BEFORE.test(text.slice(0, match.index).toLowerCase())) continue
      if (/\b(?:Insurance|Bank|Group|University|Airport|Airlines|Ltd|Inc|GmbH|Team)\b/.test(match[2] ?? '')) continue
      const from = start + match.index + match[0].indexOf(match[1] ?? '')
      return { start: from, end: from + (match[1] ?? '').length, countries: [city.country] }
    }
  }
  return null
}
