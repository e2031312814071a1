import { dashboardWidgets } from '@assay/contracts/dashboards'
import { expect, test } from 'vitest'
import { arrangedOf, layoutOf, moved, rowsOf } from './dashboard-rows.ts'

const every = new Set(dashboardWidgets)
const arranged = arrangedOf(
  layoutOf([
    { widget: 'figures', place: 'whole' },
    { widget: 'jobs', place: 'right' },
    { widget: 'activity', place: 'left' },
    { widget: 'funnel', place: 'whole' },
  ]),
  dashboardWidgets,
)

test('narrow widgets between two wide ones stand in two columns', () => {
  expect(rowsOf(layoutOf(arranged), every)).toEqual([
    { kind: 'whole', widget: 'figures' },
    { kind: 'halves', key: 'jobs', left: ['activity'], right: ['jobs'] },
    { kind: 'whole', widget: 'funnel' },
  ])
})

test('a widget without content leaves no gap, and what is not placed is offered as hidden', () => {
  expect(rowsOf(layoutOf(arranged), new Set(['funnel'] as const))).toEqual([{ kind: 'whole', widget: 'funnel' }])
  expect(arranged.filter(({ place }) => place === 'hidden')).toHaveLength(dashboardWidgets.length - 4)
})

test('moving one down and up again changes nothing', () => {
  expect(moved(moved(arranged, 1, 1), 2, -1)).toEqual(arranged)
})
