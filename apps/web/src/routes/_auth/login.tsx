import { useQuery } from '@tanstack/react-query'
import { type AnyRouter, createFileRoute, useRouter } from '@tanstack/react-router'
import { LoginForm } from '../../domains/identity/login-form.tsx'
import { publicFigures } from '../../domains/identity/public-figures.queries.ts'
import { HOME, safeReturn } from '../../platform/session/guards.ts'
import { logIn } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_auth/login')({
  staticData: { title: 'Sign in', access: 'guestOnly' },
  // Set even if undefined, because omitted parameters keep their value in the URL.
  validateSearch: (search): { returnTo?: string | undefined } => ({ returnTo: safeReturn(search['returnTo']) }),
  component: LoginPage,
})

function LoginPage() {
  const { returnTo } = Route.useSearch()
  const router = useRouter()
  const figures = useQuery(publicFigures())
  return (
    <LoginForm
      returnTo={returnTo}
      returnsTo={returnTo === undefined ? undefined : pageNamed(router, returnTo)}
      demo={figures.data?.demo ?? false}
      onLogIn={async (credentials) => {
        try {
          await logIn(credentials)
        } catch (error) {
          const { halfIn, hashOf } = await import('../../domains/identity/entrance/index.ts')
          const half = halfIn(error)
          if (half === null) throw error
          return router.navigate({ to: '/verify', search: { returnTo }, hash: hashOf(half) })
        }
        await router.navigate({ href: safeReturn(returnTo) ?? HOME, replace: true })
      }}
      onPasskey={async () => {
        const { sendPasskey } = await import('../../domains/identity/entrance/index.ts')
        const { signWithPasskey } = await import('../../domains/identity/proof/index.ts')
        await sendPasskey(await signWithPasskey())
        await router.navigate({ href: safeReturn(returnTo) ?? HOME, replace: true })
      }}
    />
  )
}

/** The title of the page at an address, whose ids mean nothing to a reader; the path if the page has none. */
function pageNamed(router: AnyRouter, address: string): string {
  const { pathname } = new URL(address, window.location.origin)
  const [matched] = router.getMatchedRoutes(pathname)
  return matched.at(-1)?.options.staticData?.title ?? pathname
}
