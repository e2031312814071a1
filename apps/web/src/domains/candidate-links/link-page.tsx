import { Button } from '@assay/ui/button'
import { Mark } from '@assay/ui/mark'
import { LoadingState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import type { CandidateLink } from '../../platform/candidate-link.ts'
import styles from '../../platform/guest-page.module.css'
import { LinkFailed } from '../../platform/pages/link-failed.tsx'
import { linkQuery } from './links.queries.ts'

interface LinkPageProps {
  /** The part of the URL after the #; empty if there is none. */
  token: string
  children: (link: CandidateLink) => ReactNode
}

/** The single page for everything a candidate does without an account. */
export function LinkPage({ token, children }: LinkPageProps) {
  const query = useQuery({ ...linkQuery(token), enabled: token !== '' })
  return (
    <div className={styles.page}>
      <p className={styles.brand}>
        <Mark size={24} /> Assay
      </p>
      {token === '' ? <Spent /> : <Opened query={query}>{children}</Opened>}
    </div>
  )
}

function Opened({
  query,
  children,
}: { query: ReturnType<typeof useQuery<CandidateLink>> } & Pick<LinkPageProps, 'children'>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return <LoadingState />
  if (query.error instanceof ApiError && SPENT.includes(query.error.code)) return <Spent />
  return <LinkFailed error={query.error} onRetry={() => void query.refetch()} />
}

const SPENT: readonly string[] = ['verification.expired', 'verification.used', 'validation.invalid']

function Spent() {
  return (
    <section className={styles.panel} role="alert">
      <h1>This link has been used or has expired</h1>
      <p>Open the link in our latest email. If you copied it, make sure the address is complete.</p>
      <p>The link “Your data” in any email works for six months.</p>
      <div>
        <Button size="large" render={<Link to="/" />}>
          Go to home page
        </Button>
      </div>
    </section>
  )
}
