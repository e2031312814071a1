import { askToJoin } from '@assay/contracts/communities'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { formatDay, formatInstant } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { NotFoundPage } from '../../platform/pages/not-found-page.tsx'
import { Region } from '../../platform/region.tsx'
import styles from './communities.module.css'
import { useAskToJoin } from './communities.mutations.ts'
import { type PublicCommunity, publicCommunityQuery } from './communities.queries.ts'
import { kindLabels } from './community-labels.ts'

const fields = contractFields(askToJoin.body, { labels: { email: 'Email' } })

/** The public page of a community, where candidates ask for an invitation. */
export function PublicCommunityPage({ id }: { id: string }) {
  const query = useQuery(publicCommunityQuery(id))
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />
  return (
    <Region isPage query={query}>
      {(community) => (
        <div className={styles.page}>
          <h1 tabIndex={-1}>{community.name}</h1>
          <p className={styles.quiet}>{community.companyName}</p>
          {community.description !== '' && <p className={styles.text}>{community.description}</p>}
          <Ask community={community} />
          {community.posts.length > 0 && (
            <Panel title="Posts" flush>
              <ul className={styles.list}>
                {community.posts.map((post) => (
                  <li key={post.id} className={styles.post}>
                    <h3>
                      {post.title} <Badge>{kindLabels[post.kind]}</Badge>
                    </h3>
                    <p className={styles.quiet}>
                      {formatDay(post.publishedAt)}
                      {post.startsAt !== null && ` · ${formatInstant(post.startsAt)}`}
                      {post.place !== null && ` · ${post.place}`}
                    </p>
                    <p className={styles.text}>{post.body}</p>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      )}
    </Region>
  )
}

function Ask({ community }: { community: PublicCommunity }) {
  const ask = useAskToJoin()
  const form = useForm({
    fields,
    initial: { email: '' },
    send: ({ email }) => ask.mutateAsync({ id: community.id, email }),
  })
  return (
    <Panel title="Request to join">
      {ask.isSuccess ? (
        <Notice>If this address belongs to a candidate here, we’ve sent the invitation.</Notice>
      ) : (
        <form className={styles.form} {...form.bind}>
          <TextField {...form.text('email')} hint="The address of your candidate profile on this site." />
          <FormProblems form={form} />
          <div className={styles.acts}>
            <Button {...form.button} variant="primary">
              Request invitation
            </Button>
          </div>
        </form>
      )}
    </Panel>
  )
}
