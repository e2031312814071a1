import { Button } from '@assay/ui/button'
import { Link } from '@tanstack/react-router'

/** Where a guest registers as an employer; the guest's searches are transferred. */
export function RegisterLink() {
  return (
    <Button variant="primary" render={<Link to="/register" />}>
      Create an account
    </Button>
  )
}
