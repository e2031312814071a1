import { firstLetters, wordsOfName } from './first-letters.ts'
import styles from './person-mark.module.css'

export interface PersonMarkProps {
  /** The person's id, from which shape and tint follow. */
  id: string
  /** Their name or code; its last word gives the two letters. */
  name: string
  size?: 'medium' | 'large'
}

const SHAPES = ['circle', 'square', 'diamond', 'hexagon', 'shield', 'slab'] as const
const TINTS = 6

/** Makes a person recognizable without a name: two letters in a shape and a tint, the same everywhere. Decorative. */
export function PersonMark({ id, name, size = 'medium' }: PersonMarkProps) {
  const hash = hashOf(id)
  return (
    <span
      className={styles.mark}
      data-shape={SHAPES[hash % SHAPES.length]}
      data-tint={Math.floor(hash / SHAPES.length) % TINTS}
      data-size={size}
      aria-hidden="true"
    >
      {lettersOf(name)}
    </span>
  )
}

/** "Candidate K5G3A" is K5, "Ada Lovelace" is AL. */
function lettersOf(name: string): string {
  const words = wordsOfName(name)
  const last = words.at(-1) ?? ''
  const isCode = /\d/.test(last) || words.length === 1 || words[0] === 'Candidate'
  return (isCode ? firstLetters(last, 2) : firstLetters(words[0] ?? '') + firstLetters(last)).toUpperCase()
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
