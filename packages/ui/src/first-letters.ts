/** The first letters and digits of a word as readers count them; signs and emoji are none. */
export const firstLetters = (word: string, count = 1): string =>
  (word.match(/[\p{L}\p{N}]\p{M}*/gu) ?? []).slice(0, count).join('')

/** The words of a name that have letters. */
export const wordsOfName = (name: string): string[] => name.split(/\s+/).filter((word) => firstLetters(word) !== '')
