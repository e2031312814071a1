import { addJobSkill, changeJobSkill, taxonomySkillActions, undoTaxonomyEdit } from '@assay/contracts/taxonomy-skills'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import { type Skill, taxonomyKey } from './skills.queries.ts'

/** Everything shown of the skills is read anew. */
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

export function useMergeSkill(id: string) {
  const { merge } = taxonomySkillActions
  return useMutation({
    mutationFn: (body: z.input<typeof merge.body>) => call(merge, { params: { id }, body }),
    onSuccess: ({ data }) => toasts.success(`Merged into ${data.name}`, { detail: 'You can undo it under History.' }),
    onSettled: useSettled(),
  })
}

export function useDeprecateSkill() {
  return useMutation({
    mutationFn: ({ id, verb }: { id: string; verb: 'deprecate' | 'restore' }) =>
      call(taxonomySkillActions[verb], { params: { id }, body: {} }),
    onSuccess: ({ data }: { data: Skill }) =>
      toasts.success(
        data.state === 'deprecated' ? `${data.name} is no longer offered` : `${data.name} is offered again`,
      ),
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
