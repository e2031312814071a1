import { expect, test } from 'vitest'
import { headingOf } from './group-headings.ts'

const counts = { all: 2, allButOne: 5, fewer: 9 }
const match = (criteriaGroup: 'all' | 'allButOne' | 'fewer', mustHavesAsked: number) => ({
  criteriaGroup,
  mustHavesAsked,
  titleMet: true,
  yearsMet: null as boolean | null,
})
const asked = { counts, years: { min: 8, max: null } }

test('each group has a heading where five or more things are asked for', () => {
  expect(headingOf(match('all', 4), undefined, asked)).toEqual({
    title: 'Has all must-haves and the title',
    count: 2,
  })
  expect(headingOf(match('allButOne', 4), match('all', 4), asked)).toEqual({ title: 'Misses one', count: 5 })
  expect(headingOf(match('allButOne', 4), match('allButOne', 4), asked)).toBeNull()
})

test('of fewer, all who miss something are one group, in whatever order', () => {
  expect(headingOf(match('fewer', 3), match('all', 3), asked)).toEqual({ title: 'Misses one or more', count: 14 })
  expect(headingOf(match('allButOne', 3), match('fewer', 3), asked)).toBeNull()
  expect(headingOf(match('fewer', 3), undefined, { ...asked, counts: null })).toBeNull()
})

test('years that count are named with what is too few; they set nobody apart who misses one of four other things', () => {
  const met = { ...match('all', 3), yearsMet: true }
  expect(headingOf(met, undefined, asked)?.title).toBe('Has all must-haves, the title and more than 4 years')
  expect(headingOf({ ...match('allButOne', 3), yearsMet: false }, met, asked)?.title).toBe('Misses one or more')
})
