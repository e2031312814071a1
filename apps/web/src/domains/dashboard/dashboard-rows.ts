import type { DashboardWidget, PlacedWidget } from '@assay/contracts/dashboards'

const HALF = 6

export type DashboardRow =
  | { readonly kind: 'whole'; readonly widget: DashboardWidget }
  | {
      readonly kind: 'halves'
      readonly key: string
      readonly left: readonly DashboardWidget[]
      readonly right: readonly DashboardWidget[]
    }

/** Wide widgets take a full row; the narrow ones between two wide ones fill a left and a right column. */
export function rowsOf(layout: readonly PlacedWidget[], shown: ReadonlySet<DashboardWidget>): DashboardRow[] {
  const rows: DashboardRow[] = []
  for (const placed of inOrder(layout).filter(({ widget }) => shown.has(widget))) {
    if (placed.w > HALF) rows.push({ kind: 'whole', widget: placed.widget })
    else {
      const last = rows.at(-1)
      const halves =
        last?.kind === 'halves' ? last : { kind: 'halves' as const, key: placed.widget, left: [], right: [] }
      const side = placed.x < HALF ? 'left' : 'right'
      const grown = { ...halves, [side]: [...halves[side], placed.widget] }
      if (last?.kind === 'halves') rows[rows.length - 1] = grown
      else rows.push(grown)
    }
  }
  return rows
}

const inOrder = (layout: readonly PlacedWidget[]): PlacedWidget[] =>
  layout.toSorted((one, other) => one.y - other.y || one.x - other.x)

export type Place = 'whole' | 'left' | 'right' | 'hidden'

export interface Arranged {
  readonly widget: DashboardWidget
  readonly place: Place
}

/** The layout as a list to arrange, hidden widgets last. */
export function arrangedOf(layout: readonly PlacedWidget[], offered: readonly DashboardWidget[]): Arranged[] {
  const placed = inOrder(layout).filter(({ widget }) => offered.includes(widget))
  const hidden = offered.filter((name) => !placed.some(({ widget }) => widget === name))
  return [
    ...placed.map(
      ({ widget, w, x }): Arranged => ({ widget, place: w > HALF ? 'whole' : x < HALF ? 'left' : 'right' }),
    ),
    ...hidden.map((widget): Arranged => ({ widget, place: 'hidden' })),
  ]
}

export const layoutOf = (arranged: readonly Arranged[]): PlacedWidget[] =>
  arranged
    .filter(({ place }) => place !== 'hidden')
    .map(({ widget, place }, y) => ({
      widget,
      x: place === 'right' ? HALF : 0,
      y,
      w: place === 'whole' ? 2 * HALF : HALF,
      h: 1,
    }))

/** Moves one by one place up or down. */
export function moved(arranged: readonly Arranged[], at: number, by: -1 | 1): Arranged[] {
  const next = [...arranged]
  const [taken] = next.splice(at, 1)
  if (taken !== undefined) next.splice(at + by, 0, taken)
  return next
}
