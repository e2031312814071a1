import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorPage } from './error-page.tsx'

/** A page that failed to load. Retrying invalidates the router, which otherwise caches the failure. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorPage error={error} onRetry={retry} />
}
