import { Button } from '@assay/ui/button'
import { Link } from '@tanstack/react-router'

/** From each list of the taxonomy to its proposals, and for editors to its history. */
export function TaxonomyLinks({ mayEdit }: { mayEdit: boolean }) {
  return (
    <>
      <Button render={<Link to="/admin/skills/proposals" />}>Proposals</Button>
      {mayEdit && <Button render={<Link to="/admin/skills/history" />}>History</Button>}
    </>
  )
}
