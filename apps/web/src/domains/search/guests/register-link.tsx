import { Button } from '@assay/ui/button'
import { Link } from '@tanstack/react-router'

/** Links to the registration of an employer, which takes over the guest's searches. */
export function RegisterLink() {
  return (
    <Button variant="primary" render={<Link to="/register" />}>
      Create an account
    </Button>
  )
}
