/** Whether texts hold words exactly, whatever their case and punctuation; for files, as a database is not at hand. */

export type FindSaying = (words: string) => string[]

/** Returns who says some words: by the ids of their texts. */
export function sayingIn(texts: Iterable<readonly [id: string, text: string]>): FindSaying {
  const plain = Array.from(texts, ([id, text]) => [id, ` ${plainWords(text)} `] as const)
  return (words) => {
    const wanted = plainWords(words)
    if (wanted === '') return []
    return plain.filter(([, text]) => text.includes(` ${wanted} `)).map(([id]) => id)
  }
}

function plainWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+[+#]*/gu) ?? []).join(' ')
}
