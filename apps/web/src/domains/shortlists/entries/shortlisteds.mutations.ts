import {
  acceptShortlisted,
  assignShortlisted,
  denyShortlisted,
  duplicateShortlisted,
  type RejectionCode,
  rejectShortlisted,
  restoreShortlisted,
  shortlistCandidate,
  shortlistCandidates,
  tagShortlisted,
  type Vote,
  voteShortlisted,
} from '@assay/contracts/shortlisteds'
import { createTag, mergeTag } from '@assay/contracts/tags'
import { toasts } from '@assay/ui/toast-store.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { formatCount } from '../../../platform/format.ts'
import { tellFailure } from '../../../platform/query-client.ts'
import type { Entry } from './shortlisteds.queries.ts'

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
  })
}

export function useShortlistMany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ requirementId, ...body }: Omit<NewEntry, 'candidateId'> & { candidateIds: string[] }) =>
      (await call(shortlistCandidates, { params: { id: requirementId }, body })).data,
    onSuccess: () => refresh(client),
  })
}

interface Outcome {
  readonly done: readonly Entry[]
  /** The error that stopped the batch; null if every item succeeded. */
  readonly refusal: unknown
}

/** Runs sequentially and stops at the first error; completed items can still be undone. */
async function forEach(entries: readonly Entry[], act: (entry: Entry) => Promise<unknown>): Promise<Outcome> {
  const done: Entry[] = []
  for (const entry of entries) {
    try {
      await act(entry)
    } catch (refusal) {
      if (done.length === 0) throw refusal
      return { done, refusal }
    }
    done.push(entry)
  }
  return { done, refusal: null }
}

function tell({ done, refusal }: Outcome, words: string, undo: (entries: readonly Entry[]) => void): void {
  toasts.undoable(words, () => undo(done))
  if (refusal !== null) tellFailure(refusal)
}

const formatCandidates = (entries: readonly Entry[]): string =>
  entries.length === 1 ? (entries[0]?.candidate.maskedName ?? '') : formatCount(entries.length, 'candidate')

const UNDONE = 'Undone'

const restoreEach = (entries: readonly Entry[], reason: string) =>
  forEach(entries, ({ id }) => call(restoreShortlisted, { params: { id }, body: { reason } }))

export function useReject() {
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: (entries: readonly Entry[]) => restoreEach(entries, UNDONE),
    onSettled: () => refresh(client),
  })
  return useMutation({
    mutationFn: async ({
      entries,
      code,
      note,
    }: {
      entries: readonly Entry[]
      code: RejectionCode
      note: string | null
    }) => {
      const answers: string[][] = []
      const outcome = await forEach(entries, async ({ id }) => {
        const { data } = await call(rejectShortlisted, { params: { id }, body: { code, note } })
        answers.push(data.mayDo)
      })
      return { ...outcome, canUndo: answers.every((mayDo) => mayDo.includes('restore')) }
    },
    onSuccess: ({ canUndo, ...outcome }) => {
      const words = `Rejected ${formatCandidates(outcome.done)}`
      if (canUndo) return tell(outcome, words, restore.mutate)
      toasts.success(words)
      if (outcome.refusal !== null) tellFailure(outcome.refusal)
    },
    onSettled: () => refresh(client),
  })
}

/** Undoing a restore rejects the candidates again with the same reason. */
export function useRestore() {
  const client = useQueryClient()
  const reject = useMutation({
    mutationFn: (entries: readonly Entry[]) =>
      forEach(entries, ({ id, rejectionCode, rejectionNote }) =>
        call(rejectShortlisted, {
          params: { id },
          body: { code: (rejectionCode ?? 'other') as RejectionCode, note: rejectionNote },
        }),
      ),
    onSettled: () => refresh(client),
  })
  return useMutation({
    mutationFn: ({ entries, reason }: { entries: readonly Entry[]; reason: string }) => restoreEach(entries, reason),
    onSuccess: (outcome) => {
      const again = outcome.done.length === 1 ? 'is' : 'are'
      tell(outcome, `${formatCandidates(outcome.done)} ${again} back on the shortlist`, reject.mutate)
    },
    onSettled: () => refresh(client),
  })
}

const VERDICTS = {
  accept: [acceptShortlisted, 'is on the shortlist'],
  deny: [denyShortlisted, 'was declined'],
  markDuplicate: [duplicateShortlisted, 'was marked as duplicate'],
} as const
export type Verdict = keyof typeof VERDICTS

export function useDecideSubmission() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ entry, verdict }: { entry: Entry; verdict: Verdict }) =>
      (await call(VERDICTS[verdict][0], { params: { id: entry.id }, body: {} })).data,
    onSuccess: (_, { entry, verdict }) => toasts.success(`${entry.candidate.maskedName} ${VERDICTS[verdict][1]}`),
    onSettled: () => refresh(client),
  })
}

export function useVote() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, vote, note }: { id: string; vote: Vote | null; note: string | null }) =>
      (await call(voteShortlisted, { params: { id }, body: { vote, note } })).data,
    onSettled: () => refresh(client),
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
    onSuccess: (outcome) => tell(outcome, `Owner changed for ${formatCandidates(outcome.done)}`, back.mutate),
    onSettled: () => refresh(client),
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
  const back = useMutation({
    mutationFn: (entries: readonly Entry[]) => put(entries, own),
    onSettled: settle,
  })
  return useMutation({
    mutationFn: async ({ entries, name, remove }: { entries: readonly Entry[]; name?: string; remove?: string }) => {
      if (name === undefined) return put(entries, (entry) => own(entry).filter((id) => id !== remove))
      const { data } = await call(createTag, { body: { name } })
      return put(entries, (entry) => [...new Set([...own(entry), data.id])])
    },
    onSuccess: (outcome) => tell(outcome, `Tags changed for ${formatCandidates(outcome.done)}`, back.mutate),
    onSettled: settle,
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
  })
}
