import { Fragment, useMemo } from 'react'
import styles from './markdown.module.css'
import { type Block, type Inline, parseMarkdown } from './parse-markdown.ts'

/** Renders Markdown as elements, so that no markup in it takes effect. */
export function Markdown({ source }: { source: string }) {
  const blocks = useMemo(() => parseMarkdown(source), [source])
  return (
    <div className={styles.text}>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other identity
        <BlockView key={place} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2>
          <Words content={block.content} />
        </h2>
      ) : (
        <h3>
          <Words content={block.content} />
        </h3>
      )
    case 'code':
      return <pre>{block.text}</pre>
    case 'quote':
      return (
        <blockquote>
          <Words content={block.content} />
        </blockquote>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text have no other identity
            <li key={place}>
              <Words content={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Words content={block.content} />
        </p>
      )
  }
}

function Words({ content }: { content: readonly Inline[] }) {
  return content.map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity
    <Fragment key={place}>
      <Word word={word} />
    </Fragment>
  ))
}

function Word({ word }: { word: Inline }) {
  if (word.kind === 'strong') return <strong>{word.text}</strong>
  if (word.kind === 'em') return <em>{word.text}</em>
  if (word.kind === 'code') return <code>{word.text}</code>
  if (word.kind === 'text') return word.text
  const isOutside = !word.href.startsWith('/')
  return (
    <a href={word.href} {...(isOutside && { rel: 'noopener noreferrer nofollow', target: '_blank' })}>
      {word.text}
    </a>
  )
}
