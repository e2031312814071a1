import { getSearch, listMatches } from '@assay/contracts/candidate-searches'
import { getDashboard } from '@assay/contracts/dashboards'
import { getProfile } from '@assay/contracts/profiles'
import { getRequirement, listRequirements } from '@assay/contracts/requirements'
import { listShortlisteds } from '@assay/contracts/shortlisteds'
import { listTags } from '@assay/contracts/tags'
import { listTeammates } from '@assay/contracts/teammates'
import { getMe } from '@assay/contracts/users'
import { readView } from '../domains/search/results/results-view.ts'
import { matchAddress, matchesAddress } from '../domains/search/searches/search-addresses.ts'
import {
  boardStart,
  entriesAddress,
  HAVING_SHORTLISTS,
  withDefaults,
} from '../domains/shortlists/entries/shortlist-addresses.ts'
import { beginEarly, type EarlyRead } from '../platform/early-reads.ts'
import { isId } from '../platform/page-validation.ts'
import { choicesAddress } from '../platform/requirement-chooser/requirement-choices-address.ts'
import { ME } from '../platform/session/me.ts'

beginEarly([[getMe, ME], ...readsOf(new URL(location.href))])

/** The first reads of the page at an address; its queries request the same. */
function readsOf({ pathname, search, searchParams }: URL): readonly EarlyRead[] {
  const [, section, page = ''] = pathname.split('/')
  const id = searchParams.get('id') ?? ''
  if (section === 'dashboard') return [[getDashboard, {}]]
  if (section === 'interviews') return [[getProfile, {}]]
  if (section === 'requirement' && isId(id))
    return [
      [getRequirement, { params: { id } }],
      [listTags, {}],
      [listTeammates, {}],
      // A tab or a table in the address shows something else.
      ...(search === `?id=${id}` ? ([[listShortlisteds, entriesAddress(boardStart(id))]] as const) : []),
    ]
  const job = searchParams.get('requirement') ?? ''
  if (pathname === '/candidate-search/shortlisted-candidates' && isId(job) && search === `?requirement=${job}`)
    return [
      [getRequirement, { params: { id: job } }],
      [listShortlisteds, entriesAddress(withDefaults({ requirementId: job }))],
      [listRequirements, choicesAddress({ states: HAVING_SHORTLISTS })],
      [listTags, {}],
      [listTeammates, {}],
    ]
  if (section === 'candidate-search-skills' && isId(page)) {
    const { filters, page: number, size, sort } = readView({})
    const searched: EarlyRead = [getSearch, { params: { id: page } }]
    // Filters and pages in the address are read by the router, which is not here yet.
    return search === '' ? [searched, [listMatches, matchesAddress(page, filters, { number, size, sort })]] : [searched]
  }
  const of = searchParams.get('search') ?? ''
  if (pathname === '/candidate-search/profile' && isId(id) && isId(of))
    return [
      [getSearch, { params: { id: of } }],
      [listMatches, matchAddress(of, id)],
    ]
  return []
}
