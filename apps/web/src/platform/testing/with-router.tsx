import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Around components that hold links; no page is opened by them. */
export function WithRouter({ children }: { children: ReactNode }) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
}
