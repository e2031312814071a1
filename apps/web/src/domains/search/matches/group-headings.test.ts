import type { CriteriaGroup } from '@assay/contracts/candidate-searches'
import { expect, test } from 'vitest'
import { headingsOf } from './group-headings.ts'

const counts = { all: 2, allButPreferences: 0, allButOne: 5, fewer: 9 }
const match = (criteriaGroup: CriteriaGroup, mustHavesAsked: number) => ({
  rank: 1,
  criteriaGroup,
  mustHavesAsked,
  titleMet: true,
  contributions: [{ feature: 'criteria' as const, label: 'Must-haves and title' }],
})

test('each group has a heading where five or more things are asked for', () => {
  expect(headingsOf(match('all', 4), undefined, counts)).toEqual([
    { title: 'Has all must-haves and the title', criteria: null, count: 2 },
  ])
  expect(headingsOf(match('allButOne', 4), match('all', 4), counts)).toMatchObject([{ title: 'Misses one', count: 5 }])
  expect(headingsOf(match('allButOne', 4), match('allButOne', 4), counts)).toEqual([])
})

test('with fewer criteria, all candidates who miss something are one group, in any order', () => {
  const fewer = headingsOf(match('fewer', 3), match('all', 3), counts)
  expect(fewer).toEqual([{ title: 'Misses one or more', criteria: null, count: 14 }])
  expect(headingsOf(match('allButOne', 3), match('fewer', 3), counts)).toEqual([])
  expect(headingsOf(match('fewer', 3), undefined, null)).toEqual([])
})

test('years and level that count are named behind the heading; they form no group of candidates who miss one of four other criteria', () => {
  const label = 'Must-haves, title, mid level or above and more than 4 years'
  const met = { ...match('all', 3), contributions: [{ feature: 'criteria' as const, label }] }
  expect(headingsOf(met, undefined, counts)).toEqual([
    { title: 'Has all criteria', criteria: 'must-haves, title, mid level or above and more than 4 years', count: 2 },
  ])
  expect(headingsOf(match('allButOne', 3), met, counts)[0]?.title).toBe('Misses one or more')
})

test('with fewer criteria, candidates who miss only preferences are a group of their own, which names the only one', () => {
  const apart = { all: 2, allButPreferences: 3, allButOne: 0, fewer: 9 }
  const asking = (criteriaGroup: CriteriaGroup, preferences: string) => ({
    ...match(criteriaGroup, 2),
    contributions: [{ feature: 'criteria' as const, label: `Must-haves, title${preferences}` }],
  })
  const one = ' and preferred language'
  expect(headingsOf(asking('allButPreferences', one), asking('all', one), apart)).toMatchObject([
    { title: 'Misses only the preferred language', count: 3 },
  ])
  expect(headingsOf(asking('fewer', one), asking('allButPreferences', one), apart)).toMatchObject([
    { title: 'Misses more than preferences', count: 9 },
  ])
  const hours = ' and 4 hours of overlap'
  expect(headingsOf(asking('allButPreferences', hours), asking('all', hours), apart)[0]?.title).toBe(
    'Misses only 4 hours of overlap',
  )
  const pay = ' and preferred pay'
  expect(headingsOf(asking('allButPreferences', pay), asking('all', pay), apart)[0]?.title).toBe(
    'Misses only the preferred pay',
  )
  const both = ', preferred country and preferred languages'
  expect(headingsOf(asking('allButPreferences', both), asking('all', both), apart)[0]?.title).toBe(
    'Misses only preferences',
  )
  expect(headingsOf(asking('fewer', one), asking('all', one), { ...apart, allButPreferences: 0 })[0]?.title).toBe(
    'Misses one or more',
  )
})

test('where no one meets everything, the first heading says what that would be', () => {
  const none = { ...counts, all: 0 }
  expect(headingsOf(match('allButOne', 4), undefined, none)).toMatchObject([
    { title: 'Has all must-haves and the title', count: 0 },
    { title: 'Misses one', count: 5 },
  ])
  expect(headingsOf({ ...match('allButOne', 4), rank: 26 }, undefined, none)).toMatchObject([
    { title: 'Misses one', count: 5 },
  ])
})
