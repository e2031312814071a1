import {
  addToPool,
  changePool,
  changePoolMember,
  createPool,
  deletePool,
  MAX_POOLED,
  noteInPool,
  type PoolVisibility,
  removeAllFromPool,
  restoreToPool,
} from '@assay/contracts/talent-pools'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { chunksOf } from '../../platform/chunks-of.ts'
import { formatCount } from '../../platform/format.ts'
import { nameOf, type Pool, type PoolMember } from './talent-pools.queries.ts'

function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['talent-pools'] }),
      client.invalidateQueries({ queryKey: ['talent-pool-members'] }),
      client.invalidateQueries({ queryKey: ['dashboards'] }),
    ])
}

interface PoolDraft {
  readonly name: string
  readonly description?: string | null | undefined
  readonly visibility?: PoolVisibility | undefined
}

export function useSavePool() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ id, version, ...body }: PoolDraft & { id?: string; version?: number | undefined }) =>
      (id === undefined
        ? (await call(createPool, { body })).data
        : (await call(changePool, { params: { id }, body: { ...body, version } })).data) as Pool,
    onSettled: refresh,
  })
}

export function useDeletePool() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id }: Pool) => call(deletePool, { params: { id } }),
    onSuccess: (_, { name }) => toasts.success(`“${name}” deleted`),
    onSettled: refresh,
  })
}

interface Adding {
  readonly pool: Pick<Pool, 'id' | 'name'>
  readonly candidateIds: readonly string[]
}

/** Each request takes so many. */
async function eachSome(candidateIds: readonly string[], act: (some: string[]) => Promise<unknown>): Promise<void> {
  for (const some of chunksOf(candidateIds, MAX_POOLED)) await act(some)
}

export function useAddToPool() {
  const refresh = useRefresh()
  const undo = useMutation({
    mutationFn: ({ pool, candidateIds }: Adding) =>
      eachSome(candidateIds, (some) =>
        call(removeAllFromPool, { params: { id: pool.id }, body: { candidateIds: some } }),
      ),
    onSettled: refresh,
  })
  return useMutation({
    mutationFn: async ({ pool, candidateIds }: Adding) => {
      const added: string[] = []
      await eachSome(candidateIds, async (some) => {
        const { meta } = await call(addToPool, { params: { id: pool.id }, body: { candidateIds: some } })
        added.push(...(meta['addedIds'] as string[]))
      })
      return added
    },
    onSuccess: (added, { pool }) => {
      if (added.length === 0) return toasts.success(`Already in “${pool.name}”`)
      const words = `${formatCount(added.length, 'candidate')} added to “${pool.name}”`
      return toasts.undoable(words, () => undo.mutate({ pool, candidateIds: added }))
    },
    onSettled: refresh,
  })
}

export function useChangeMember() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: Pick<PoolMember, 'id' | 'note' | 'remindOn' | 'version'>) =>
      call(changePoolMember, { params: { id }, body }),
    onSettled: refresh,
  })
}

const idsOf = (members: readonly PoolMember[]): string[] => members.map(({ candidate }) => candidate.id)

const whoAre = (members: readonly PoolMember[]): string => {
  const [first] = members
  return members.length === 1 && first !== undefined ? nameOf(first) : formatCount(members.length, 'candidate')
}

/** Undo puts them back with note, reminder and the day on which they were added. */
export function useRemoveMembers({ id, name }: Pick<Pool, 'id' | 'name'>) {
  const refresh = useRefresh()
  const restore = useMutation({
    mutationFn: (members: readonly PoolMember[]) =>
      eachSome(idsOf(members), (candidateIds) => call(restoreToPool, { params: { id }, body: { candidateIds } })),
    onSettled: refresh,
  })
  return useMutation({
    mutationFn: (members: readonly PoolMember[]) =>
      eachSome(idsOf(members), (candidateIds) => call(removeAllFromPool, { params: { id }, body: { candidateIds } })),
    onSuccess: (_, members) =>
      toasts.undoable(`${whoAre(members)} removed from “${name}”`, () => restore.mutate(members)),
    onSettled: refresh,
  })
}

interface Noting {
  readonly members: readonly PoolMember[]
  readonly line: string
}

/** Adds a line to the notes of many; those without room for it are named in number. */
export function useNoteMembers({ id }: Pick<Pool, 'id'>) {
  const refresh = useRefresh()
  const note = async ({ members, line }: Noting, isUndo: boolean): Promise<number> => {
    let changed = 0
    await eachSome(idsOf(members), async (candidateIds) => {
      const { meta } = await call(noteInPool, { params: { id }, body: { candidateIds, line, isUndo } })
      changed += Number(meta['changed'])
    })
    return changed
  }
  const undo = useMutation({ mutationFn: (noting: Noting) => note(noting, true), onSettled: refresh })
  return useMutation({
    mutationFn: (noting: Noting) => note(noting, false),
    onSuccess: (changed, noting) => {
      const full = noting.members.length - changed
      if (changed > 0) toasts.undoable(`Note added to ${formatCount(changed, 'candidate')}`, () => undo.mutate(noting))
      if (full > 0)
        toasts.error(`${formatCount(full, 'candidate')} not changed`, {
          detail: 'Their notes are full. Shorten them first.',
        })
    },
    onSettled: refresh,
  })
}
