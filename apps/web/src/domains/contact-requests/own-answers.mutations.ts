import {
  type consentPurposes,
  type correctionTopics,
  endConsent,
  eraseOwnData,
  exportOwnData,
  proposeCorrection,
  returnToProcess,
  withdrawFromProcess,
} from '@assay/contracts/candidate-pages'
import { answerContact, type DeclineCode } from '@assay/contracts/contact-infos'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { type CandidateLink, linkKey } from '../../platform/candidate-link.ts'
import { datedFileName, download } from '../../platform/download.ts'

type OwnAnswer =
  | { readonly does: 'approve' }
  | { readonly does: 'decline'; readonly code: DeclineCode; readonly note: string | null }
  | { readonly does: 'report'; readonly note: string | null }
  | { readonly does: 'withdraw' }
  | { readonly does: 'return' }
  | { readonly does: 'correct'; readonly topic: (typeof correctionTopics)[number]; readonly proposal: string }
  | { readonly does: 'erase' }
  | { readonly does: 'endConsent'; readonly purpose: (typeof consentPurposes)[number] }

/** An answer the candidate gives by link; the page then shows the result. */
export function useOwnAnswer(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: OwnAnswer) => send(token, answer),
    onSuccess: (link) => client.setQueryData(linkKey(token), link),
  })
}

async function send(token: string, answer: OwnAnswer): Promise<CandidateLink> {
  if (answer.does === 'withdraw') return (await call(withdrawFromProcess, { body: { token } })).data
  if (answer.does === 'return') return (await call(returnToProcess, { body: { token } })).data
  if (answer.does === 'erase') return (await call(eraseOwnData, { body: { token, confirm: true } })).data
  if (answer.does === 'endConsent') return (await call(endConsent, { body: { token, purpose: answer.purpose } })).data
  if (answer.does === 'correct') {
    const { topic, proposal } = answer
    return (await call(proposeCorrection, { body: { token, topic, proposal } })).data
  }
  const body =
    answer.does === 'approve'
      ? { token, answer: 'approve' as const }
      : { token, answer: answer.does, note: answer.note, code: answer.does === 'decline' ? answer.code : null }
  return (await call(answerContact, { body })).data
}

/** Saves everything that is kept about the candidate as a file. */
export function useTakeOwnData(token: string) {
  return useMutation({
    mutationFn: async () => download(await call(exportOwnData, { body: { token } }), datedFileName('own-data', 'json')),
  })
}
