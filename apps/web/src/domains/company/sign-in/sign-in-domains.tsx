import { addSignInDomain } from '@assay/contracts/sign-in-providers'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { TextField } from '@assay/ui/text-field'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { formatDay } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { tellFailure } from '../../../platform/query-client.ts'
import { Region } from '../../../platform/region.tsx'
import styles from '../company-settings.module.css'
import { refreshSignIn, sendDomain, sendDomainCheck, sendDomainRemoval } from './sign-in.mutations.ts'
import { type SignInDomain, signInDomainsQuery } from './sign-in.queries.ts'

/** The provider counts for addresses of domains that the company has proven. */
export function SignInDomains() {
  const query = useQuery(signInDomainsQuery())
  return (
    <section className={styles.intro} aria-labelledby="sign-in-domains">
      <h3 id="sign-in-domains" className={styles.subtitle}>
        Email domains
      </h3>
      <p className={styles.quiet}>
        Verify the domain of your email addresses with a DNS record. People with these addresses then use your company
        sign-in.
      </p>
      <Region query={query}>
        {(domains) => (
          <ul className={styles.domains}>
            {domains.map((domain) => (
              <Domain key={domain.id} domain={domain} />
            ))}
          </ul>
        )}
      </Region>
      <AddDomain />
    </section>
  )
}

function Domain({ domain }: { domain: SignInDomain }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const check = async () => {
    setBusy(true)
    setProblem(null)
    await sendDomainCheck(domain).then(
      () => toasts.success(`${domain.domain} verified`),
      (error: unknown) => setProblem(error instanceof ApiError ? error.message : 'Oops...Something went wrong'),
    )
    await refreshSignIn(client)
    setBusy(false)
  }
  const remove = async () => {
    await sendDomainRemoval(domain).then(() => toasts.success(`${domain.domain} removed`), tellFailure)
    await refreshSignIn(client)
  }
  const { endsAt } = domain
  const isProven = domain.provenAt !== null && endsAt === null
  return (
    <li className={styles.domain}>
      <div className={styles.domainHead}>
        <span className={styles.name}>{domain.domain}</span>
        <Badge tone={isProven ? 'active' : 'waiting'}>
          {isProven ? 'Verified' : endsAt === null ? 'Not verified' : 'Record missing'}
        </Badge>
        <span className={styles.domainActs}>
          {!isProven && (
            <Button size="small" busy={busy} onClick={() => void check()} aria-label={`Check ${domain.domain}`}>
              Check
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => void remove()} aria-label={`Remove ${domain.domain}`}>
            Remove
          </Button>
        </span>
      </div>
      {endsAt !== null && (
        <p className={styles.quiet}>Your sign-in rules apply to this domain until {formatDay(endsAt)}.</p>
      )}
      {!isProven && (
        <p className={styles.quiet}>
          Add a TXT record named <code className={styles.code}>{domain.recordName}</code> with the value{' '}
          <code className={styles.code}>{domain.recordValue}</code>, and keep it: it is checked daily.
        </p>
      )}
      {problem !== null && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
    </li>
  )
}

const fields = contractFields(addSignInDomain.body, { labels: { domain: 'Domain' } })

function AddDomain() {
  const client = useQueryClient()
  const form = useForm({
    fields,
    initial: { domain: '' },
    send: async (body) => {
      await sendDomain(body)
      await refreshSignIn(client)
      form.reset()
    },
  })
  return (
    <form className={styles.add} {...form.bind}>
      <TextField className={styles.grow} placeholder="example.com" {...form.text('domain')} />
      <Button {...form.button}>Add domain</Button>
      <FormProblems form={form} />
    </form>
  )
}
