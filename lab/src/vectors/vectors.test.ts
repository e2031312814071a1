import { describe, expect, test } from 'vitest'
import { ppmiOf } from './ppmi.ts'
import { dot, unit } from './title-likeness.ts'
import { eigenOf, embed } from './truncated-svd.ts'

const context = (...skills: number[]) => ({ skills, weight: 1 })

describe('skills that are listed together', () => {
  test('have information where they exceed chance, symmetrically, and none without co-occurrence', () => {
    const matrix = ppmiOf([context(0, 1), context(0, 1), context(2, 3), context(2, 3), context(0, 1, 2, 3)], 5)
    const at = (row: number, column: number) => {
      const place = matrix.columns[row]?.indexOf(column) ?? -1
      return place === -1 ? 0 : (matrix.values[row]?.[place] ?? 0)
    }
    expect(at(0, 1)).toBeGreaterThan(0)
    expect(at(0, 1)).toBeCloseTo(at(1, 0), 12)
    expect(at(0, 2)).toBe(0)
    expect(matrix.columns[4]).toHaveLength(0)
  })

  test('are similar when they share contexts, even if they never occur together', () => {
    const contexts = [context(0, 2, 3), context(1, 2, 3), context(4, 5, 6), context(4, 5), context(2, 3)]
    const vectors = embed(ppmiOf(contexts, 7), 3).map(unit)
    const likeness = (left: number, right: number) => dot(vectors[left] as Float64Array, vectors[right] as Float64Array)
    expect(likeness(0, 1)).toBeGreaterThan(0.9)
    expect(Math.abs(likeness(0, 4))).toBeLessThan(0.3)
  })

  test('always give the same vectors', () => {
    const matrix = ppmiOf([context(0, 1, 2), context(1, 2), context(0, 3)], 4)
    expect(embed(matrix, 2)).toEqual(embed(matrix, 2))
  })
})

test('eigenvectors of a small matrix rebuild it', () => {
  const matrix = [
    [4, 1, -2],
    [1, 3, 0.5],
    [-2, 0.5, 1],
  ].map((row) => Float64Array.from(row))
  const { values, vectors } = eigenOf(matrix)
  for (const [row, expected] of matrix.entries()) {
    for (const [column, value] of expected.entries()) {
      const rebuilt = values.reduce((sum, strength, at) => {
        return sum + strength * (vectors[row]?.[at] as number) * (vectors[column]?.[at] as number)
      }, 0)
      expect(rebuilt).toBeCloseTo(value, 9)
    }
  }
})
