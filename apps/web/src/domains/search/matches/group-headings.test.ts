import { expect, test } from 'vitest'
import { headingOf } from './group-headings.ts'

const counts = { all: 2, allButOne: 5, fewer: 9 }
const match = (criteriaGroup: 'all' | 'allButOne' | 'fewer', mustHavesAsked: number) => ({
  criteriaGroup,
  mustHavesAsked,
  titleMet: true,
  contributions: [{ feature: 'criteria' as const, label: 'Must-haves and title' }],
})

test('each group has a heading where five or more things are asked for', () => {
  expect(headingOf(match('all', 4), undefined, counts)).toEqual({
    title: 'Has all must-haves and the title',
    count: 2,
  })
  expect(headingOf(match('allButOne', 4), match('all', 4), counts)).toEqual({ title: 'Misses one', count: 5 })
  expect(headingOf(match('allButOne', 4), match('allButOne', 4), counts)).toBeNull()
})

test('of fewer, all who miss something are one group, in whatever order', () => {
  expect(headingOf(match('fewer', 3), match('all', 3), counts)).toEqual({ title: 'Misses one or more', count: 14 })
  expect(headingOf(match('allButOne', 3), match('fewer', 3), counts)).toBeNull()
  expect(headingOf(match('fewer', 3), undefined, null)).toBeNull()
})

test('years and level that count are named; they set nobody apart who misses one of four other things', () => {
  const label = 'Must-haves, title, mid level or above and more than 4 years'
  const met = { ...match('all', 3), contributions: [{ feature: 'criteria' as const, label }] }
  expect(headingOf(met, undefined, counts)?.title).toBe(
    'Has all must-haves, the title, mid level or above and more than 4 years',
  )
  expect(headingOf(match('allButOne', 3), met, counts)?.title).toBe('Misses one or more')
})
