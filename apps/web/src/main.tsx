import './platform/lifecycle/schemas-without-eval.ts'
import './styles.css'
import { NavigationProgress } from '@assay/ui/navigation-progress'
import { Toasts } from '@assay/ui/toasts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { installReloadGuard } from './platform/lifecycle/reload-guard.ts'
import { registerServiceWorker } from './platform/lifecycle/service-worker.ts'
import { LastResort } from './platform/pages/last-resort.tsx'
import { reportCaught } from './platform/pages/page-error.ts'
import { progress } from './platform/progress.ts'
import { createQueryClient, tellFailure } from './platform/query-client.ts'
import { beginPage, createAppRouter } from './router.tsx'

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)

installReloadGuard()
registerServiceWorker()
addEventListener('unhandledrejection', (event) => tellFailure(event.reason))

const navigated = { end: undefined as ReturnType<typeof progress.begin> | undefined }
router.subscribe('onBeforeLoad', ({ pathChanged }) => {
  navigated.end?.()
  navigated.end = pathChanged ? progress.begin() : undefined
})
router.subscribe('onResolved', () => navigated.end?.())

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')

beginPage(router)

// The first page is complete before anything is replaced, so nothing flashes. Not awaited here: the page chunks import
// this module, so a top-level await would deadlock.
void router.load().finally(() => {
  const app = (
    <LastResort>
      <QueryClientProvider client={queryClient}>
        <NavigationProgress progress={progress} />
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </LastResort>
  )
  // A transition renders in slices, between which the browser answers to touch and scrolling.
  startTransition(() => createRoot(root, { onCaughtError: reportCaught }).render(app))
})
