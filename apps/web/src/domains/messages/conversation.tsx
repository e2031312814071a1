import { MAX_MESSAGE_LENGTH, writeMessage } from '@assay/contracts/agency-threads'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { TextArea } from '@assay/ui/text-area'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatInstant } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Region } from '../../platform/region.tsx'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { MaskedHint } from './masked-hint.tsx'
import { formatTopic } from './message-labels.ts'
import styles from './messages.module.css'
import { useReadThread, useWriteMessage } from './messages.mutations.ts'
import { type Message, messagesQuery, type Thread, threadQuery } from './messages.queries.ts'

export interface ConversationProps {
  id: string
  isAgency: boolean
  /** Links to what it is about. */
  links: (thread: Thread) => ReactNode
  /** Back to the list, on narrow screens. */
  back: ReactNode
}

export function Conversation({ id, isAgency, links, back }: ConversationProps) {
  const query = useQuery(threadQuery(id))
  const { user } = useSession()
  return (
    <Region query={query}>
      {(thread) => (
        <Panel
          title={isAgency ? thread.companyName : thread.agencyName}
          note={formatTopic(thread)}
          actions={
            <>
              {thread.isCandidateMasked && <Badge>Masked</Badge>}
              {back}
            </>
          }
        >
          <div className={styles.conversation}>
            <p className={styles.links}>{links(thread)}</p>
            <Messages thread={thread} isAgency={isAgency} />
            {thread.mayDo.includes('write') ? (
              <Compose key={thread.id} thread={thread} />
            ) : (
              <Notice>
                {isAgency || mayDo(user, 'note')
                  ? 'You no longer work together, so no one can reply here.'
                  : 'You can read this conversation. Only recruiters and admins can reply.'}
              </Notice>
            )}
          </div>
        </Panel>
      )}
    </Region>
  )
}

function Messages({ thread, isAgency }: { thread: Thread; isAgency: boolean }) {
  const query = useInfiniteQuery(messagesQuery(thread.id))
  const { mutate: read } = useReadThread()
  const end = useRef<HTMLLIElement>(null)
  const latest = query.data?.pages[0]?.messages[0]?.id
  useEffect(() => {
    if (latest !== undefined) end.current?.scrollIntoView({ block: 'nearest' })
    if (thread.isUnread) read(thread.id)
  }, [latest, thread.isUnread, thread.id, read])
  return (
    <Region query={query}>
      {({ pages }) => (
        <>
          {query.hasNextPage && (
            <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Show earlier messages
            </Button>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
          <ol className={styles.messages} aria-label="Messages" tabIndex={0}>
            {pages
              .flatMap(({ messages }) => messages)
              .toReversed()
              .map((message) => (
                <MessageRow key={message.id} message={message} isOwnSide={(message.side === 'agency') === isAgency} />
              ))}
            <li ref={end} aria-hidden="true" />
          </ol>
        </>
      )}
    </Region>
  )
}

function MessageRow({ message, isOwnSide }: { message: Message; isOwnSide: boolean }) {
  return (
    <li className={styles.message} data-own={isOwnSide ? '' : undefined}>
      <p className={styles.author}>
        {message.isOwn ? 'You' : message.authorName}
        <span className={styles.when}>{formatInstant(message.createdAt)}</span>
      </p>
      <p className={styles.text}>{message.body}</p>
    </li>
  )
}

const fields = contractFields(writeMessage.body, { labels: { body: 'Message' } })

function Compose({ thread }: { thread: Thread }) {
  const write = useWriteMessage()
  const form = useForm({
    fields,
    initial: { threadId: thread.id, body: '' },
    send: async (body) => {
      await write.mutateAsync(body)
      form.reset({ threadId: thread.id, body: '' })
    },
  })
  return (
    <form className={styles.form} {...form.bind}>
      <TextArea {...form.area('body')} limit={MAX_MESSAGE_LENGTH} rows={3} />
      {thread.isCandidateMasked && <MaskedHint />}
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Send
        </Button>
      </div>
    </form>
  )
}
