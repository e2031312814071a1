import type { ReadWords } from '../../text/find-terms.ts'
import { STOP_WORDS } from '../../text/word-lists.ts'
import type { Section, Statement } from '../statements/index.ts'
import { type Covered, partsOf } from './covered.ts'
import {
  isNotNeeded,
  isSaidOfOthers,
  opensWithEmployer,
  READ,
  sentenceAround,
  trimmed,
  withoutRead,
} from './read-uncovered.ts'

/** Sections of which each item is either read or listed. */
const OF_DEMANDS = new Set<Section>(['must', 'nice'])
/** Where an item of a list ends; a comma inside a number does not end one. */
const BETWEEN_ITEMS = /,(?!\d)|[;|()[\]•·\n\t!?:]|\.(?=\s|$)|\s[-–—/+](?=\s)|$/g
/** Joins what was read with what was not: "Kafka and event modelling". */
const BETWEEN_PARTS = /\s(?:and|or|&|plus|as well as)(?=\s)|$/g

/** Opens what goes on with the item before, or a remark. */
const GOES_ON =
  /^\W*(?:(?:an?|the|any|all|some) )?(?:no|not|nor|or|both|even|because|but|whichever|so|then|than|per|respectively|that|which|who|whose|where|when|while|as|if|is|are|was|were|be|been|has|it|its|they|their|them|this|these|those|there|i|he|she|we|our|us|in|on|at|for|to|from|of|by|within|without|across|into|over|under|through|via|including|included|includes?|such|like|e\.?g|i\.?e|etc|etcetera|similar|other|others|another|equivalent|comparable|related|alike|especially|particularly|mainly|mostly|preferabl[ye]|ideally|also|too|either|using|based|depending|according|regardless|whether|how|what|why|because|since|until|during|after|before|between|among|about|around|will|would|can|could|may|might|should|do|does|did|please|thanks|yes|ok|more|less|better|best|higher|above|below|up|down|plus|bonus|nice|great|good to have|big|added|further|first|a plus|an asset|an advantage|desirable|desired|preferred|required|mandatory|essential|needed|must|welcome|optional|necessary|beneficial|advantageous|paid|compensated|obviously|naturally|whatever|sorry|rarely|hard|rest|lot|works|come|enough|remarks?|points)\b/
/** Character and manners, which most postings ask for; those that the taxonomy knows are nice-to-haves. */
const OF_CHARACTER =
  /\b(?:communicat\w+|interpersonal|team(?:work|mate|s|[- ]?player|[- ]spirit)?|attitude|motivat\w+|passion\w*|enthusias\w+|curio\w+|mindset|mind|personality|proactiv\w+|pro-active|self[- ]\w+|independen\w+|autonom\w+|flexib\w+|adaptab\w+|creativ\w+|initiative|reliab(?:le|ility)|responsib\w+|accountab\w+|ownership|energ\w+|dynamic|positive|friendly|empath\w+|humou?r|humble|honest\w*|integrity|ethic\w*|detail\w*|accura\w+|organi[sz](?:ed|ational)|time[- ]management|multi-?task\w*|priorit\w+|deadlines?|pressure|fast[- ]paced|problem[- ]?solv\w*|problems?|analytic\w*|critical think\w*|think\w*|logical|solution\w*|quality|learn\w*|eager\w*|willing\w*|keen|desire|drive|driven|ambiti\w+|results?|goal\w*|collaborat\w+|cooperat\w+|stakeholders?|colleagues|people|presentation|present|listen\w*|verbal\w*|written|oral|articulate|confident|confidence|comfortable|love|enjoy|happy|like to|want to|feel|value|culture|diverse|inclusi\w+|challeng\w+|resilien\w+|patien\w+|structured|methodical|thorough\w*|committed|commitment|dedicat\w+|trust\w*|respect\w*|hands[- ]on|hard[- ]working|service[- ]minded|customer[- ](?:focus\w*|orient\w*|centric)|entrepreneur\w*|pragmatic\w*|open(?:ness)?|feedback|opinions?|ideas?|sense of)\b/
/** Words without which an item must still say something. */
const SAYS_LITTLE =
  /^(?:experienced?|experiences|expert\w*|knowledge\w*|understand\w*|familiar\w*|proficien\w*|skill(?:s|ed)?|abilit(?:y|ies)|able|strong|solid|deep|good|great|excellent|proven|demonstrated|extensive|advanced|basic|professional|practical|working|relevant|similar|equivalent|related|various|different|multiple|several|other|others|modern|complex|large|scale|high|new|best|years?|months?|plus|bonus|must|have|having|needed|required|requirements?|preferred|preferably|ideally|desired|candidates?|person|role|position|job|work|works|worked|company|business|field|area|areas|environments?|systems?|tools?|tooling|technolog(?:y|ies)|technical|software|development|developing|developers?|engineers?|engineering|applications?|products?|projects?|solutions?|platforms?|services?|code|coding|programming|languages?|frameworks?|librar(?:y|ies)|stacks?|databases?|concepts?|principles?|practices?|patterns?|techniques?|process(?:es)?|methods?|methodolog(?:y|ies)|levels?|things|something|anything|everything|more|most|etc|use|using|used|building|build|built|design|designing|maintain\w*|manag\w+|creat\w+|implement\w*|deliver\w*|writ\w+|support\w*|ensur\w+|includ\w+|help\w*|least|minimum|long|term|full|time|part|senior|junior|mid|lead|track|record|background|exposure|hands|day|end|data|team|teams|degree|education|university|bachelor\w*|master\w*|regular|intermediate|beginner|expert|native|fixed|advantage\w*|importance|nationality|mandatory|whenever|remote|hybrid|full-time|part-time|inside|outside|temporary|permanent|approx\w*|weight\w*|remarks?|comments?|demonstrabl[ey]|points|accepted|works|voice|version|any|long|story|daily|weekly|monthly|regularly|sometimes|usually|currently|optional|possible|available|welcome|general|specific|own|real|common|typical|number|kind|type|way|ways|case|cases|part|parts|range|variety|areas?|aspects?|topics?|issues?|needs?|requirements?)$/
/** A clause with a subject of its own, or about something else than the candidate. */
const SAYS_MORE =
  /\b(?:is|are|was|were|it|its|them|they|you|your|we|our|us|he|she|i|my|uses?|exists?|says?|handles?|ensures?|lived|roles|everybody|everyone|nobody|somebody|someone|customers?|clients?)\b|n't\b/
/** A name that is denied, of the past, or of others. */
const OF_OTHERS =
  /\b(?:no|not|never|nobody|none|without|neither|nor|moved?|moving|stop\w*|replac\w+|previous\w*|before|ago|any ?more|any longer|no longer|instead|rather|way out|legacy|switch\w*|we|our|us|they|their|clients?|customers?|teams?|squads?|colleagues|folks|people|profiles|other)\b|n't\b/
/** Schooling is quoted with its sentence. */
const NAMES_DEGREE = /\b(?:degree|diploma|bachelor\w*|master'?s|ph\.?d|university|[bm]\.?sc)\b/
/** "An orchestration tool, ideally Airflow": the kind of what follows and was read. */
const NAMES_KIND = new RegExp(
  `^\\s*(?:\\([^()]*${READ}|,? ?(?:\\(|\\b(?:ideally|preferabl[ey]|e\\.?g\\.?|i\\.?e\\.?|such as|like|especially|including|particularly|namely|for (?:example|instance))\\b)[^.;()\\n]{0,12}${READ})`,
)
const MAX_WORDS = 12
const MIN_LETTERS = 4
const FAR = 80
const LABELS_NEXT = /^\s*[:\t]/
const LABELS_ROW = /^\s*\|/

/**
 * "Kafka and event modelling, a record of shipped games": of each item under a heading of demands, what was neither read
 * nor quoted and names something of its own. Names count as read where the statement denies them or speaks of others.
 */
export function* unreadOfDemands(
  words: ReadWords,
  statements: readonly Statement[],
  criteria: readonly Covered[],
  held: readonly Covered[],
): Generator<Covered> {
  let [at, first] = [0, 0]
  for (const { start, end, section, isHeading, skills } of statements) {
    while (at < held.length && (held[at] as Covered).end <= start) at += 1
    while (first < criteria.length && (criteria[first] as Covered).end <= start) first += 1
    if (isHeading || !OF_DEMANDS.has(section)) continue
    const said = words.text.lower.slice(start, end)
    const read = withoutRead(said, start, held, at)
    const rest = OF_OTHERS.test(said) ? withoutRead(read, start, skills, 0) : read
    if (NAMES_DEGREE.test(said) || isNotNeeded(said) || opensWithEmployer(said)) continue
    for (const part of openParts(rest, said, withoutRead(said, start, criteria, first))) {
      const sentence = sentenceAround(said, part.start, part.end)
      const own = said.slice(part.start, part.end)
      if (isNotNeeded(sentence) || isSaidOfOthers(own, sentence, false)) continue
      const phrase = trimmed(said, part)
      if (phrase !== null) yield { start: start + phrase.start, end: start + phrase.end }
    }
  }
}

/** Of the rest, and of what is left beside the criteria alone. */
function* openParts(rest: string, said: string, unread: string): Generator<Covered> {
  const items = partsOf(rest, { start: 0, end: rest.length }, BETWEEN_ITEMS)
  for (const item of items) {
    const after = unread.slice(item.end, item.end + FAR)
    if (
      LABELS_NEXT.test(after) ||
      (item.start === 0 && LABELS_ROW.test(after)) ||
      NAMES_KIND.test(after) ||
      isRemark(rest, item, items)
    )
      continue
    const isTouched = rest.slice(item.start, item.end).includes(READ)
    // Of a clause about character or with a subject of its own only names were read.
    if (isTouched && saysMore(said.slice(item.start, item.end))) continue
    const parts = isTouched ? partsOf(rest, item, BETWEEN_PARTS) : [item]
    for (const part of parts) {
      const own = said.slice(part.start, part.end)
      if (!rest.slice(part.start, part.end).includes(READ) && saysSomething(own, isTouched)) yield part
    }
  }
}

/** What stands alone in brackets explains what is before them. */
function isRemark(rest: string, { start, end }: Covered, items: readonly Covered[]): boolean {
  if (rest.charAt(start - 1) !== '(') return false
  return rest.charAt(end) === ')' || !items.some((other) => other.start > end && rest.charAt(other.end) === ')')
}

const saysMore = (words: string): boolean => OF_CHARACTER.test(words) || SAYS_MORE.test(words)

function saysSomething(own: string, isRest: boolean): boolean {
  if (GOES_ON.test(own) || saysMore(own)) return false
  const tokens = own.match(/[a-z][a-z.+#'-]*|\d[\d.,]*/g) ?? []
  if (tokens.length > MAX_WORDS) return false
  const content = tokens.filter((token) => !STOP_WORDS.has(token) && !SAYS_LITTLE.test(token))
  const named = content.filter((token) => token.length >= MIN_LETTERS && /[a-z]/.test(token))
  return named.length > (isRest ? 1 : 0)
}
