import { Button } from '@assay/ui/button'
import { LoadingState } from '@assay/ui/states'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { useOnce } from '../../../platform/use-once.ts'
import styles from '../entrance/entrance.module.css'
import { type Errand, type Proof, proofIn, sendAnswer, sendLink } from './identities.mutations.ts'
import { LinkAccountForm } from './link-account-form.tsx'

export interface CallbackPageProps {
  /** What the provider answered: the part of the address after the question mark. */
  response: string
  errand: Errand
  onEntered: () => void
  onLinked: (providerName: string) => void
  /** The second factor is missing; returns false if the error is another one. */
  onHalf: (error: unknown) => boolean
  /** The form for a user without an account. */
  register: (proof: Proof) => ReactNode
}

/** Comes back from the provider. The answer is worth something once. */
export function CallbackPage({ response, errand, onEntered, onLinked, onHalf, register }: CallbackPageProps) {
  const [failure, setFailure] = useState<unknown>(null)
  const finish = async (answer: string) => {
    try {
      if (errand.purpose === 'link') onLinked(await sendLink(answer))
      else {
        await sendAnswer(answer)
        onEntered()
      }
    } catch (error) {
      if (!onHalf(error)) setFailure(error)
    }
  }
  useOnce((answer: string) => void finish(answer), response)
  if (failure === null) return <LoadingState label="Signing in" />
  const proof = proofIn(failure)
  const code = failure instanceof ApiError ? failure.code : ''
  if (proof !== null && code === 'identity.link-required')
    return <LinkAccountForm proof={proof} onEntered={onEntered} onHalf={onHalf} />
  if (proof !== null && code === 'identity.no-account') return register(proof)
  return <Failed failure={failure} errand={errand} />
}

function Failed({ failure, errand }: { failure: unknown; errand: Errand }) {
  const first = failure instanceof ApiError ? failure.errors[0] : undefined
  return (
    <section className={styles.page} role="alert">
      <h1>{first?.title ?? 'Sign-in failed'}</h1>
      <p className={styles.words}>{failure instanceof ApiError ? failure.message : 'Oops...Something went wrong'}</p>
      <div className={styles.stack}>
        {errand.purpose === 'link' ? (
          <Button variant="primary" size="large" render={<Link to="/pages/user" search={{ part: 'security' }} />}>
            Back to your profile
          </Button>
        ) : (
          <Button variant="primary" size="large" render={<Link to="/login" search={{ returnTo: errand.returnTo }} />}>
            Back to sign in
          </Button>
        )}
      </div>
    </section>
  )
}
