import { SMALL_NUMBER, smallNumber } from '../../text/numbers.ts'
import type { Statement } from '../statements/index.ts'

/** Years that a list gives to one of its skills, which begins at `of`. */
export interface YearsOfItem {
  start: number
  end: number
  min: number
  of: number
}

const BETWEEN_ITEMS = /[;|•\n,]|\s\/\s|\s(?:or|and)\s/g
const LEVEL =
  '(?:expert|advanced|basics?|intermediate|proficient|strong|good|solid|medium|high|fluent|beginner|senior|mid|junior|mandatory|required|must|must-have|exp|experience|level)'
/** What stands between a name and its number: "Python - Expert - 5 years", "Kafka/3", "Rust (3+ yrs)". */
const NUMBER_OF_ITEM = new RegExp(
  `^(?:[\\s:=(/–-]|${LEVEL}(?![a-z]))*(?:(?:at least|min(?:imum|\\.)?|>=?|≥)\\s*)?(?<![\\d.,])(${SMALL_NUMBER})\\s*(?:\\+|plus\\b|or more\\b)?\\s*(years?|yrs?\\.?|y\\b)?\\s*(?:\\+|exp\\w*\\.?|min\\w*\\.?|or more)?[\\s).]*(?:\\([^()]*(?:years?|yrs?)\\)?\\W*)?$`,
)
const UNIT_OF_LIST = /\(\s*(?:(?:name|skill|tool|number|min\w*)s?\s*[/,:-]\s*)?(?:in |as )?(?:years?|yrs?)\s*\)/
const UNIT_AT_END = /\(\s*(?:in )?(?:years?|yrs?)\s*\)\W*$/
const UNIT_BEFORE = /\b(?:years?|yrs?)\b/
const SET_APART = /[:=(/–-]/

/** "Python - Expert - 5 years; SQL - Advanced - 4 years": each item of a list has one name and one number. */
export function yearsOfItems(text: string, { start, skills }: Statement): YearsOfItem[] {
  const names = skills.filter(({ isWide }) => !isWide)
  if (names.length === 0) return []
  const inTurn = yearsInTurn(text, start, names)
  if (inTurn.length > 0) return inTurn
  const ofRow = yearsOfRow(text, start, names)
  if (ofRow !== null) return [ofRow]
  const found: (YearsOfItem & { hasUnit: boolean })[] = []
  for (const [from, to] of itemsOf(text)) {
    const [name, other] = names.filter((term) => term.start >= start + from && term.end <= start + to)
    if (name === undefined || other !== undefined) continue
    const at = name.end - start
    const match = NUMBER_OF_ITEM.exec(text.slice(at, to))
    if (match === null) continue
    const isOpen = match[0].includes('+') && (UNIT_BEFORE.test(text.slice(0, at)) || UNIT_AT_END.test(text))
    if (!isOpen && !SET_APART.test(text.slice(at, at + match[0].indexOf(match[1] ?? '')))) continue
    const min = smallNumber(match[1] ?? '')
    if (!(min > 0 && min <= 40)) continue
    const first = name.end + match[0].indexOf(match[1] ?? '')
    found.push({
      start: first,
      end: name.end + match[0].trimEnd().length,
      min,
      of: name.start,
      hasUnit: match[2] !== undefined || isOpen,
    })
  }
  const isUnitStated = UNIT_OF_LIST.test(text) || found.every(({ hasUnit }) => hasUnit)
  if (found.length < (names.length === 1 ? 1 : 2) || !isUnitStated) return []
  return found.map(({ hasUnit: _, ...item }) => item)
}

const NUMBER_WITH_UNIT = new RegExp(`(?<![\\w.,-])(${SMALL_NUMBER})\\s?\\+?\\s?(?:years?|yrs?|y)\\b\\+?`, 'g')

/** "Terraform, AWS: 3 years each". */
const EACH = new RegExp(
  `(?<![\\w.,-])(${SMALL_NUMBER})\\s?\\+?\\s?(?:years?|yrs?|y)\\+? (?:of experience )?(?:each|with each|in each)\\b`,
)

/** "cypress 2y playwright 1y": as many numbers as names, each right after its own. */
function yearsInTurn(text: string, offset: number, names: readonly { start: number; end: number }[]): YearsOfItem[] {
  const each = EACH.exec(text)
  if (each !== null) {
    const [from, min] = [offset + each.index, smallNumber(each[1] ?? '')]
    const before = names.filter(({ end }) => end <= from)
    return min > 0 && min <= 40 && before.length > 1
      ? before.map(({ start }) => ({ start: from, end: from + each[0].length, min, of: start }))
      : []
  }
  const numbers = [...text.matchAll(NUMBER_WITH_UNIT)]
  if (names.length < 2 || numbers.length !== names.length) return []
  const found = names.map(({ start, end }, place) => {
    const match = numbers[place] as RegExpExecArray
    const [from, min] = [offset + match.index, smallNumber(match[1] ?? '')]
    return /^\s$/.test(text.slice(end - offset, match.index)) && min > 0 && min <= 40
      ? { start: from, end: from + match[0].length, min, of: start }
      : null
  })
  return found.every((item) => item !== null) ? found : []
}

/** "| C++ | 4 years |": a row of a table that holds one name and one number. */
const NUMBER_OF_ROW = new RegExp(`^\\s*\\|\\s*(${SMALL_NUMBER})\\s?\\+?\\s?(?:years?|yrs?)\\b\\s?\\+?\\s*(?:\\||$)`)

function yearsOfRow(
  text: string,
  offset: number,
  names: readonly { start: number; end: number }[],
): YearsOfItem | null {
  const [name, other] = names
  if (name === undefined || other !== undefined) return null
  const row = /^[\s|]*$/.test(text.slice(0, name.start - offset)) ? text.slice(name.end - offset) : ''
  // "Unreal Engine 5 | 2 years"
  const version = /^ \d[\d.]*(?=\s*\|)/.exec(row)?.[0].length ?? 0
  const match = NUMBER_OF_ROW.exec(row.slice(version))
  const min = smallNumber(match?.[1] ?? '')
  if (match === null || !(min > 0 && min <= 40)) return null
  const from = name.end + version + match[0].indexOf(match[1] ?? '')
  return { start: from, end: from + match[0].replace(/^\s*\|\s*|\s*\|?\s*$/g, '').length, min, of: name.start }
}

function* itemsOf(text: string): Generator<[number, number]> {
  let from = 0
  for (const match of text.matchAll(BETWEEN_ITEMS)) {
    yield [from, match.index]
    from = match.index + match[0].length
  }
  yield [from, text.length]
}

/** "We'd love 8 years; we'll take 5", "six would be perfect, four is the floor": what is enough. */
const ACCEPTS =
  "(?:(?:(?:we|i|they|the client|it|could|can|would|will|may)(?:'ll|'d|'re| will| would| can| could| might| are)?\\s+(?:also |even |still |just )?)?(?:take|accept|settle for|consider|(?:be )?(?:happy|fine|content|okay|ok) with|make do with|live with|work with|start (?:at|from|with)|go (?:down )?to|no less than|not less than|at least|minimum(?: of)?|min\\.?)\\s+(?:people with |someone with |candidates with )?)"
const SAYS_ENOUGH =
  "(?:,?\\s+(?:is|are|'s|would be|will be|being)\\s+(?:still |also |already )?(?:(?:the|our|my|an?)\\s+)?(?:absolute |bare |hard )?(?:floor|minimum|min|least|bar|threshold|lower limit|limit|must|requirement|entry point|starting point|non-negotiable|required|acceptable|needed|okay|ok|fine|enough|sufficient)\\b|\\s+(?:will|would|may|might|can|could) (?:do|suffice|be (?:enough|fine|okay|ok|acceptable))\\b|\\s+(?:suffices?|required|minimum|min|at (?:the )?least)\\b)"
const LESS = new RegExp(
  `^[^.\\d]{0,44}[,;:(–-]\\s*(?:(?:but|though|yet|and|or|however|still)\\s+)*(?:${ACCEPTS}(${SMALL_NUMBER})(?:\\s*(?:years?|yrs?))?(?=\\s*(?:[.,;)!]|$|too\\b|as well\\b))|(${SMALL_NUMBER})(?:\\s*(?:years?|yrs?))?${SAYS_ENOUGH})`,
)
const MOST = new RegExp(
  `^[\\s,;(–-]*(?:and |but |or |to )?(?:(?:at (?:the )?most|max(?:imum)?\\.?|no more than|not more than|up to)\\s+(${SMALL_NUMBER})(?=\\s*(?:[.,;)]|$))|(${SMALL_NUMBER})(?:\\s*(?:years?|yrs?))?\\s*(?:\\(?(?:at (?:the )?most|max(?:imum)?|tops)\\b|(?:is|being) (?:the |our )?(?:max\\w*|most|ceiling|limit)))`,
)

const ENOUGH_FIRST = new RegExp(
  `(?:\\b(?:at least|a minimum of|minimum|min\\.?|no less than)(?: of)? (${SMALL_NUMBER})(?:\\s*\\+)?(?: years?| yrs?)?|(?:^|[:(]|\\b(?:with|have|has|bring|need|want)) ?(${SMALL_NUMBER}) (?:years?|yrs?)),?(?: (?:and|but|or|though))? (?:ideally|preferably|better(?: still)?|even better|if possible|rather)(?: (?:about|around|closer to|more like|more than|over))? $`,
)

/** "At least five, ideally eight years": what is enough may stand before. */
export function enoughBefore(before: string): { min: number; length: number } | null {
  const match = ENOUGH_FIRST.exec(before)
  if (match === null) return null
  return { min: smallNumber(match[1] ?? match[2] ?? ''), length: match[0].length }
}

/** The number that a later clause lowers the years to, and the one that bounds them. */
export function boundsAfter(after: string, min: number): { less: number | null; most: number | null } {
  const [, accepted, stated] = LESS.exec(after) ?? []
  const less = smallNumber(accepted ?? stated ?? '')
  const [, first, second] = MOST.exec(after) ?? []
  const most = smallNumber(first ?? second ?? '')
  return { less: less > 0 && less < min ? less : null, most: most > min && most <= 40 ? most : null }
}

const OF_THE_LAST = `(?:of|in|within|during|over|out of) (?:the |your |their )?(?:last|past|previous|preceding|most recent) (?:${SMALL_NUMBER})\\s*(?:years?|yrs?)\\b`
/** "3 of the last 5 years", "three years within the past five years": so many within a time. */
const WITHIN = new RegExp(`(?<![\\w.,])(${SMALL_NUMBER})\\s*\\+?\\s*(?:(?:full )?(?:years?|yrs?)\\s*)?${OF_THE_LAST}`)
const WITHIN_FIRST = new RegExp(
  `\\b(?:in|within|during|over) (?:the |your |their )?(?:last|past|previous) (?:${SMALL_NUMBER})\\s*(?:years?|yrs?)\\b[^.;\\d]{0,50}?\\b(?:at least|a minimum of|no less than|no fewer than|more than|over|for|spent|a total of)\\s+(${SMALL_NUMBER})\\b(?! of\\b)(?!\\s*(?:months|people|projects|teams|times))(?:\\s*(?:years?|yrs?))?`,
)

/** "Lived in the UK for three of the past five years." */
const OF_RESIDENTS = /\b(?:lived|resided|resident) (?:and worked )?(?:in|within)\b[^.;]*$/

/** Years within a longer time; the longer time is not asked for. */
export function yearsWithin(text: string, offset: number): { start: number; end: number; min: number } | null {
  const match = WITHIN.exec(text) ?? WITHIN_FIRST.exec(text)
  if (match === null || OF_RESIDENTS.test(text.slice(0, match.index + match[0].length))) return null
  const min = smallNumber(match[1] ?? '')
  return min > 0 && min <= 40 ? { start: offset + match.index, end: offset + match.index + match[0].length, min } : null
}
