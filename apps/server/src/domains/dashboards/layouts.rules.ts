import type { DashboardWidget, dashboardPeriods, PlacedWidget } from '@assay/contracts/dashboards'
import type { Scope } from '../../platform/context/actor.ts'

export type Period = (typeof dashboardPeriods)[number]

export const DEFAULT_PERIOD: Period = '90d'
export const daysOf = (period: Period): number => Number.parseInt(period, 10)

const HALF = 6
const WHOLE = 12

const full = (widget: DashboardWidget, y: number): PlacedWidget => ({ widget, x: 0, y, w: WHOLE, h: 1 })
const left = (widget: DashboardWidget, y: number, h = 1): PlacedWidget => ({ widget, x: 0, y, w: HALF, h })
const right = (widget: DashboardWidget, y: number): PlacedWidget => ({ widget, x: HALF, y, w: HALF, h: 1 })

const employer: readonly PlacedWidget[] = [
  left('today', 0, 2),
  right('nextInterviews', 0),
  right('atRisk', 1),
  right('waiting', 2),
  full('figures', 3),
  full('funnel', 4),
  left('gettingStarted', 5),
  left('recentSearches', 6),
  left('activity', 7),
  right('timeInStage', 5),
  right('acceptance', 6),
  right('jobs', 7),
  right('pool', 8),
]

const others: readonly PlacedWidget[] = [full('waiting', 0), full('figures', 1)]

const agency: readonly PlacedWidget[] = [
  left('today', 0, 2),
  right('gettingStarted', 0),
  right('waiting', 1),
  right('figures', 2),
]

/** The default layout, and the one after a reset. */
export const layoutOf = (scope: Scope): readonly PlacedWidget[] =>
  scope === 'employer' ? employer : scope === 'agency' ? agency : others
