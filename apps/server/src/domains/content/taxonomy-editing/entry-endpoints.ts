// What operators do alike to the entries of each list.
import type { entryActions } from '@assay/contracts/taxonomy-entries'
import type { Presented } from '@assay/jsonapi/present'
import type { ListName } from '@assay/taxonomy/edits/taxonomy-edit'
import type { Context } from '../../../platform/context/context.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { deprecateEntry } from './deprecate-entry.ts'
import { mergeEntries } from './merge-entries.ts'

interface EntryActions {
  readonly list: ListName
  readonly actions: ReturnType<typeof entryActions>
  readonly show: (ctx: Context, id: string) => Promise<Presented>
}

export function mountEntryActions(routes: Routes, { list, actions, show }: EntryActions): void {
  registerEndpoint(routes, actions.merge, async (ctx, { params, body, ifMatch }) => {
    await mergeEntries(ctx, { list, id: params.id, version: body.version ?? ifMatch }, body.intoId)
    return show(ctx, body.intoId)
  })

  for (const verb of ['deprecate', 'restore'] as const)
    registerEndpoint(routes, actions[verb], async (ctx, { params, ifMatch }) => {
      await deprecateEntry(ctx, { list, id: params.id, version: ifMatch }, verb)
      return show(ctx, params.id)
    })
}

interface Marked {
  readonly state: string
  readonly isAdded: boolean
}

/** The filters that each list has. */
export const isAsked = (
  entry: Marked,
  { state, origin }: { readonly state?: string | undefined; readonly origin?: string | undefined },
): boolean =>
  (state === undefined || entry.state === state) && (origin === undefined || entry.isAdded === (origin === 'operators'))
