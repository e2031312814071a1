import { undoTaxonomyEdit } from '@assay/contracts/taxonomy-edits'
import { addJobIndustry, changeJobIndustry, taxonomyIndustryActions } from '@assay/contracts/taxonomy-industries'
import { addJobSkill, changeJobSkill, taxonomySkillActions } from '@assay/contracts/taxonomy-skills'
import { addJobTitle, changeJobTitle, taxonomyTitleActions } from '@assay/contracts/taxonomy-titles'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import { type ListName, taxonomyKey } from './taxonomy.queries.ts'

export type { ListName }

/** Refetches all taxonomy data on the screen. */
export function useSettled() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: taxonomyKey })
}

export function useAddSkill() {
  return useMutation({
    mutationFn: (body: z.input<typeof addJobSkill.body>) => call(addJobSkill, { body }),
    onSuccess: ({ data }) =>
      toasts.success(`${data.name} added`, { detail: 'New texts are read with it from now on.' }),
    onSettled: useSettled(),
  })
}

export function useChangeSkill(id: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof changeJobSkill.body>) => call(changeJobSkill, { params: { id }, body }),
    onSuccess: ({ data }) => toasts.success(`${data.name} saved`),
    onSettled: useSettled(),
  })
}

export function useAddTitle() {
  return useMutation({
    mutationFn: (body: z.input<typeof addJobTitle.body>) => call(addJobTitle, { body }),
    onSuccess: ({ data }) =>
      toasts.success(`${data.name} added`, { detail: 'New texts are read with it from now on.' }),
    onSettled: useSettled(),
  })
}

export function useChangeTitle(id: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof changeJobTitle.body>) => call(changeJobTitle, { params: { id }, body }),
    onSuccess: ({ data }) => toasts.success(`${data.name} saved`),
    onSettled: useSettled(),
  })
}

export function useAddIndustry() {
  return useMutation({
    mutationFn: (body: z.input<typeof addJobIndustry.body>) => call(addJobIndustry, { body }),
    onSuccess: ({ data }) => toasts.success(`${data.name} added`, { detail: 'Companies can now choose it.' }),
    onSettled: useSettled(),
  })
}

export function useChangeIndustry(id: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof changeJobIndustry.body>) => call(changeJobIndustry, { params: { id }, body }),
    onSuccess: ({ data }) => toasts.success(`${data.name} saved`),
    onSettled: useSettled(),
  })
}

type Answer = Promise<{ readonly data: { readonly name: string; readonly state: string } }>
type MergeBody = z.input<typeof taxonomySkillActions.merge.body>

const acts: Readonly<
  Record<
    ListName,
    {
      merge: (id: string, body: MergeBody) => Answer
      deprecate: (id: string) => Answer
      restore: (id: string) => Answer
    }
  >
> = {
  skills: {
    merge: (id, body) => call(taxonomySkillActions.merge, { params: { id }, body }),
    deprecate: (id) => call(taxonomySkillActions.deprecate, { params: { id }, body: {} }),
    restore: (id) => call(taxonomySkillActions.restore, { params: { id }, body: {} }),
  },
  titles: {
    merge: (id, body) => call(taxonomyTitleActions.merge, { params: { id }, body }),
    deprecate: (id) => call(taxonomyTitleActions.deprecate, { params: { id }, body: {} }),
    restore: (id) => call(taxonomyTitleActions.restore, { params: { id }, body: {} }),
  },
  industries: {
    merge: (id, body) => call(taxonomyIndustryActions.merge, { params: { id }, body }),
    deprecate: (id) => call(taxonomyIndustryActions.deprecate, { params: { id }, body: {} }),
    restore: (id) => call(taxonomyIndustryActions.restore, { params: { id }, body: {} }),
  },
}

export function useMergeEntry(list: ListName, id: string) {
  return useMutation({
    mutationFn: (body: MergeBody) => acts[list].merge(id, body),
    onSuccess: ({ data }) => toasts.success(`Merged into ${data.name}`, { detail: 'You can undo it under History.' }),
    onSettled: useSettled(),
  })
}

export function useDeprecateEntry(list: ListName) {
  return useMutation({
    mutationFn: ({ id, verb }: { id: string; verb: 'deprecate' | 'restore' }) => acts[list][verb](id),
    onSuccess: ({ data: { name, state } }) =>
      toasts.success(state === 'deprecated' ? `${name} deprecated` : `${name} restored`),
    onSettled: useSettled(),
  })
}

export function useUndoEdit() {
  return useMutation({
    mutationFn: (id: string) => call(undoTaxonomyEdit, { params: { id }, body: {} }),
    onSuccess: () => toasts.success('Change undone'),
    onSettled: useSettled(),
  })
}
