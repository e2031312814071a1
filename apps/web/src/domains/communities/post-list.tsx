import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount, formatDay, formatInstant } from '../../platform/format.ts'
import { Refusal } from '../../platform/refusal.tsx'
import { Region } from '../../platform/region.tsx'
import styles from './communities.module.css'
import { useArchivePost, usePublishPost } from './communities.mutations.ts'
import { type Community, type Post, postsQuery } from './communities.queries.ts'
import { kindLabels, postLabels } from './community-labels.ts'
import { PostDialog } from './post-dialog.tsx'

/** Posts of a community with their reach. */
export function PostList({ community }: { community: Community }) {
  const query = useQuery(postsQuery(community.id))
  const [written, setWritten] = useState<Post | 'new' | null>(null)
  const [publishing, setPublishing] = useState<Post | null>(null)
  const publish = usePublishPost()
  const write = (
    <Button variant="primary" onClick={() => setWritten('new')}>
      New post
    </Button>
  )
  return (
    <Panel title="Posts" flush note={query.data?.length} actions={write}>
      <Region query={query}>
        {(posts) =>
          posts.length === 0 ? (
            <EmptyState title="No posts yet" action={write}>
              Share news, invite to an event, or ask a short question.
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {posts.map((post) => (
                <PostRow
                  key={post.id}
                  post={post}
                  onEdit={() => setWritten(post)}
                  onPublish={() => setPublishing(post)}
                />
              ))}
            </ul>
          )
        }
      </Region>
      {written !== null && (
        <PostDialog
          communityId={community.id}
          post={written === 'new' ? null : written}
          onClose={() => setWritten(null)}
        />
      )}
      {publishing !== null && (
        <Confirm
          open
          onOpenChange={() => setPublishing(null)}
          title={`Publish “${publishing.title}”?`}
          confirmLabel="Publish and email"
          busy={publish.isPending}
          onConfirm={() => publish.mutate(publishing.id, { onSuccess: () => setPublishing(null) })}
        >
          <p>Members who haven’t muted emails get it by email. A published post can’t be edited.</p>
          <Refusal error={publish.error} />
        </Confirm>
      )}
    </Panel>
  )
}

function PostRow({ post, onEdit, onPublish }: { post: Post; onEdit: () => void; onPublish: () => void }) {
  const archive = useArchivePost()
  const { label, tone } = postLabels[post.state]
  return (
    <li className={styles.post}>
      <h3>
        {post.title} <Badge>{kindLabels[post.kind]}</Badge> <Badge tone={tone}>{label}</Badge>
      </h3>
      {post.startsAt !== null && (
        <p className={styles.quiet}>
          {formatInstant(post.startsAt)}
          {post.place !== null && `, ${post.place}`}
        </p>
      )}
      <p className={styles.text}>{post.body}</p>
      {post.options.length > 0 && (
        <ul>
          {post.options.map(({ text, votes }) => (
            <li key={text}>
              {text}: {formatCount(votes, 'vote')}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        {post.state === 'draft' && (
          <>
            <Button size="small" variant="primary" onClick={onPublish} aria-label={`Publish: ${post.title}`}>
              Publish
            </Button>
            <Button size="small" onClick={onEdit} aria-label={`Edit: ${post.title}`}>
              Edit
            </Button>
          </>
        )}
        {post.state === 'published' && (
          <Button
            size="small"
            busy={archive.isPending}
            onClick={() => archive.mutate(post.id)}
            aria-label={`Archive: ${post.title}`}
          >
            Archive
          </Button>
        )}
        {post.publishedAt !== null && (
          <span className={styles.quiet}>
            {formatDay(post.publishedAt)} · emailed to {formatCount(post.sentTo, 'member')} · read by {post.readBy}
          </span>
        )}
      </div>
    </li>
  )
}
