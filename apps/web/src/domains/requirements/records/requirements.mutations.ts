import {
  changeRequirement,
  cloneRequirement,
  createRequirement,
  type RequirementVerb,
  requirementActions,
  weightsActions,
} from '@assay/contracts/requirements'
import {
  changeScorecardTemplate,
  createScorecardTemplate,
  retireScorecardTemplate,
} from '@assay/contracts/scorecard-templates'
import { toasts } from '@assay/ui/toast-store.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Requirement, ScorecardTemplate } from './requirements.queries.ts'

type NewRequirement = z.input<typeof createRequirement.body>
type RequirementChange = z.input<typeof changeRequirement.body>

interface Move {
  readonly verb: RequirementVerb
  readonly note?: string | null
  readonly code?: string
  readonly overrule?: string | null
}

/** Shows the job from the response immediately and refetches the lists. */
function keep(client: QueryClient, requirement: Requirement): void {
  client.setQueryData(['requirements', requirement.id], requirement)
  void client.invalidateQueries({ queryKey: ['requirements', 'list'] })
  void client.invalidateQueries({ queryKey: ['requirements', 'open'] })
}

export function useCreateRequirement(onMade: (requirement: Requirement) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: NewRequirement) => (await call(createRequirement, { body })).data,
    onSuccess: (requirement) => {
      keep(client, requirement)
      onMade(requirement)
    },
  })
}

export function useHoldWeights(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (reason: string | null) =>
      reason === null
        ? (await call(weightsActions.freezeWeights, { params: { id }, body: {} })).data
        : (await call(weightsActions.unfreezeWeights, { params: { id }, body: { reason } })).data,
    onSuccess: (requirement) => {
      keep(client, requirement)
      toasts.success(requirement.weightsFrozenAt === null ? 'Weights unlocked' : 'Weights locked')
    },
    onError: () => void client.invalidateQueries({ queryKey: ['requirements', id] }),
  })
}

export function useChangeRequirement(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: RequirementChange) => (await call(changeRequirement, { params: { id }, body })).data,
    onSuccess: (requirement) => {
      keep(client, requirement)
      void client.invalidateQueries({ queryKey: ['shortlisteds'] })
      toasts.success('Saved')
    },
    // A colleague's concurrent change is fetched, so that the form can offer it.
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'resource.stale')
        void client.invalidateQueries({ queryKey: ['requirements', id] })
    },
  })
}

export function useMoveRequirement(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ verb, ...body }: Move) =>
      (await call(requirementActions[verb], { params: { id }, body: body as never })).data,
    onSuccess: (requirement) => {
      keep(client, requirement)
      void client.invalidateQueries({ queryKey: ['shortlisteds'] })
    },
  })
}

export function useCloneRequirement(onMade: (requirement: Requirement) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => (await call(cloneRequirement, { params: { id } })).data,
    onSuccess: (requirement) => {
      keep(client, requirement)
      toasts.success(`Cloned as a draft: “${requirement.title}”`)
      onMade(requirement)
    },
  })
}

export type ScorecardDraft = z.input<typeof createScorecardTemplate.body>

export function useKeepScorecard(onKept: (template: ScorecardTemplate) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ known, draft }: { known: ScorecardTemplate | null; draft: ScorecardDraft }) => {
      if (known === null) return (await call(createScorecardTemplate, { body: draft })).data
      const body = { name: draft.name, criteria: draft.criteria, version: known.version }
      return (await call(changeScorecardTemplate, { params: { id: known.id }, body })).data
    },
    onSuccess: (template) => {
      void client.invalidateQueries({ queryKey: ['scorecard-templates'] })
      toasts.success('Scorecard saved')
      onKept(template)
    },
  })
}

export function useRetireScorecard() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => (await call(retireScorecardTemplate, { params: { id } })).data,
    onSuccess: ({ name }) => toasts.success(`Retired “${name}”. Existing interviews keep it.`),
    onSettled: () => client.invalidateQueries({ queryKey: ['scorecard-templates'] }),
  })
}
