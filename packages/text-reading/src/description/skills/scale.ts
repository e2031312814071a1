import { type FoldedText, originalRange } from '../../text/fold-text.ts'
import type { Mention } from './read-demands.ts'

interface Graded {
  mention: Mention
  /** From 0 to 1. */
  share: number
}

interface Side {
  isScale: boolean
  /** Stars stand before their skills. */
  isBefore: boolean
}

/** What says that the numbers beside skills grade them, and are no versions. */
const IS_SCALE =
  /\bscale\b|\bfrom (?:0|1|zero|one)\b[^.\n]{0,24}\bto (?:5|10|five|ten)\b|\bout of (?:5|10|five|ten)\b|\brat(?:ed|ings?)\b|\bwhere (?:1|5|10)\b|\b(?:importance|relevance|weight(?:ed|ing|s)?|score[sd]?|points)\b/i
/** Where one is the most. */
const IS_RANK = /\bpriorit(?:y|ies)\b|\b1 (?:is|=|being|means) (?:the )?(?:most|highest|top|must|vital)/i
const NUMBER =
  /^\s?[:=(–-]?\s?\(?(\d{1,3})(?:\s?(\/|out of)\s?(5|10)|\s?(%))?\)?(?![\w.+]|\s?(?:\+|years?\b|yrs?\b|y\b|months?\b|or\b))/i
const STARS = /^\s?[:(–-]?\s?((?:(?:[⭐★●■]|🟩|🔥)\ufe0f?\s?){1,5})/u
const STARS_BEFORE = /((?:(?:[⭐★●■]|🟩|🔥)\ufe0f?){1,5})\s?$/u
const STAR = /[⭐★●■]|🟩|🔥/u
/** "Relevance 20%: Celery". */
const BEFORE_LIST = /(?:^|[.;\n])[^.;:\n]*?(\d{1,3})\s?(%|\/\s?(?:5|10)):\s?[^.;:\n]*$/
const REACH = 16
const LEAST = 0.45

function shareOf(mention: Mention, text: FoldedText, { isScale, isBefore }: Side): number | null {
  const { original } = text
  const { start, end } = originalRange(text, mention.term.start, mention.term.end)
  const after = original.slice(end, end + REACH)
  const stars = (
    isBefore ? STARS_BEFORE.exec(original.slice(Math.max(0, start - REACH), start)) : STARS.exec(after)
  )?.[1]
  if (stars !== undefined) return [...stars].filter((sign) => STAR.test(sign)).length / 5
  const [, number, , most, percent] = NUMBER.exec(after) ?? []
  if (number !== undefined && (most !== undefined || percent !== undefined || isScale))
    return Number(number) / (percent === undefined ? Number(most ?? 0) || 1 : 100)
  const label = BEFORE_LIST.exec(original.slice(Math.max(0, start - 120), start))
  if (label === null) return null
  return Number(label[1]) / (label[2] === '%' ? 100 : Number((label[2] ?? '').replace(/\D/g, '')))
}

/** Skills that a text grades: "Python 5, Vue 1" on a scale of five, "80 %", "★★★★★". */
export function markByScale(mentions: readonly Mention[], text: FoldedText): Mention[] {
  const isRank = IS_RANK.test(text.original)
  const isScale = isRank || IS_SCALE.test(text.original)
  const start = originalRange(text, mentions[0]?.term.start ?? 0, mentions[0]?.term.end ?? 0).start
  const isBefore = STARS_BEFORE.test(text.original.slice(Math.max(0, start - REACH), start))
  const graded = mentions.flatMap((mention): Graded[] => {
    const share = shareOf(mention, text, { isScale, isBefore })
    return share === null || !(share >= 0) ? [] : [{ mention, share }]
  })
  const most = Math.max(...graded.map(({ share }) => share))
  const least = Math.min(...graded.map(({ share }) => share))
  if (graded.length < 2 || most === least || most > 100) return []
  for (const { mention, share } of graded) {
    if (mention.level === 'unwanted' || mention.level === 'dropped') continue
    const isLittle = isRank ? share > 2 : share <= LEAST * most
    mention.level = !isRank && share === 0 ? 'dropped' : isLittle ? 'nice' : 'must'
    mention.isExplicit = true
    mention.isSettled = true
  }
  return graded.map(({ mention }) => mention)
}

/** Pictures that say yes, and those that only hope. */
const DEMANDING = /(?:✅|☑|✔|❗|‼|⚠|🔴|🛑|📌|🔒|⛔|💯)\ufe0f?\s?$/u
const HOPING = /(?:🤞|💡|➕|🎁|🍒|🌟|✨|🙂|😊|😍|🟢|🟡|💚|👍|🤷|🎈|🧁|🍰|🍀|🌈|🦄|💫)\ufe0f?\s?$/u

/** "✅ React 🤞 Storybook": two kinds of pictures before the skills of a text. */
export function markByPictures(mentions: readonly Mention[], text: FoldedText): Mention[] {
  const beside = mentions.map((mention) => {
    if (mention.level === 'dropped' || mention.level === 'unwanted') return null
    const { start } = originalRange(text, mention.term.start, mention.term.end)
    const before = text.original.slice(Math.max(0, start - 4), start)
    return DEMANDING.test(before) ? 'must' : HOPING.test(before) ? 'nice' : null
  })
  if (!beside.includes('must') || !beside.includes('nice')) return []
  return mentions.filter((mention, index) => {
    const level = beside[index]
    if (level == null) return false
    mention.level = level
    mention.isExplicit = true
    mention.isSettled = true
    return true
  })
}
