/** Numbers words in the order of their first occurrence. */

export interface Words {
  readonly numberOf: (word: string) => number
  readonly wordOf: (number: number) => string
}

export function startWords(): Words {
  const numbers = new Map<string, number>()
  const words: string[] = []
  return {
    numberOf(word: string): number {
      const known = numbers.get(word)
      if (known !== undefined) return known
      numbers.set(word, words.length)
      return words.push(word) - 1
    },
    wordOf: (number: number): string => words[number] ?? '',
  }
}
