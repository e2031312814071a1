import { Button } from '@assay/ui/button'
import { Link, useNavigate } from '@tanstack/react-router'
import { readAmong } from '../../domains/search/criteria/index.ts'
import { isNarrow, readView, writeView } from '../../domains/search/results/index.ts'
import { TextSearch, type TextSearchProps } from '../../domains/search/start/index.ts'
import { SearchActions } from './-search-actions.tsx'
import { Shortlisting } from './-shortlisting.tsx'
import { type TextSearchAddress, textAddresses } from './-text-addresses.ts'

/** A text search page with shortlisting; the URL holds the search and the filters. */
export function TextDoor({ door, address }: { door: TextSearchProps['door']; address: TextSearchAddress }) {
  const navigate = useNavigate()
  const to = textAddresses[door]
  return (
    <Shortlisting>
      <TextSearch
        door={door}
        searchId={address.search}
        among={readAmong(address.among)}
        view={readView(address)}
        onView={(view) => void navigate({ to, search: { search: address.search, ...writeView(view) } })}
        onSearch={(search) =>
          void (address.search === undefined
            ? navigate({ to: '/candidate-search-skills/{-$id}', params: { id: search } })
            : navigate({ to, search: { search }, resetScroll: !isNarrow() }))
        }
        onOpen={(search, match) =>
          void navigate({ to: '/candidate-search/profile', search: { id: match.candidate.id, search } })
        }
        nameLink={(search, match, view) => (
          <Link to="/candidate-search/profile" search={{ id: match.candidate.id, search }}>
            {view.name}
          </Link>
        )}
        actions={(search) => (
          <>
            <Button size="small" render={<Link to="/candidate-search-skills/{-$id}" params={{ id: search.id }} />}>
              Done
            </Button>
            <SearchActions search={search} />
          </>
        )}
      />
    </Shortlisting>
  )
}
