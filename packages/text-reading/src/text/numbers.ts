const NAMES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Pattern source for a small number in digits or words. */
export const SMALL_NUMBER = `(?:\\d{1,2}(?:[.,]\\d)?|${NAMES.slice(1).reverse().join('|')}|half a|an?(?= month| week| year| day))`

export function smallNumber(text: string): number {
  const trimmed = text.trim()
  if (trimmed === 'a' || trimmed === 'an') return 1
  if (trimmed === 'half a') return 0.5
  const named = NAMES.indexOf(trimmed)
  return named >= 0 ? named : Number(trimmed.replace(',', '.'))
}
