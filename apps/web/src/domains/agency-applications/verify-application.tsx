import { Button } from '@assay/ui/button'
import { Mark } from '@assay/ui/mark'
import { Notice } from '@assay/ui/notice'
import { LoadingState } from '@assay/ui/states'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '../../platform/api-error.ts'
import { FactList } from '../../platform/fact-list.tsx'
import { formatTime } from '../../platform/format.ts'
import styles from '../../platform/guest-page.module.css'
import { LinkFailed } from '../../platform/pages/link-failed.tsx'
import own from './application.module.css'
import { type ApplicationLink, answerApplication, applicationOf } from './applications.mutations.ts'

/** The page of the mail's link. Opening it changes nothing. */
export function VerifyApplication({ token }: { token: string }) {
  const [id = '', secret = ''] = token.split('.')
  return (
    <div className={styles.page}>
      <p className={styles.brand}>
        <Mark size={24} /> Assay
      </p>
      <Answering link={{ id, token: secret === '' ? '-' : secret }} />
    </div>
  )
}

function Answering({ link }: { link: ApplicationLink }) {
  const query = useQuery(applicationOf(link))
  const { mutate, data: answered, error, isPending } = useMutation(answerApplication())
  if (answered !== undefined) return <Answered state={answered.state} />
  if (query.error !== null && isRefusal(query.error)) return <Spent error={query.error} />
  if (query.error !== null) return <LinkFailed error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <LoadingState />
  return (
    <section className={styles.panel}>
      <h1>Did you apply as an agency?</h1>
      <FactList facts={query.data.subject.map(({ label, value }) => [label, value])} />
      <p>
        Confirm that this address is yours and that you’re applying. The link is valid until{' '}
        {formatTime(query.data.expiresAt)}.
      </p>
      {error !== null && <Notice tone="danger">{messageOf(error)}</Notice>}
      <div className={own.acts}>
        <Button variant="primary" size="large" busy={isPending} onClick={() => mutate({ ...link, verb: 'confirm' })}>
          Confirm
        </Button>
        <Button size="large" disabled={isPending} onClick={() => mutate({ ...link, verb: 'decline' })}>
          I did not apply
        </Button>
      </div>
    </section>
  )
}

function Answered({ state }: { state: string }) {
  const isConfirmed = state === 'confirmed'
  return (
    <section className={styles.panel} role="status">
      <h1>{isConfirmed ? 'Address verified' : 'Application deleted'}</h1>
      <p>
        {isConfirmed
          ? 'The operator of this site now reviews your application and emails you the decision.'
          : 'Thank you. We’ve deleted all its data.'}
      </p>
    </section>
  )
}

function Spent({ error }: { error: unknown }) {
  return (
    <section className={styles.panel} role="alert">
      <h1>This link has been used or has expired</h1>
      <p>{messageOf(error)}</p>
      <p>If it expired before you confirmed, apply again.</p>
      <div className={own.acts}>
        <Button size="large" render={<Link to="/agency-register" />}>
          Apply again
        </Button>
      </div>
    </section>
  )
}

const TOO_MANY = 429

/** Anything else may pass, and says nothing of the link. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== TOO_MANY

const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Oops...Something went wrong'
