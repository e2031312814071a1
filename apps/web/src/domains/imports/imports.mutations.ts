import {
  addImportFile,
  chooseForRow,
  discardImport,
  expectImportFiles,
  exportImportProblems,
  mapImportColumns,
  openImportRun,
  startImport,
  undoImport,
} from '@assay/contracts/import-runs'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { ApiError } from '../../platform/api-error.ts'
import { download } from '../../platform/download.ts'
import type { CandidateField, DuplicateChoice } from './imports.queries.ts'

function useSettled() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['imports'] })
}

export function useOpenImport() {
  return useMutation({
    mutationFn: async (body: { name: string; source: 'table' | 'documents' }) =>
      (await call(openImportRun, { body })).data.id,
    onSettled: useSettled(),
  })
}

/** Before the first file, so that an upload that is interrupted shows how many are missing. */
export const announceFiles = (id: string, files: number) =>
  call(expectImportFiles, { params: { id }, body: { files }, quiet: true })

/** For an import that took no file and would only stand in the list. */
export function useDropImport() {
  return useMutation({
    mutationFn: (id: string) => call(discardImport, { params: { id }, quiet: true }),
    onSettled: useSettled(),
  })
}

/** One candidate from a form, as an import of one document. */
export function useSendForm() {
  return useMutation({
    mutationFn: async ({ name, resume }: { name: string; resume: object }) => {
      const body = { name: name.slice(0, 120), source: 'documents' as const }
      const { id } = (await call(openImportRun, { body, quiet: true })).data
      try {
        await announceFiles(id, 1)
        await sendFile(id, new File([JSON.stringify(resume)], `${name}.json`, { type: 'application/json' }))
      } catch (error) {
        await call(discardImport, { params: { id }, quiet: true }).catch(() => undefined)
        throw error
      }
      return id
    },
    onSettled: useSettled(),
  })
}

const TRIES = 6
const WAIT_MS = 2_000

/** Sends one file; retries while the server is busy or starts. */
export async function sendFile(id: string, file: File): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await call(addImportFile, { params: { id }, file, quiet: true })
      return
    } catch (error) {
      if (!isBusy(error) || tries === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * tries))
    }
}

const isBusy = (error: unknown): boolean => {
  if (!(error instanceof ApiError) || error.code === 'service.storage-full') return false
  return error.status >= 500 || ['request.rate-limited', 'network', 'unreadable'].includes(error.code)
}

export function useMapColumns(id: string) {
  return useMutation({
    mutationFn: (fields: (CandidateField | null)[]) => call(mapImportColumns, { params: { id }, body: { fields } }),
    onSettled: useSettled(),
  })
}

export function useStartImport(id: string) {
  return useMutation({
    mutationFn: (body: { duplicates?: 'skip' | 'update' | undefined; agreed: boolean; consentUntil: string }) =>
      call(startImport, { params: { id }, body }),
    onSettled: useSettled(),
  })
}

export function useUndoImport(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(undoImport, { params: { id }, body: {} }),
    onSettled: () =>
      Promise.all(['imports', 'candidates'].map((name) => client.invalidateQueries({ queryKey: [name] }))),
  })
}

export function useDiscardImport(id: string) {
  return useMutation({
    mutationFn: () => call(discardImport, { params: { id } }),
    onSuccess: () => toasts.success('Import discarded'),
    onSettled: useSettled(),
  })
}

export function useChooseForRow() {
  return useMutation({
    mutationFn: ({ id, choice }: { id: string; choice: DuplicateChoice | null }) =>
      call(chooseForRow, { params: { id }, body: { choice } }),
    onSettled: useSettled(),
  })
}

export function useDownloadProblems(id: string) {
  return useMutation({
    mutationFn: async () => download(await call(exportImportProblems, { params: { id } }), 'rows-to-correct.csv'),
  })
}
