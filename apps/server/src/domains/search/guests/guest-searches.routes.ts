import * as contract from '@assay/contracts/candidate-anonymous-searches'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { loadGuestViews } from '../../candidates/index.ts'
import type { LivePool } from '../../ranking/index.ts'
import { isListed, type ListAlike, sameCareers } from '../matches/index.ts'
import { GUEST_MATCHES_SHOWN, GUEST_SEARCHES } from '../searches/index.ts'
import { presentAnonymousUser, presentGuestSearch } from './guest-searches.resource.ts'
import {
  findGuest,
  findGuestSearch,
  type GuestSearch,
  listGuestSearches,
  listTakenPlaces,
} from './guest-searches.store.ts'
import { maySearchAsGuest, SIGNED_IN } from './guests.policy.ts'
import { runGuestSearch } from './run-guest-search.ts'

const SEARCHES_PER_MINUTE = 30

interface GuestNeeds {
  readonly live: LivePool
  readonly listAlike: ListAlike
}

export function mountGuestSearches(routes: Routes, { live, listAlike }: GuestNeeds): void {
  const present = async (ctx: Context, search: GuestSearch, searchesLeft: number) => {
    const alike = await sameCareers(
      ctx.db,
      listAlike,
      search.matches.map(({ candidateId }) => candidateId),
    )
    const matches = search.matches.filter(({ candidateId, rank }) => isListed(alike.get(candidateId), rank))
    const ids = matches.slice(0, GUEST_MATCHES_SHOWN).map(({ candidateId }) => candidateId)
    return presentGuestSearch({ ...search, matches }, { searchesLeft, views: await loadGuestViews(ctx.db, ids) })
  }

  registerEndpoint(
    routes,
    contract.runGuestSearch,
    async (ctx, { body }) => {
      const { search, searchesLeft } = await runGuestSearch(ctx, live, { ...body, door: body.door ?? 'skill' })
      return present(ctx, search, searchesLeft)
    },
    { perMinute: SEARCHES_PER_MINUTE },
  )

  registerEndpoint(routes, contract.listGuestSearches, async (ctx) => {
    const { actor } = ctx
    if (!maySearchAsGuest(actor)) throw new AppError('permission.denied', { detail: SIGNED_IN })
    const found = await listGuestSearches(ctx.db, { cookieHash: actor.cookieHash, now: ctx.now() })
    const left = Math.max(0, GUEST_SEARCHES - found.length)
    return { data: await Promise.all(found.map((search) => present(ctx, search, left))), total: found.length }
  })

  registerEndpoint(routes, contract.getGuestSearch, async (ctx, { params }) => {
    if (ctx.actor.kind !== 'guest') throw notFound('search')
    const { cookieHash } = ctx.actor
    const search = await findGuestSearch(ctx.db, { id: params.id, cookieHash, now: ctx.now() })
    if (search === null) throw notFound('search')
    const taken = await listTakenPlaces(ctx.db, search.anonymousUserId, ctx.now())
    return present(ctx, search, Math.max(0, GUEST_SEARCHES - taken.length))
  })

  registerEndpoint(routes, contract.getAnonymousUser, ownGuest)
  registerEndpoint(routes, contract.listAnonymousUsers, async (ctx) => ({ data: [await ownGuest(ctx)] }))
}

async function ownGuest(ctx: Context): Promise<Presented> {
  const { actor } = ctx
  if (!maySearchAsGuest(actor)) throw new AppError('permission.denied', { detail: SIGNED_IN })
  const guest = await findGuest(ctx.db, actor.cookieHash)
  const taken = guest === null ? [] : await listTakenPlaces(ctx.db, guest.id, ctx.now())
  const searchesLeft = Math.max(0, GUEST_SEARCHES - taken.length)
  return presentAnonymousUser(guest, {
    searchesToday: taken.length,
    searchesLeft,
    now: ctx.now(),
    id: newId(ctx.now().getTime()),
  })
}
