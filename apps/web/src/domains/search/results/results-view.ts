import { type PageSize, pageSizes } from '@assay/ui/page-sizes.ts'
import { isId } from '../../../platform/page-validation.ts'
import type { FacetFilters } from '../searches/index.ts'
import { filterNames } from '../searches/index.ts'
import { isMatchSort } from './match-sorts.ts'
import type { ResultsView } from './search-results.tsx'

const USUAL_SIZE: PageSize = 25

/** The state of a result list held in the URL, so that back, forward and shared links work. */
export interface ResultsSearch {
  search?: string | undefined
  page?: number | undefined
  size?: number | undefined
  filters?: string | undefined
  sort?: string | undefined
}

// Parsed by hand: address parsers are part of every first load, and a schema library would be too large.
export function validateResultsSearch(search: Record<string, unknown>): ResultsSearch {
  const { search: id, page, size, filters, sort } = search
  return {
    ...(typeof id === 'string' && isId(id) && { search: id }),
    ...(Number.isInteger(Number(page)) && Number(page) > 1 && { page: Number(page) }),
    ...(pageSizes.includes(Number(size) as PageSize) && size !== USUAL_SIZE && { size: Number(size) }),
    ...(typeof filters === 'string' && filters !== '' && { filters }),
    ...(isMatchSort(sort) && sort !== 'rank' && { sort }),
  }
}

/** Such as `country:PL,DE;years:5-9` in the URL. */
export function readView({ page, size, filters, sort }: ResultsSearch): ResultsView {
  return {
    page: page ?? 1,
    size: (size as PageSize | undefined) ?? USUAL_SIZE,
    filters: readFilters(filters ?? ''),
    sort: isMatchSort(sort) ? sort : 'rank',
  }
}

export function writeView(view: ResultsView): ResultsSearch {
  const filters = Object.entries(view.filters)
    .map(([name, values]) => `${name}:${values.join(',')}`)
    .join(';')
  return {
    page: view.page === 1 ? undefined : view.page,
    size: view.size === USUAL_SIZE ? undefined : view.size,
    filters: filters === '' ? undefined : filters,
    sort: view.sort === 'rank' ? undefined : view.sort,
  }
}

function readFilters(text: string): FacetFilters {
  const filters: FacetFilters = {}
  for (const part of text.split(';')) {
    const [name, values] = part.split(':')
    const facet = filterNames.find((each) => each === name)
    if (facet !== undefined && values) filters[facet] = values.split(',')
  }
  return filters
}
