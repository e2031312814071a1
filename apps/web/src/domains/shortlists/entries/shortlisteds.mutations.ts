import { rateAgency } from '@assay/contracts/agency-ratings'
import type { ErrorCode } from '@assay/contracts/error-codes'
import type { ResourceOf } from '@assay/contracts/resource'
import {
  acceptShortlisted,
  changeShortlisteds,
  denyShortlisted,
  duplicateShortlisted,
  MAX_CHANGES,
  overrideRank,
  shortlistCandidates,
  type shortlisteds,
  type Vote,
  voteShortlisted,
} from '@assay/contracts/shortlisteds'
import { createTag, mergeTag } from '@assay/contracts/tags'
import { type ToastAction, toasts } from '@assay/ui/toast-store.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { chunksOf } from '../../../platform/chunks-of.ts'
import { formatCount } from '../../../platform/format.ts'
import { type Refused, tellRefused as tellEachRefused } from '../../../platform/list-views/act-on-each.ts'
import { nameOf } from './entry-labels.ts'
import type { Entry } from './shortlisteds.queries.ts'

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['shortlisteds'] })
  void client.invalidateQueries({ queryKey: ['requirements'] })
  void client.invalidateQueries({ queryKey: ['searches'], predicate: ({ queryKey }) => queryKey[2] === 'matches' })
}

export interface Shortlisting {
  readonly requirement: { readonly id: string; readonly title: string }
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly searchId: string | null
}

export interface Shortlisted {
  /** In no order. */
  readonly entries: readonly ResourceOf<typeof shortlisteds>[]
  readonly addedIds: readonly string[]
}

/** One person or many; what was there before stays as it was. */
export function useShortlist() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ requirement, people, searchId }: Shortlisting): Promise<Shortlisted> => {
      const entries: Shortlisted['entries'][number][] = []
      const addedIds: string[] = []
      for (const some of chunksOf(people, MAX_CHANGES)) {
        const body = { candidateIds: some.map(({ id }) => id), searchId }
        const { data, meta } = await call(shortlistCandidates, { params: { id: requirement.id }, body })
        entries.push(...data)
        addedIds.push(...(meta['addedIds'] as string[]))
      }
      return { entries, addedIds }
    },
    onSettled: () => refresh(client),
  })
}

/** Reports the result of shortlisting, with undo and a link to the shortlist. */
export function useShortlistedToasts() {
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: async ({ addedIds }: Shortlisted) => {
      const refused: { detail: string }[] = []
      for (const ids of chunksOf(addedIds, MAX_CHANGES)) {
        const { meta } = await call(changeShortlisteds, {
          body: { changes: ids.map((id) => ({ id, act: 'undo' as const })) },
        })
        refused.push(...(meta['refused'] as { detail: string }[]))
      }
      return refused
    },
    onSuccess: ([first, ...others]) => {
      if (first === undefined) return
      toasts.error(`${formatCount(others.length + 1, 'candidate')} not removed`, { detail: first.detail })
    },
    onSettled: () => {
      refresh(client)
      void client.invalidateQueries({ queryKey: ['alternatives'] })
    },
  })
  return (
    { requirement, people }: Shortlisting,
    shortlisted: Shortlisted,
    { onUndo, more }: { onUndo?: () => void; more?: ToastAction } = {},
  ) => {
    const count = shortlisted.addedIds.length
    const [first] = people
    const who = people.length === 1 && first !== undefined ? first.name : null
    const options = { detail: requirement.title, more }
    if (count === 0) {
      const are = who === null ? `All ${people.length} candidates are` : `${who} is`
      return toasts.success(`${are} already on the shortlist`, { detail: options.detail, action: more })
    }
    const words = `${who === null ? formatCount(count, 'candidate is', 'candidates are') : `${who} is`} on the shortlist`
    return toasts.undoable(
      words,
      () => {
        onUndo?.()
        undo.mutate(shortlisted)
      },
      options,
    )
  }
}

type Change = z.input<typeof changeShortlisteds.body>['changes'][number]

interface Outcome {
  readonly done: readonly Entry[]
  /** Those that stayed as they were, and why. */
  readonly refused: readonly Refused<Entry>[]
  /** Whether each one that changed can be restored. */
  readonly canUndo: boolean
}

/** All in one request; the server decides each on its own. It fails if none can change, so that a dialog stays open. */
async function changeEach(entries: readonly Entry[], changeOf: (entry: Entry) => Change): Promise<Outcome> {
  if (entries.length === 0) return { done: [], refused: [], canUndo: false }
  const { data, meta } = await call(changeShortlisteds, { body: { changes: entries.map(changeOf) } })
  const answers = meta['refused'] as { id: string; code: ErrorCode; detail: string }[]
  const reasons = new Map(answers.map(({ id, detail }) => [id, detail]))
  const refused = entries.flatMap((entry) => {
    const detail = reasons.get(entry.id)
    return detail === undefined ? [] : [{ row: entry, detail }]
  })
  const done = entries.filter(({ id }) => !reasons.has(id))
  const [first] = answers
  if (done.length === 0 && first !== undefined)
    throw new ApiError({ status: 409, code: first.code, message: first.detail })
  return { done, refused, canUndo: data.every(({ mayDo }) => mayDo.includes('restore')) }
}

const tellRefused = (refused: Outcome['refused']): void => tellEachRefused(refused, nameOf, 'candidate')

function tell({ done, refused }: Outcome, words: string, undo: (entries: readonly Entry[]) => void): void {
  if (done.length > 0) toasts.undoable(words, () => undo(done))
  tellRefused(refused)
}

const formatCandidates = (entries: readonly Entry[]): string =>
  entries.length === 1 ? (entries[0]?.candidate.maskedName ?? '') : formatCount(entries.length, 'candidate')

const UNDONE = 'Undone'

/** From the shortlist a rejection is undone as if it had never been; from further on it ended more than a stage. */
const undoRejections = (entries: readonly Entry[]) =>
  changeEach(entries, ({ id, stage }) =>
    stage === 'shortlisted' ? { id, act: 'undo' } : { id, act: 'restore', reason: UNDONE },
  )

const restoreEach = (entries: readonly Entry[], reason: string) =>
  changeEach(entries, ({ id }) => ({ id, act: 'restore', reason }))

export function useReject() {
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: undoRejections,
    onSuccess: ({ refused }) => tellRefused(refused),
    onSettled: () => refresh(client),
  })
  return useMutation({
    mutationFn: ({ entries, code, note }: { entries: readonly Entry[]; code: string; note: string | null }) =>
      changeEach(entries, ({ id }) => ({ id, act: 'reject', code, note })),
    onSuccess: (outcome) => {
      const words = `Rejected ${formatCandidates(outcome.done)}`
      if (outcome.canUndo) return tell(outcome, words, restore.mutate)
      if (outcome.done.length > 0) toasts.success(words)
      tellRefused(outcome.refused)
    },
    onSettled: () => refresh(client),
  })
}

/** Undoing a restore rejects the candidates again with the same reason. */
export function useRestore() {
  const client = useQueryClient()
  const reject = useMutation({
    mutationFn: (entries: readonly Entry[]) =>
      changeEach(entries, ({ id, rejectionCode, rejectionNote }) => ({
        id,
        act: 'reject',
        code: rejectionCode ?? 'other',
        note: rejectionNote,
      })),
    onSuccess: ({ refused }) => tellRefused(refused),
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

export function useOverrideRank() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ entry, reason }: { entry: Entry; reason: string }) =>
      (await call(overrideRank, { params: { id: entry.id }, body: { reason } })).data,
    onSuccess: () => toasts.success('Reason saved'),
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
    changeEach(entries, (entry) => ({ id: entry.id, act: 'assign', ownerId: ownerOf(entry) }))
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

/** Only what one person adds or removes is sent: a colleague may tag the same candidates. */
interface Retagging {
  readonly entries: readonly Entry[]
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

const retag = ({ entries, add, remove }: Retagging) =>
  changeEach(entries, ({ id }) => ({ id, act: 'changeTags', add: [...add], remove: [...remove] }))

/** Not from those that had the tag before. */
function undoing({ entries, add, remove }: Retagging): readonly Retagging[] {
  const having = (tagId: string, has: boolean) =>
    entries.filter(({ tags }) => tags.some(({ id }) => id === tagId) === has)
  return [
    ...add.map((id) => ({ entries: having(id, false), add: [], remove: [id] })),
    ...remove.map((id) => ({ entries: having(id, true), add: [id], remove: [] })),
  ]
}

export function useTag() {
  const client = useQueryClient()
  const settle = () => {
    refresh(client)
    void client.invalidateQueries({ queryKey: ['tags'] })
  }
  const back = useMutation({
    mutationFn: async (done: Retagging) => {
      for (const each of undoing(done)) await retag(each)
    },
    onSettled: settle,
  })
  return useMutation({
    mutationFn: async ({ entries, name, remove }: { entries: readonly Entry[]; name?: string; remove?: string }) => {
      const add = name === undefined ? [] : [(await call(createTag, { body: { name } })).data.id]
      const wanted = { entries, add, remove: remove === undefined ? [] : [remove] }
      return { wanted, outcome: await retag(wanted) }
    },
    onSuccess: ({ wanted, outcome }) =>
      tell(outcome, `Tags changed for ${formatCandidates(outcome.done)}`, (entries) =>
        back.mutate({ ...wanted, entries }),
      ),
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

export function useRateAgency() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof rateAgency.body>) => call(rateAgency, { body }),
    onSuccess: () => toasts.success('Rating saved'),
    onSettled: () => {
      for (const key of ['agency-ratings', 'agency-scores']) void client.invalidateQueries({ queryKey: [key] })
    },
  })
}
