import type { Nearness } from '../types.ts'

/** One relation per line: `kotlin java .5`. */
export function readNear(table: string): readonly Nearness[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [left = '', right = '', strength = ''] = line.split(' ')
      return { left, right, strength: Number(strength) }
    })
}

export function writeNear(pairs: readonly Nearness[]): string {
  return pairs.map(({ left, right, strength }) => `${left} ${right} ${strength}`).join('\n')
}
