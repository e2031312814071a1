import { Button } from '@assay/ui/button'
import { Link } from '@tanstack/react-router'

/** Where a guest becomes an employer; searches made so far come along. */
export function RegisterLink() {
  return (
    <Button variant="primary" render={<Link to="/register" />}>
      Create an account
    </Button>
  )
}
