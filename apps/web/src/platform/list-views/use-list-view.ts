import type { ViewableList } from '@assay/contracts/list-views'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { columnsNamed, type ListColumn, usualKeys } from './list-columns.ts'
import { type SavedView, savedViewsQuery } from './list-views.queries.ts'

export interface ListViewState<Row> {
  readonly list: ViewableList
  readonly columns: readonly ListColumn<Row>[]
  /** The visible columns, in order. */
  readonly shown: readonly ListColumn<Row>[]
  /** The user selected the columns, so none are hidden on small screens. */
  readonly isChosen: boolean
  readonly choose: (keys: readonly string[]) => void
  readonly reset: () => void
  readonly filters: Readonly<Record<string, string>>
  readonly sort: string
  readonly apply: (view: SavedView) => void
}

interface UseListView<Row> {
  readonly list: ViewableList
  readonly columns: readonly ListColumn<Row>[]
  /** The filters in the URL; empty ones are omitted. */
  readonly filters: Readonly<Record<string, string>>
  readonly sort: string
  readonly usualSort: string
  readonly onApply: (view: { filters: Readonly<Record<string, string>>; sort: string }) => void
}

/** The columns of a list, remembered for the session, and the saved views. */
export function useListView<Row>(given: UseListView<Row>): ListViewState<Row> {
  const { list, columns, sort, usualSort, onApply } = given
  const filters = Object.fromEntries(Object.entries(given.filters).filter(([, value]) => value !== ''))
  const [keys, setKeys] = useState(() => rememberedKeys(list))
  // The same array until the columns change, so that rows that stay the same are not drawn again.
  const shown = useMemo(
    () => columnsNamed(columns, keys ?? usualKeys(columns as readonly ListColumn<never>[])),
    [columns, keys],
  )
  const kept = useQuery(savedViewsQuery(list))
  const put = (next: readonly string[] | null) => {
    setKeys(next)
    if (next === null) sessionStorage.removeItem(keyOf(list))
    else sessionStorage.setItem(keyOf(list), JSON.stringify(next))
  }
  const apply = (view: SavedView) => {
    put(view.columns)
    onApply({ filters: view.filters, sort: view.sort ?? usualSort })
  }
  useOpening(
    list,
    kept.data?.find(({ isDefault }) => isDefault),
    {
      isPlain: Object.keys(filters).length === 0 && sort === usualSort,
      apply,
    },
  )
  return {
    list,
    columns,
    filters,
    sort,
    apply,
    shown,
    isChosen: keys !== null,
    choose: put,
    reset: () => put(null),
  }
}

interface Opening {
  /** The URL has no filters. */
  readonly isPlain: boolean
  readonly apply: (view: SavedView) => void
}

/** Applies the default view once per session, unless the URL has filters. */
function useOpening(list: ViewableList, view: SavedView | undefined, { isPlain, apply }: Opening): void {
  const opening = useRef({ isPlain, apply })
  opening.current = { isPlain, apply }
  useEffect(() => {
    if (view === undefined || sessionStorage.getItem(openedKeyOf(list)) !== null) return
    sessionStorage.setItem(openedKeyOf(list), view.id)
    if (opening.current.isPlain) opening.current.apply(view)
  }, [list, view])
}

const keyOf = (list: ViewableList) => `list.${list}.columns`
const openedKeyOf = (list: ViewableList) => `list.${list}.opened`

function rememberedKeys(list: ViewableList): readonly string[] | null {
  const kept = sessionStorage.getItem(keyOf(list))
  return kept === null ? null : JSON.parse(kept)
}
