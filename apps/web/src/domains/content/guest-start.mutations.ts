import { runGuestSearch } from '@assay/contracts/candidate-anonymous-searches'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type GuestQuestion = { door: 'jobDesc'; text: string } | { door: 'skill'; skills: readonly string[] }

/** Starts a guest search; the page of its search mode opens the result by id. */
export function askAsGuest() {
  return mutationOptions({
    mutationFn: async (question: GuestQuestion) => {
      const body =
        question.door === 'jobDesc'
          ? question
          : {
              door: question.door,
              criteria: { mustHave: question.skills.map((skill) => ({ anyOf: [skill] })) },
            }
      const { data } = await call(runGuestSearch, { body })
      return { id: data.id, door: question.door }
    },
    meta: { saysItself: true },
  })
}
