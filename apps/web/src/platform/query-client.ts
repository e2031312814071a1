import { toasts } from '@assay/ui/toast-store.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { isShown } from './forms/shown-errors.ts'
import { noteRefusal } from './session/session.ts'
import { watchReads } from './watch-reads.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error
    mutationMeta: {
      /** The form shows its own errors. */
      saysItself?: boolean
    }
  }
}

/** Caches responses for half a minute, and retries once only if the server was unreachable. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: noteSignedOut }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        noteSignedOut(error)
        if (mutation.options.meta?.saysItself === true) return
        // A form learns of the failure after this, and then shows it itself.
        setTimeout(() => {
          if (!isShown(error)) tellFailure(error)
        })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: 'always',
        retry: (failures, error) => failures < 1 && isWorthAnotherTry(error),
        retryDelay: 800,
      },
      mutations: { retry: false },
    },
  })
  watchReads(client)
  return client
}

/** Shows the server's message, or the default text for unexpected errors. */
export function tellFailure(error: unknown): void {
  if (error instanceof ApiError && error.code !== 'internal' && error.code !== 'unreadable') toasts.error(error.message)
  else toasts.error()
}

function noteSignedOut(error: Error): void {
  if (error instanceof ApiError && error.status === 401) noteRefusal()
}

function isWorthAnotherTry(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.status === 503)
}
