import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import type { ItemEditor } from '../../domains/learning-hub/item-editor.tsx'
import { contentCategories, contentTags } from '../../domains/learning-hub/items.queries.ts'
import { Region } from '../../platform/region.tsx'

interface ContentEditorProps {
  /** What is edited; null for something new. */
  query: UseQueryResult | null
  /** The editor, once everything it needs is loaded. */
  children: (lists: Pick<ComponentProps<typeof ItemEditor>, 'categories' | 'tags'>) => ReactNode
}

/** Loads the categories and tags to choose from, and what is edited. */
export function ContentEditor({ query, children }: ContentEditorProps) {
  const categories = useQuery(contentCategories())
  const tags = useQuery(contentTags())
  return (
    <Region isPage query={categories}>
      {(known) => {
        const editor = children({ categories: known, tags: tags.data ?? [] })
        if (query === null) return editor
        return (
          <Region isPage query={query}>
            {() => editor}
          </Region>
        )
      }}
    </Region>
  )
}
