import { TextLink } from '@assay/ui/link'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { Link } from '@tanstack/react-router'
import { DisputesPage, type DisputesPageProps } from '../../domains/disputes/disputes-page.tsx'
import type { DisputesAddress } from './-disputes-address.ts'

interface AtAddressProps {
  address: DisputesAddress
  go: (address: DisputesAddress) => void
  viewer: DisputesPageProps['viewer']
}

export function DisputesAtAddress({ address, go, viewer }: AtAddressProps) {
  const { id, submission, state = '', page = 1, size = 25 } = address
  const seen = { state: state || undefined, page, size }
  return (
    <DisputesPage
      viewer={viewer}
      view={{ state, page, size: size as PageSize }}
      onView={(next) => go({ state: next.state || undefined, page: next.page, size: next.size })}
      open={id}
      onOpen={(next) => go({ ...seen, id: next })}
      submission={submission}
      profile={(dispute) => (
        <TextLink render={<Link to="/candidate-profile" search={{ id: candidateOf(dispute) }} />}>
          View profile
        </TextLink>
      )}
    />
  )
}

const candidateOf = (dispute: object): string => (dispute as { candidate: { id: string } }).candidate.id
