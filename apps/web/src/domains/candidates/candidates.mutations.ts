import { exportCandidateLines, exportCandidateTable } from '@assay/contracts/candidate-exports'
import { candidateActions, editCandidate, eraseCandidate, getJsonResume } from '@assay/contracts/candidates'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'
import { datedFileName, download, fileNameOf } from '../../platform/download.ts'
import { formatCount } from '../../platform/format.ts'
import { actOnEach, tellRefused } from '../../platform/list-views/act-on-each.ts'
import type { OwnCandidate } from './candidates.queries.ts'

function useSettled() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [['candidates'], ['vetting'], ['dashboards']]) void client.invalidateQueries({ queryKey })
  }
}

export function useErase() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(eraseCandidate, { params: { id }, body: { reason } }),
    onSuccess: () => toasts.success('Candidate erased'),
    onSettled: useSettled(),
  })
}

export function useEditCandidate(id: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof editCandidate.body>) => call(editCandidate, { params: { id }, body }),
    onSuccess: () => toasts.success('Candidate saved', { detail: 'The profile is confirmed as of today.' }),
    onSettled: useSettled(),
  })
}

const DONE = {
  confirm: 'Profile confirmed',
  pause: 'No longer found in searches',
  resume: 'Found in searches again',
} as const

export function useMoveCandidate() {
  return useMutation({
    mutationFn: ({ id, verb }: { id: string; verb: keyof typeof DONE }) =>
      call(candidateActions[verb], { params: { id }, body: {} }),
    onSuccess: (_, { verb }) => toasts.success(DONE[verb]),
    onSettled: useSettled(),
  })
}

export type Move = keyof typeof DONE

const DONE_TO_MANY: Readonly<Record<Move, (count: number) => string>> = {
  confirm: (count) => `${formatCount(count, 'profile')} confirmed`,
  pause: (count) => `${formatCount(count, 'candidate')} no longer found in searches`,
  resume: (count) => `${formatCount(count, 'candidate')} found in searches again`,
}

export const nameOfOwn = ({ legalName, maskedName }: Pick<OwnCandidate, 'legalName' | 'maskedName'>): string =>
  legalName ?? maskedName

/** Each on its own: those that can’t be changed any more are named, and the others change. */
export function useMoveCandidates(onDone: () => void) {
  return useMutation({
    mutationFn: ({ rows, verb }: { rows: readonly OwnCandidate[]; verb: Move }) =>
      actOnEach(rows, ({ id }) => call(candidateActions[verb], { params: { id }, body: {} })),
    onSuccess: ({ done, refused }, { verb }) => {
      toasts.success(DONE_TO_MANY[verb](done.length))
      tellRefused(refused, nameOfOwn, 'candidate')
      onDone()
    },
    onSettled: useSettled(),
  })
}

/** The profile as a file that other systems read. */
export function useSaveJsonResume() {
  return useMutation({
    mutationFn: async ({ id, name }: { id: string; name: string }) =>
      download(await call(getJsonResume, { params: { id } }), `${fileNameOf(name).toLowerCase()}.json`),
  })
}

const EXPORTS = {
  jsonl: () => call(exportCandidateLines, { body: {} }),
  csv: () => call(exportCandidateTable, { body: {} }),
}

/** All candidates of the agency, whatever the list shows. */
export function useExportCandidates() {
  return useMutation({
    mutationFn: async (ending: keyof typeof EXPORTS) =>
      download(await EXPORTS[ending](), datedFileName('candidates', ending)),
  })
}
