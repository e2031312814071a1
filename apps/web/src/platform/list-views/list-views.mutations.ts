import { changeListView, deleteListView, saveListView, type ViewableList } from '@assay/contracts/list-views'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api.ts'
import type { SavedView } from './list-views.queries.ts'

type NewView = Pick<SavedView, 'list' | 'name' | 'columns' | 'filters' | 'sort' | 'isDefault'>

function useSettled(list: ViewableList) {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['list-views', list] })
}

export function useKeepView(list: ViewableList) {
  return useMutation({
    mutationFn: async (view: NewView) => (await call(saveListView, { body: view })).data,
    onSuccess: ({ name }) => toasts.success(`Saved as “${name}”`),
    onSettled: useSettled(list),
  })
}

export function useMakeDefault(list: ViewableList) {
  return useMutation({
    mutationFn: async ({ id, isDefault }: { id: string; isDefault: boolean }) =>
      (await call(changeListView, { params: { id }, body: { isDefault } })).data,
    onSettled: useSettled(list),
  })
}

/** Deleting can be undone for five seconds, which saves the view again. */
export function useForgetView(list: ViewableList) {
  const settled = useSettled(list)
  const back = useMutation({
    mutationFn: async ({ name, columns, filters, sort, isDefault }: SavedView) =>
      (await call(saveListView, { body: { list, name, columns, filters, sort, isDefault } })).data,
    onSettled: settled,
  })
  return useMutation({
    mutationFn: async ({ id }: SavedView) => void (await call(deleteListView, { params: { id } })),
    onSuccess: (_, view) => void toasts.undoable(`Deleted “${view.name}”`, () => back.mutate(view)),
    onSettled: settled,
  })
}
