import type { OfferState } from '@assay/contracts/offers'
import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Navigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ChooseEntry } from '../../domains/offers/choose-entry.tsx'
import { isOfferState } from '../../domains/offers/offer-address.ts'
import { OfferList, type OfferView } from '../../domains/offers/offer-list.tsx'
import { entryQuery, type Offer, offerQuery, preparedOfferQuery } from '../../domains/offers/offers.queries.ts'
import { loadOnUse } from '../../platform/lifecycle/load-on-use.ts'
import { useNews } from '../../platform/lifecycle/use-news.ts'
import { pageInAddress } from '../../platform/page-address.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

const loadDrawer = () => import('../../domains/offers/offer-drawer.tsx')
const loadEditor = () => import('../../domains/offers/offer-editor.tsx')
const loadBoth = () => Promise.all([loadDrawer(), loadEditor()])
const OfferDrawer = lazy(async () => ({ default: (await loadDrawer()).OfferDrawer }))
const EditOffer = lazy(async () => ({ default: (await loadEditor()).EditOffer }))
const NewOffer = lazy(async () => ({ default: (await loadEditor()).NewOffer }))

interface Address {
  id?: string | undefined
  /** The editor of the offer instead of its drawer. */
  edit?: boolean | undefined
  /** The shortlist entry for which a first offer is drafted. */
  draftFor?: string | undefined
  state?: OfferState | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

const sorts = ['state', 'sentAt', 'expiresAt', 'startOn', 'createdAt'].flatMap((name) => [name, `-${name}`])

const NEWS = ['offer.changed']
const SHOWN = [['offers']]

export const Route = createFileRoute('/_dashboard/hired-candidates/offers-sent')({
  staticData: { title: 'Offers', permission: 'hire.manage', forEmployers: true },
  validateSearch: (search): Address => ({
    ...(typeof search['id'] === 'string' && { id: search['id'] }),
    ...(search['edit'] === true && { edit: true }),
    ...(typeof search['draftFor'] === 'string' && { draftFor: search['draftFor'] }),
    ...(isOfferState(search['state']) && { state: search['state'] }),
    ...(sorts.includes(String(search['sort'])) && search['sort'] !== '-createdAt' && { sort: String(search['sort']) }),
    ...pageInAddress(search),
  }),
  loaderDeps: ({ search: { id, draftFor } }) => ({ id, draftFor }),
  loader: async ({ deps: { id, draftFor } }) =>
    validatePage((id === undefined || isId(id)) && (draftFor === undefined || isId(draftFor))),
  component: OffersSentPage,
})

function OffersSentPage() {
  const { id, edit = false, draftFor, state = '', sort = '-createdAt', page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { user } = useSession()
  useNews(NEWS, SHOWN)
  useEffect(() => loadOnUse(loadBoth), [])
  const [choosing, setChoosing] = useState(false)
  const view: OfferView = { state, sort, page, size: size as PageSize }
  const go = (next: Address, replace = true) =>
    void navigate({ search: { state: state || undefined, sort, page, size, ...next }, replace })
  /** “Back” in the browser leads from there to what it was opened from. */
  const open = (next: Address) => go(next, false)
  return (
    <>
      <OfferList
        view={view}
        onView={({ state: next, ...rest }) => go({ ...rest, state: next || undefined })}
        onOpen={(offer) => open({ id: offer.id })}
        start={
          mayDo(user, 'offer.draft') && (
            <Button variant="primary" onClick={() => setChoosing(true)}>
              New offer
            </Button>
          )
        }
      />
      {choosing && (
        <ChooseEntry
          onClose={() => setChoosing(false)}
          onChoose={(entry) => {
            setChoosing(false)
            open({ draftFor: entry.id })
          }}
          shortlists={
            <Button render={<Link to="/candidate-search/shortlisted-candidates" search={{}} />}>Shortlists</Button>
          }
        />
      )}
      <Suspense>
        {draftFor !== undefined && (
          <Drafting id={draftFor} onClose={() => go({})} onMade={(offer) => go({ id: offer.id })} />
        )}
        {id !== undefined && !edit && (
          <OfferDrawer
            key={id}
            id={id}
            onClose={() => go({})}
            onEdit={(offer) => open({ id: offer.id, edit: true })}
            version={(other, words) => (
              <TextLink render={<Link to="." search={(before) => ({ ...before, id: other })} />}>{words}</TextLink>
            )}
            profile={({ candidate }, words) => (
              <TextLink render={<Link to="/candidate-profile" search={{ id: candidate.id }} />}>{words}</TextLink>
            )}
            job={({ requirement }, words) => (
              <TextLink render={<Link to="/requirement" search={{ id: requirement.id }} />}>{words}</TextLink>
            )}
            alternatives={({ requirement, candidate }, words) => (
              <TextLink
                render={<Link to="/alternative" search={{ requirement: requirement.id, candidate: candidate.id }} />}
              >
                {words}
              </TextLink>
            )}
          />
        )}
        {id !== undefined && edit && (
          <Editing id={id} onClose={() => go({ id })} onSaved={(offer) => go({ id: offer.id })} />
        )}
      </Suspense>
    </>
  )
}

interface EditingProps {
  id: string
  onClose: () => void
  onSaved: (offer: Offer) => void
}

function Editing({ id, ...props }: EditingProps) {
  const { data: offer } = useQuery(offerQuery(id))
  return offer === undefined ? null : <EditOrDrawer key={id} offer={offer} {...props} />
}

/** The drawer, if the offer can’t be changed any more. What changes after the editor has opened, saving says. */
function EditOrDrawer({ offer, ...props }: Omit<EditingProps, 'id'> & { offer: Offer }) {
  const [mayEdit] = useState(offer.mayDo.includes('edit'))
  if (mayEdit) return <EditOffer offer={offer} {...props} />
  return <Navigate from={Route.fullPath} search={(before) => ({ ...before, edit: undefined })} replace />
}

interface DraftingProps {
  id: string
  onClose: () => void
  onMade: (offer: Offer) => void
}

/** A new offer, or the draft that exists already. */
function Drafting({ id, onClose, onMade }: DraftingProps) {
  const entry = useQuery(entryQuery(id))
  const prepared = useQuery(preparedOfferQuery(id))
  if (prepared.data === undefined || entry.data === undefined) return null
  if (prepared.data !== null)
    return (
      <Navigate
        from={Route.fullPath}
        search={(before) => ({ ...before, draftFor: undefined, id: prepared.data?.id })}
        replace
      />
    )
  return <NewOffer key={id} entry={entry.data} onClose={onClose} onMade={onMade} />
}
