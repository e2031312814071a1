/** Two spellings of a keyword are one when only capitals or plurals differ. */
export function keywordKey(term: string): string {
  return term.toLowerCase().split(' ').map(singular).join(' ')
}

export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 5 && /(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}
