import { type ThreadTopic, threadTopics } from '@assay/contracts/agency-threads'
import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { EmptyState } from '@assay/ui/states'
import { createFileRoute, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Conversation } from '../../domains/messages/conversation.tsx'
import styles from '../../domains/messages/messages.module.css'
import type { Thread } from '../../domains/messages/messages.queries.ts'
import { NewMessage } from '../../domains/messages/new-message.tsx'
import { ThreadList, type ThreadView } from '../../domains/messages/thread-list.tsx'
import { pageInAddress } from '../../platform/page-address.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { PageError } from '../../platform/pages/page-error.ts'
import { isEmployer, loadSession, mayDo, useSession } from '../../platform/session/session.ts'

interface Address {
  /** The open conversation. */
  id?: string | undefined
  /** A new message, optionally with a recipient and a subject. */
  to?: string | undefined
  requirement?: string | undefined
  candidate?: string | undefined
  about?: ThreadTopic | undefined
  unread?: true | undefined
  page?: number | undefined
  size?: number | undefined
}

const NOBODY = 'new'
const BETWEEN = 'Only employers and their agencies can use messages.'

export const Route = createFileRoute('/_dashboard/messages')({
  staticData: { title: 'Messages' },
  validateSearch: (search): Address => ({
    ...(typeof search['id'] === 'string' && { id: search['id'] }),
    ...(typeof search['to'] === 'string' && { to: search['to'] }),
    ...(typeof search['requirement'] === 'string' && { requirement: search['requirement'] }),
    ...(typeof search['candidate'] === 'string' && { candidate: search['candidate'] }),
    ...(threadTopics.includes(search['about'] as ThreadTopic) && { about: search['about'] as ThreadTopic }),
    ...(search['unread'] === true && { unread: true }),
    ...pageInAddress(search),
  }),
  loaderDeps: ({ search: { id, to, requirement, candidate } }) => ({
    ids: [id, to === NOBODY ? undefined : to, requirement, candidate],
  }),
  loader: async ({ deps: { ids } }) => {
    const { user } = await loadSession()
    // Contacts of an agency’s clients and the platform’s own users have no part in them.
    if (!isEmployer(user) && !mayDo(user, 'shortlist.submit')) throw new PageError(403, BETWEEN)
    await validatePage(ids.every((id) => id === undefined || isId(id)))
  },
  component: MessagesPage,
})

function MessagesPage() {
  const { user } = useSession()
  const { id, to, requirement, candidate, about = '', unread = false, page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const isAgency = user?.scope.includes('agency') === true
  const mayWrite = isAgency || mayDo(user, 'note')
  const view: ThreadView = { topic: about, isUnread: unread, page, size: size as PageSize }
  const seen = { about: about || undefined, unread: unread || undefined, page, size }
  const openNew = () => void navigate({ search: { ...seen, to: NOBODY } })
  const back = (
    <span className={styles.back}>
      <Button size="small" onClick={() => void navigate({ search: seen })}>
        All conversations
      </Button>
    </span>
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Messages</h1>
        {mayWrite && (
          <Button variant="primary" onClick={openNew}>
            New message
          </Button>
        )}
      </header>
      <div className={styles.columns} data-open={id !== undefined || to !== undefined ? '' : undefined}>
        <ThreadList
          view={view}
          onView={(next) =>
            void navigate({
              search: {
                id,
                about: next.topic || undefined,
                unread: next.isUnread || undefined,
                page: next.page,
                size: next.size,
              },
              replace: true,
            })
          }
          open={id}
          onOpen={(next) => void navigate({ search: { ...seen, id: next } })}
          onNew={mayWrite ? openNew : null}
          isAgency={isAgency}
        />
        {id !== undefined ? (
          <Conversation key={id} id={id} isAgency={isAgency} back={back} links={(thread) => <Links {...thread} />} />
        ) : to !== undefined && mayWrite ? (
          <NewMessage
            key={`${to}/${requirement}/${candidate}`}
            subject={{ partner: to === NOBODY ? undefined : to, requirement, candidate }}
            isAgency={isAgency}
            back={back}
            onSent={(sent) => void navigate({ search: { ...seen, id: sent }, replace: true })}
          />
        ) : (
          <div className={styles.none}>
            <EmptyState title="No conversation open">Select a conversation to read it.</EmptyState>
          </div>
        )}
      </div>
    </div>
  )
}

function Links(thread: Thread): ReactNode {
  const { user } = useSession()
  const { requirement, candidate } = thread as Thread & {
    requirement?: { id: string } | null
    candidate?: { id: string } | null
  }
  const isAgency = user?.scope.includes('agency') === true
  return (
    <>
      {requirement && (
        <TextLink
          render={
            isAgency ? (
              <Link to="/clients" search={{ tab: 'proposed', requirement: requirement.id }} />
            ) : (
              <Link to="/requirement" search={{ id: requirement.id }} />
            )
          }
        >
          {isAgency ? 'View submissions for this job' : 'View job'}
        </TextLink>
      )}
      {candidate && (
        <TextLink render={<Link to="/candidate-profile" search={{ id: candidate.id }} />}>View profile</TextLink>
      )}
    </>
  )
}
