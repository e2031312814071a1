import * as contract from '@assay/contracts/reference-lists'
import { pageOfRows } from '@assay/jsonapi/page-of-rows'
import type { Presented } from '@assay/jsonapi/present'
import type { JsonApiQuery } from '@assay/jsonapi/read-query'
import type { CollectionAnswer } from '../../../platform/http/input/endpoint-input.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { offsetAt, runtimeName } from '../taxonomy/index.ts'
import type { Catalog } from './catalog.ts'
import { searchByName } from './name-search.rules.ts'
import * as present from './reference-lists.resource.ts'
import { regionsOf } from './regions.rules.ts'
import type { PoolFigures } from './skill-statistics.ts'
import { depthOf } from './skills.resource.ts'
import { sortRows } from './sort-rows.ts'

interface Parts {
  readonly catalog: Catalog
  readonly pool: PoolFigures
}

const isOffered = ({ state }: { readonly state: string }): boolean => state === 'current'
const byName = { name: ({ name }: { name: string }) => name }

export function mountReferenceLists(routes: Routes, parts: Parts): void {
  mountTitles(routes, parts)
  mountPlaces(routes, parts)
  registerEndpoint(
    routes,
    contract.listJobIndustries,
    async (ctx, { query }) => {
      const lists = await parts.catalog.lists(ctx.db)
      const { search = '' } = query.filter
      const isOrdered = query.sort.length > 0 || search !== ''
      const sort = isOrdered ? query.sort : ORDER_BY_CODE
      const found = searchByName(lists.industries, search).filter(isOffered)
      const rows = sortRows(found, sort, { ...byName, code: ({ code }) => code })
      return answer(rows, query, (industry) => present.presentIndustry(industry, lists))
    },
    { isShortList: true },
  )
}

const ORDER_BY_CODE = [{ name: 'code', descending: false }]
const ORDER_BY_NAME = [{ name: 'name', descending: false }]

function mountTitles(routes: Routes, { catalog, pool }: Parts): void {
  registerEndpoint(
    routes,
    contract.listUniqueJobTitles,
    async (ctx, { query }) => {
      const lists = await catalog.lists(ctx.db)
      const { search = '', family } = query.filter
      const found = searchByName(lists.titles, search).filter(
        (title) => isOffered(title) && (family === undefined || title.family === family),
      )
      return answer(sortRows(found, query.sort, byName), query, (title) =>
        present.presentTitle(title, lists, pool, depthOf(query)),
      )
    },
    { isShortList: true },
  )
}

function mountPlaces(routes: Routes, { catalog }: Parts): void {
  registerEndpoint(
    routes,
    contract.listCountries,
    async (ctx, { query }) => {
      const { countries } = await catalog.lists(ctx.db)
      const code = query.filter.code?.toUpperCase()
      const region = query.filter.region?.toLowerCase()
      const found = countries.filter(
        (country) =>
          (code === undefined || country.code === code) &&
          (region === undefined || regionsOf(country.code).some((name) => name.toLowerCase() === region)),
      )
      const sort = query.sort.length > 0 ? query.sort : ORDER_BY_NAME
      return answer(
        sortRows(found, sort, { ...byName, code: (country) => country.code }),
        query,
        present.presentCountry,
      )
    },
    { isShortList: true },
  )

  registerEndpoint(
    routes,
    contract.listTimezones,
    async (ctx, { query }) => {
      const { timezones } = await catalog.lists(ctx.db)
      const now = ctx.now()
      const words = query.filter.search?.toLowerCase().replaceAll(' ', '_')
      const country = query.filter.country?.toUpperCase()
      const found = timezones.filter(
        (zone) =>
          (words === undefined || isCalled(zone.name, words)) &&
          (country === undefined || zone.countryCodes.includes(country)),
      )
      const sort = query.sort.length > 0 ? query.sort : ORDER_BY_NAME
      const offsets = new Map(sort.some(isByOffset) ? found.map(({ name }) => [name, offsetAt(name, now)]) : [])
      const rows = sortRows(found, sort, { ...byName, offsetNow: ({ name }) => offsets.get(name) ?? 0 })
      return answer(rows, query, (zone) => present.presentTimezone(zone, now))
    },
    { isShortList: true },
  )
}

const isByOffset = ({ name }: { readonly name: string }): boolean => name === 'offsetNow'

const isCalled = (zone: string, words: string): boolean =>
  zone.toLowerCase().includes(words) || runtimeName(zone).toLowerCase().includes(words)

function answer<Row extends { id: string }>(
  rows: readonly Row[],
  query: Pick<JsonApiQuery, 'page'>,
  presentRow: (row: Row) => Presented,
): CollectionAnswer {
  const page = pageOfRows(rows, query.page, ({ id }) => id)
  return { ...page, data: page.data.map((row) => presentRow(row)) }
}
