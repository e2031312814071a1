/** Whether texts hold words exactly, whatever their case and punctuation; for files, as a database is not at hand. */

export type FindByPhrase = (words: string) => string[]

/**
 * Indexes texts by their words. The function that it returns gives the ids of the texts that hold some words side by
 * side, in the order of the texts; none for words without a letter or digit.
 */
export function indexPhrases(texts: Iterable<readonly [id: string, text: string]>): FindByPhrase {
  const plain = Array.from(texts, ([id, text]) => [id, ` ${plainWords(text)} `] as const)
  const numbersByWord = new Map<string, number[]>()
  for (const [number, [, text]] of plain.entries()) {
    for (const word of new Set(text.split(' '))) {
      const known = numbersByWord.get(word)
      if (known === undefined) numbersByWord.set(word, [number])
      else known.push(number)
    }
  }
  return (words) => {
    const wanted = plainWords(words)
    if (wanted === '') return []
    const lists = wanted.split(' ').map((word) => numbersByWord.get(word) ?? [])
    const fewest = lists.reduce((least, list) => (list.length < least.length ? list : least))
    return fewest.flatMap((number) => {
      const [id, text] = plain[number] as (typeof plain)[number]
      return text.includes(` ${wanted} `) ? [id] : []
    })
  }
}

/** Lower-case words with single spaces between them; "c++" and "c#" keep their signs. */
export function plainWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+[+#]*/gu) ?? []).join(' ')
}
