import { candidateInterviewActions, type candidateInterviews } from '@assay/contracts/candidate-interviews'
import type { ResourceOf } from '@assay/contracts/resource'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'

export type OwnInterview = Omit<ResourceOf<typeof candidateInterviews>, 'id' | 'type'>

type Actions = typeof candidateInterviewActions
export type CandidateStep = {
  [Verb in keyof Actions]: { readonly verb: Verb; readonly body: Omit<z.input<Actions[Verb]['body']>, 'token'> }
}[keyof Actions]

/** An answer the candidate gives by link; the page then shows the result. */
export function useAnswerInterview(token: string, onAnswered: (interview: OwnInterview) => void) {
  return useMutation({
    mutationFn: async ({ verb, body }: CandidateStep): Promise<OwnInterview> => {
      const endpoint = candidateInterviewActions[verb] as Actions['cancel']
      return (await call(endpoint, { body: { token, ...body } as z.input<Actions['cancel']['body']> })).data
    },
    onSuccess: onAnswered,
  })
}
