import { LoadingState } from '@assay/ui/states'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LinkPage } from '../../domains/candidate-links/link-page.tsx'
import { useLinkToken } from '../../platform/link-token.ts'
import { HOME, safeReturn } from '../../platform/session/guards.ts'
import { Application } from './-application.tsx'

export const Route = createFileRoute('/_blank/verify')({
  staticData: { title: 'Your answer', access: 'noLogin' },
  validateSearch: (search): { returnTo?: string | undefined } => ({ returnTo: safeReturn(search['returnTo']) }),
  component: VerifyPage,
})

const SecondFactorForm = lazy(async () => ({
  default: (await import('../../domains/identity/entrance/index.ts')).SecondFactorForm,
}))
const SIGN_IN = 'signIn.'

const GiveFeedback = lazy(async () => ({
  default: (await import('../../domains/shortlists/feedback/give-feedback.tsx')).GiveFeedback,
}))
const FEEDBACK = 'feedback.'

const VerifyApplication = lazy(async () => ({
  default: (await import('../../domains/agency-applications/verify-application.tsx')).VerifyApplication,
}))
const AGENCY = 'agency.'

const SharedProfile = lazy(async () => ({
  default: (await import('../../domains/candidates/shared-profile.tsx')).SharedProfile,
}))
const PROFILE = 'profile.'

const FollowCommunity = lazy(async () => ({
  default: (await import('../../domains/communities/follow-community.tsx')).FollowCommunity,
}))

function VerifyPage() {
  const token = useLinkToken()
  if (token.startsWith(SIGN_IN)) return <SignInPage key={token} token={token} />
  if (token.startsWith(FEEDBACK))
    return (
      <Suspense fallback={<LoadingState />}>
        <GiveFeedback key={token} token={token.slice(FEEDBACK.length)} />
      </Suspense>
    )
  if (token.startsWith(PROFILE))
    return (
      <Suspense fallback={<LoadingState />}>
        <SharedProfile key={token} token={token.slice(PROFILE.length)} />
      </Suspense>
    )
  if (token.startsWith(AGENCY))
    return (
      <Suspense fallback={<LoadingState />}>
        <VerifyApplication key={token} token={token.slice(AGENCY.length)} />
      </Suspense>
    )
  return (
    <LinkPage key={token} token={token}>
      {(link) =>
        link.purpose === 'followCommunity' ? (
          <Suspense fallback={<LoadingState />}>
            <FollowCommunity link={link} token={token} />
          </Suspense>
        ) : (
          <Application link={link} token={token} />
        )
      }
    </LinkPage>
  )
}

function SignInPage({ token }: { token: string }) {
  const { returnTo } = Route.useSearch()
  const router = useRouter()
  const [, verificationId = '', secret = '', methods = ''] = token.split('.')
  return (
    <Suspense fallback={<LoadingState />}>
      <SecondFactorForm
        half={{ verificationId, token: secret, methods: methods.split('+') }}
        returnTo={returnTo}
        onDone={() => router.navigate({ href: returnTo ?? HOME, replace: true })}
      />
    </Suspense>
  )
}
