import type { LostBreak } from './lost-lines.ts'

/** A line that ends within a word, or ended there before its break was lost. */
const CUT = /(?<![\w-])(\w{2,20})(-(?:[ \t]*\r?\n[ \t]*|[ ]))([A-Za-z]{2,20})(?![\w-])/g

/** "Post-⏎greSQL" in the columns of a PDF: a hyphen that parts a known name in two is taken out with its break. */
export function cutWords(text: string, isKnownWord: (word: string) => boolean): readonly LostBreak[] {
  if (!text.includes('- ') && !/-[ \t]*\r?\n/.test(text)) return []
  return [...text.matchAll(CUT)].flatMap(({ index, 1: left = '', 2: hyphen = '', 3: right = '' }) => {
    const whole = `${left}${right}`.toLowerCase()
    const isOneName = isKnownWord(whole) && !isKnownWord(right.toLowerCase())
    const isOfCase = isKnownWord(whole) && /^[A-Z][a-z]+$/.test(left) && /^[A-Z]/.test(right)
    return isOneName || isOfCase ? [{ at: index + left.length, length: hyphen.length, becomes: '' }] : []
  })
}
