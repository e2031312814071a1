import type { ReadWords } from '../../text/find-terms.ts'
import type { Door } from '../reading.ts'
import type { Statement } from '../statements/index.ts'
import { type Covered, partsOf } from './covered.ts'
import { isNotNeeded, isSaidOfOthers, opensWithEmployer, trimmed } from './read-uncovered.ts'

const LENGTH_OF_SEARCH = 240
const MIN_ITEMS = 3
const BETWEEN_ITEMS = /,\s|[;|•]|\s[-/]\s|$/g

/** What an item may say without asking for anything. */
const SAYS_LITTLE =
  /^\W*(?:(?:an?|the|and|or|but|also|so|then|please|pls|thanks|thank you|cheers|etc|ok(?:ay)?|fine|good|great|possible|flexible|yes|hi|hello|hey|dear|all|both|each|any|some|more|other|others|as well|too|only|needed|wanted|required|requirements?|must|haves?|has|nice|plus|bonus|asset|super|ideally|preferred|preferably|years|knowledge|experienced?|expert\w*|skills?|solid|strong|deep|hands[- ]on|profile|candidates?|person|people|guy|someone|anyone|anywhere|age|country|you|who|i|it|is|are|be|we|need|needs?|want|looking|look|search(?:ing)?|seek(?:ing)?|hire|hiring|for|with|in|on|of|to|by|at|from|my|your|urgent(?:ly)?|asap|job|role|position|title|location|salary|rate|full|remote(?:ly)?|hybrid|on-?site|office|full[- ]?time|permanent|contract|freelance|team|work|working|developers?|engineers?|devs?|senior|junior|mid|m\/[fw]\/d)\b\W*)*$/
/** Goes on with the item before, or is a clause of a sentence. */
const GOES_ON =
  /^\s*(?:no|not|or|both|even|because|but|whichever|so|then|per|paid|respectively|that|which|where|while|as|if|is|are|(?:i|you|he|she|it|they|everyone)(?:'\w+)?)\b|^\W*(?:\w+\W+){9}/

/** "No crypto": what is refused, unless it is only a thing that is not needed. */
const REFUSES_FIELD =
  /^\W*(?:please |pls )?no (?!(?:need|experience|problems?|matter|thanks|nonsense|bullshit|drama|politics|egos?|bureaucracy|micro-?management|dress code|strings|cap|hurry|rush|fuss|idea|worries|degree|phd|limits?|preference|requirements?|deadline|travel\w*|trips|overtime|weekends?|nights?|shifts?|on-call|meetings?|office)\b)[a-z][a-z-]{2,}(?: [a-z-]+)?(?: please| pls)?\W*$/
/** "Snowflake contractor, Amsterdam, 700". */
const BARE_NUMBER = /^\s*\d{2,6}\s*$/

/**
 * "Unity, one shipped game, Montreal": who types a search of a few items says each of them on purpose, so those are
 * quoted of which nothing was read, where another one was read. What is refused is quoted however few they are.
 */
export function* unreadOfSearch(
  words: ReadWords,
  statements: readonly Statement[],
  door: Door,
  isRead: (start: number, end: number) => boolean,
): Generator<Covered> {
  if (door === 'jobDesc' || words.text.lower.trim().length > LENGTH_OF_SEARCH) return
  for (const { start, end, section, isHeading } of statements) {
    if (isHeading || !(section === 'none' || section === 'title' || section === 'role' || section === 'terms')) continue
    const said = words.text.lower.slice(start, end)
    const items = itemsOf(said)
    const unread = items.filter((item) => !isRead(start + item.start, start + item.end))
    const isList = items.length >= MIN_ITEMS && unread.length < items.length
    for (const item of unread) {
      const own = said.slice(item.start, item.end)
      if (isList ? !isSaidForItself(own) : !REFUSES_FIELD.test(own)) continue
      const phrase = BARE_NUMBER.test(own) ? item : trimmed(said, item)
      if (phrase !== null) yield { start: start + phrase.start, end: start + phrase.end }
    }
  }
}

function itemsOf(said: string): Covered[] {
  const parts = partsOf(said, { start: 0, end: said.length }, BETWEEN_ITEMS)
  return parts.filter(({ start, end }) => /[\p{L}\d]/u.test(said.slice(start, end)))
}

function isSaidForItself(own: string): boolean {
  if (REFUSES_FIELD.test(own)) return true
  if (SAYS_LITTLE.test(own) || GOES_ON.test(own) || /\b(?:we|our|us)\b/.test(own)) return false
  return !(isNotNeeded(own) || opensWithEmployer(own) || isSaidOfOthers(own, own, false))
}
