import { EmptyState, FailedState, LoadingState } from '@assay/ui/states'
import type { UseQueryResult } from '@tanstack/react-query'
import { Component, type ReactNode, useEffect } from 'react'
import { ApiError } from './api-error.ts'
import { markAsShown } from './forms/shown-errors.ts'
import { FailedPage } from './pages/failed-page.tsx'
import { WayOut } from './pages/way-out.tsx'

export interface RegionProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'refetch'>
  skeleton?: ReactNode
  /** Covers the whole page, whose heading comes with the data. */
  isPage?: boolean
  children: (data: Data) => ReactNode
}

export function Region<Data>({ query, skeleton, isPage = false, children }: RegionProps<Data>) {
  if (query.data !== undefined) return <RegionBoundary isPage={isPage}>{children(query.data)}</RegionBoundary>
  if (query.error !== null) {
    const failed = <RequestFailed error={query.error} isPage={isPage} onRetry={() => void query.refetch()} />
    return isPage ? <FailedPage>{failed}</FailedPage> : failed
  }
  return <LoadingState skeleton={skeleton} />
}

export interface RequestFailedProps {
  error: unknown
  onRetry?: (() => void) | undefined
  /** Nothing else is on the page, so that it needs a way out. */
  isPage?: boolean
}

export function RequestFailed({ error, onRetry, isPage = false }: RequestFailedProps) {
  useEffect(() => markAsShown(error), [error])
  const isApi = error instanceof ApiError
  // Missing access isn't a temporary failure, so retrying wouldn't help.
  if (isApi && (error.status === 403 || error.status === 404))
    return (
      <EmptyState
        title={error.status === 403 ? 'No access' : 'Not found'}
        action={isPage ? <WayOut isRefused={error.status === 403} /> : undefined}
      >
        {error.message}
      </EmptyState>
    )
  // Retrying helps only once the quota is renewed, as the message explains.
  if (isApi && error.code === 'quota.used-up')
    return <EmptyState title="Daily limit reached">{error.message}</EmptyState>
  return (
    <FailedState onRetry={onRetry} requestId={isApi ? error.requestId : null}>
      {isApi ? error.message : 'Oops...Something went wrong'}
    </FailedState>
  )
}

/** Contains errors of its children. */
class RegionBoundary extends Component<{ isPage: boolean; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    const { isPage } = this.props
    const retry = () => this.setState({ error: null })
    const failed = <RequestFailed error={this.state.error} isPage={isPage} onRetry={retry} />
    return isPage ? <FailedPage>{failed}</FailedPage> : failed
  }
}
