import {
  acceptShortlisted,
  assignShortlisted,
  denyShortlisted,
  duplicateShortlisted,
  type PassCode,
  passShortlisted,
  restoreShortlisted,
  shortlistCandidate,
  tagShortlisted,
  type Vote,
  voteShortlisted,
} from '@assay/contracts/shortlisteds'
import { createTag, mergeTag } from '@assay/contracts/tags'
import { toasts } from '@assay/ui/toast-store.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { ApiError } from '../../platform/api-error.ts'
import { type Entry, entriesQuery, MOST_ON_BOARD } from './shortlisteds.queries.ts'

const sayWhy = (error: unknown): void => void toasts.error(error instanceof ApiError ? error.message : undefined)

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['shortlisteds'] })
  void client.invalidateQueries({ queryKey: ['requirements'] })
  void client.invalidateQueries({ queryKey: ['searches'], predicate: ({ queryKey }) => queryKey[2] === 'matches' })
}

interface NewEntry {
  readonly requirementId: string
  readonly candidateId: string
  readonly searchId: string | null
}

export function useShortlist() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: NewEntry) => (await call(shortlistCandidate, { body })).data,
    onSuccess: () => refresh(client),
    onError: sayWhy,
  })
}

/** One after the other; the first refusal ends it and is shown. */
async function forEach(entries: readonly Entry[], act: (entry: Entry) => Promise<unknown>): Promise<number> {
  let done = 0
  for (const entry of entries) {
    await act(entry)
    done += 1
  }
  return done
}

const UNDONE = 'Undone at once'

/** Passing can be undone for five seconds by whoever may take people back. */
export function usePass() {
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: (entries: readonly Entry[]) =>
      forEach(entries, ({ id }) => call(restoreShortlisted, { params: { id }, body: { reason: UNDONE } })),
    onSettled: () => refresh(client),
    onError: sayWhy,
  })
  return useMutation({
    mutationFn: async ({ entries, code, note }: { entries: readonly Entry[]; code: PassCode; note: string | null }) => {
      const answers: string[][] = []
      await forEach(entries, async ({ id }) => {
        const { data } = await call(passShortlisted, { params: { id }, body: { code, note } })
        answers.push(data.mayDo)
      })
      return answers.every((mayDo) => mayDo.includes('restore'))
    },
    onSuccess: (canUndo, { entries }) => {
      const [first] = entries
      const words =
        entries.length === 1 ? `Passed ${first?.candidate.maskedName}` : `Passed ${entries.length} candidates`
      if (canUndo) toasts.undoable(words, () => restore.mutate(entries))
      else toasts.success(words)
    },
    onSettled: () => refresh(client),
  })
}

export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ entry, reason }: { entry: Entry; reason: string }) =>
      (await call(restoreShortlisted, { params: { id: entry.id }, body: { reason } })).data,
    onSuccess: (_, { entry }) => toasts.success(`${entry.candidate.maskedName} is on the shortlist again`),
    onSettled: () => refresh(client),
  })
}

const VERDICTS = {
  accept: [acceptShortlisted, 'is on the shortlist'],
  deny: [denyShortlisted, 'is not taken up'],
  markDuplicate: [duplicateShortlisted, 'was there already'],
} as const
export type Verdict = keyof typeof VERDICTS

/** What becomes of somebody whom an agency proposed. */
export function useDecideSubmission() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ entry, verdict }: { entry: Entry; verdict: Verdict }) =>
      (await call(VERDICTS[verdict][0], { params: { id: entry.id }, body: {} })).data,
    onSuccess: (_, { entry, verdict }) => toasts.success(`${entry.candidate.maskedName} ${VERDICTS[verdict][1]}`),
    onSettled: () => refresh(client),
    onError: sayWhy,
  })
}

export function useVote() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, vote, note }: { id: string; vote: Vote | null; note: string | null }) =>
      (await call(voteShortlisted, { params: { id }, body: { vote, note } })).data,
    onSettled: () => refresh(client),
    onError: sayWhy,
  })
}

export function useAssign() {
  const client = useQueryClient()
  const put = (entries: readonly Entry[], ownerOf: (entry: Entry) => string | null) =>
    forEach(entries, (entry) =>
      call(assignShortlisted, { params: { id: entry.id }, body: { ownerId: ownerOf(entry) } }),
    )
  const back = useMutation({
    mutationFn: (entries: readonly Entry[]) => put(entries, ({ owner }) => owner?.userId ?? null),
    onSettled: () => refresh(client),
  })
  return useMutation({
    mutationFn: ({ entries, ownerId }: { entries: readonly Entry[]; ownerId: string | null }) =>
      put(entries, () => ownerId),
    onSuccess: (done, { entries }) =>
      toasts.undoable(done === 1 ? 'Owner changed' : `Owner changed for ${done}`, () => back.mutate(entries)),
    onSettled: () => refresh(client),
    onError: sayWhy,
  })
}

export function useTag() {
  const client = useQueryClient()
  const put = (entries: readonly Entry[], idsOf: (entry: Entry) => string[]) =>
    forEach(entries, (entry) => call(tagShortlisted, { params: { id: entry.id }, body: { tagIds: idsOf(entry) } }))
  const own = ({ tags }: Entry) => tags.map(({ id }) => id)
  const settle = () => {
    refresh(client)
    void client.invalidateQueries({ queryKey: ['tags'] })
  }
  const back = useMutation({ mutationFn: (entries: readonly Entry[]) => put(entries, own), onSettled: settle })
  return useMutation({
    mutationFn: async ({ entries, name, remove }: { entries: readonly Entry[]; name?: string; remove?: string }) => {
      if (name === undefined) return put(entries, (entry) => own(entry).filter((id) => id !== remove))
      const { data } = await call(createTag, { body: { name } })
      return put(entries, (entry) => [...new Set([...own(entry), data.id])])
    },
    onSuccess: (done, { entries }) =>
      toasts.undoable(done === 1 ? 'Tags changed' : `Tags changed for ${done}`, () => back.mutate(entries)),
    onSettled: settle,
    onError: sayWhy,
  })
}

/** The whole shortlist, page by page, for a file. */
export function useExport(onDone: (entries: readonly Entry[]) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (requirementId: string) => {
      const all: Entry[] = []
      for (let number = 1; ; number += 1) {
        const listing = { requirementId, number, size: MOST_ON_BOARD, sort: 'createdAt' }
        const { entries, total } = await client.fetchQuery(entriesQuery(listing))
        all.push(...entries)
        if (all.length >= total || entries.length === 0) return all
      }
    },
    onSuccess: onDone,
    onError: sayWhy,
  })
}

export function useMergeTag() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, intoId }: { id: string; intoId: string }) =>
      (await call(mergeTag, { params: { id }, body: { intoId } })).data,
    onSuccess: ({ name }) => toasts.success(`Merged into “${name}”`),
    onSettled: () => {
      refresh(client)
      void client.invalidateQueries({ queryKey: ['tags'] })
    },
    onError: sayWhy,
  })
}
