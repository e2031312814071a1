import { TextLink } from '@assay/ui/link'
import { Link } from '@tanstack/react-router'

/** From each list of the taxonomy to its proposals, and for editors to its history. */
export function TaxonomyLinks({ mayEdit }: { mayEdit: boolean }) {
  return (
    <>
      <TextLink render={<Link to="/admin/skills/proposals" />}>Proposals</TextLink>
      {mayEdit && (
        <>
          {' '}
          <TextLink render={<Link to="/admin/skills/history" />}>History</TextLink>
        </>
      )}
    </>
  )
}
