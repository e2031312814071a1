import {
  consentMonths,
  joinCommunity,
  type MembershipShown,
  membershipShown,
  type Readiness,
  readinesses,
} from '@assay/contracts/communities'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { Select } from '@assay/ui/select'
import { useEffect, useRef } from 'react'
import type { LinkPageProps } from '../../platform/candidate-link.ts'
import { formatDay, formatInstant } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Refusal } from '../../platform/refusal.tsx'
import styles from './communities.module.css'
import { type MemberAct, useMemberAct } from './communities.mutations.ts'
import { kindLabels, readinessLabels } from './community-labels.ts'

/** Where a candidate joins, reads, votes, mutes and leaves. */
export function FollowCommunity({ link, token }: LinkPageProps) {
  const shows = membershipShown.parse(link.shows)
  const act = useMemberAct(token)
  const isMember = shows.state === 'joined' || shows.state === 'muted'
  const { mutate } = act
  const hasRead = useRef(false)
  useEffect(() => {
    if (!isMember || hasRead.current) return
    hasRead.current = true
    mutate({ does: 'read' })
  }, [isMember, mutate])
  const company = link.companyName ?? 'The company'
  return (
    <section className={styles.panel}>
      <h1>{isMember ? shows.community : `Join “${shows.community}”`}</h1>
      {shows.description !== '' && <p className={styles.text}>{shows.description}</p>}
      {shows.state === 'left' && <Notice>You’re not a member, and {company} won’t email you.</Notice>}
      {shows.state === 'consentExpired' && <Notice tone="warn">Your consent has ended. Renew it to stay.</Notice>}
      {isMember ? <Posts shows={shows} act={act.mutate} /> : <Intro company={company} />}
      <Join key={shows.state} shows={shows} token={token} send={act.mutateAsync} />
      {shows.state !== 'left' && (
        <div className={styles.acts}>
          {isMember && (
            <Button onClick={() => act.mutate({ does: 'change', muted: shows.state !== 'muted' })}>
              {shows.state === 'muted' ? 'Unmute emails' : 'Mute emails'}
            </Button>
          )}
          <Button onClick={() => act.mutate({ does: 'leave' })}>{isMember ? 'Leave' : 'Decline'}</Button>
        </div>
      )}
      <Refusal error={act.error} />
    </section>
  )
}

const Intro = ({ company }: { company: string }) => (
  <p>
    {company} would like to stay in touch: news, events and new jobs by email, about once a month. You can mute the
    emails or leave at any time. It has no effect on applications.
  </p>
)

function Posts({ shows, act }: { shows: MembershipShown; act: (act: MemberAct) => void }) {
  if (shows.posts.length === 0) return <p className={styles.quiet}>No posts yet.</p>
  return (
    <ul className={styles.list}>
      {shows.posts.map((post) => (
        <li key={post.id} className={styles.post}>
          <h2>{post.title}</h2>
          <p className={styles.quiet}>
            {kindLabels[post.kind]}, {formatDay(post.publishedAt)}
            {post.startsAt !== null && ` · ${formatInstant(post.startsAt)}`}
            {post.place !== null && ` · ${post.place}`}
          </p>
          <p className={styles.text}>{post.body}</p>
          {post.options.length > 0 && (
            <fieldset className={styles.acts}>
              <legend>Your vote</legend>
              {post.options.map((option, index) => (
                <Button
                  key={option}
                  aria-pressed={post.vote === index}
                  variant={post.vote === index ? 'primary' : 'secondary'}
                  onClick={() => act({ does: 'vote', postId: post.id, option: index })}
                >
                  {option}
                </Button>
              ))}
            </fieldset>
          )}
        </li>
      ))}
    </ul>
  )
}

const fields = contractFields(joinCommunity.body, {
  labels: { readiness: 'When could you start a new job?', months: 'Consent for' },
  shape: ({ months, ...rest }: { token: string; readiness: string; months: string }) => ({
    ...rest,
    months: Number(months),
  }),
})

interface JoinProps {
  shows: MembershipShown
  token: string
  send: (act: MemberAct) => Promise<unknown>
}

function Join({ shows, token, send }: JoinProps) {
  const isMember = shows.state === 'joined' || shows.state === 'muted'
  const form = useForm({
    fields,
    initial: { token, readiness: shows.readiness ?? '', months: '12' },
    send: ({ readiness, months }) => send({ does: 'join', readiness: readiness as Readiness, months }),
  })
  return (
    <form className={styles.form} {...form.bind}>
      {isMember && <h2>Your membership</h2>}
      {shows.consentUntil !== null && (
        <p className={styles.quiet}>Your consent lasts until {formatDay(shows.consentUntil)}.</p>
      )}
      <div className={styles.pair}>
        <Select
          {...form.choice('readiness')}
          placeholder="Select"
          options={readinesses.map((value) => ({ value, label: readinessLabels[value] }))}
        />
        <Select
          {...form.choice('months')}
          options={consentMonths.map((value) => ({ value: String(value), label: `${value} months` }))}
        />
      </div>
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant={isMember ? 'secondary' : 'primary'}>
          {isMember ? 'Save and renew' : 'Join'}
        </Button>
      </div>
    </form>
  )
}
