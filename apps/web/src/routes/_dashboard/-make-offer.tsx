import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { TextLink } from '@assay/ui/link'
import { Link } from '@tanstack/react-router'
import { mayDo, useSession } from '../../platform/session/session.ts'

/** Links an entry in the decision stage to its first offer, or to the existing offer. */
export function MakeOffer({ entryId, stage }: { entryId: string; stage: PipelineStage }) {
  const { user } = useSession()
  if (!mayDo(user, 'offer.draft')) return null
  if (stage === 'decision')
    return (
      <>
        {' · '}
        <TextLink render={<Link to="/hired-candidates/offers-sent" search={{ draftFor: entryId }} />}>
          Make offer
        </TextLink>
      </>
    )
  if (stage !== 'offer' && stage !== 'hired') return null
  return (
    <>
      {' · '}
      <TextLink render={<Link to="/hired-candidates/offers-sent" search={{}} />}>Offers</TextLink>
    </>
  )
}
