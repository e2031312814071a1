import { Button } from '@assay/ui/button'
import { IconButton } from '@assay/ui/icon-button'
import { toasts } from '@assay/ui/toast-store.ts'
import { Link } from '@tanstack/react-router'
import { Link as LinkIcon, Star } from 'lucide-react'
import { formatDay } from '../../platform/format.ts'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { useMarkDone, useRate } from './items.mutations.ts'
import type { Item } from './items.queries.ts'
import styles from './learning-hub.module.css'

const STARS = [1, 2, 3, 4, 5]

/** One article, to read, mark, rate and share. */
export function Article({ item }: { item: Item }) {
  const markDone = useMarkDone()
  const rate = useRate()
  const { id, title, body, readMinutes, categoryName, tagNames, publishedAt, isDone, ownRating } = item
  const copy = async () => {
    await navigator.clipboard.writeText(location.href)
    toasts.success('Link copied')
  }
  return (
    <article className={styles.article}>
      <p>
        <Link to="/learning-hub">Learning hub</Link>
      </p>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.progress}>
          {[
            categoryName,
            `${readMinutes} min`,
            publishedAt === null ? 'Not published' : formatDay(publishedAt),
            ...tagNames,
          ].join(' · ')}
        </p>
      </header>
      <Markdown source={body} />
      <footer className={styles.after}>
        <Button
          variant={isDone ? 'secondary' : 'primary'}
          busy={markDone.isPending}
          onClick={() => markDone.mutate({ id, done: !isDone })}
        >
          {isDone ? 'Mark as unread' : 'Mark as read'}
        </Button>
        <Button icon={<LinkIcon size={14} aria-hidden="true" />} onClick={() => void copy()}>
          Copy link
        </Button>
        <fieldset className={styles.stars}>
          <legend>Was this helpful?</legend>
          {STARS.map((stars) => (
            <IconButton
              key={stars}
              size="small"
              label={`${stars} of 5`}
              pressed={ownRating === stars}
              icon={<Star size={16} fill={stars <= (ownRating ?? 0) ? 'currentColor' : 'none'} aria-hidden="true" />}
              onClick={() => rate.mutate({ id, stars })}
            />
          ))}
        </fieldset>
      </footer>
    </article>
  )
}
