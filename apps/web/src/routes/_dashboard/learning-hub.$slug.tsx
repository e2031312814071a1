import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Article } from '../../domains/learning-hub/article.tsx'
import { itemBySlug } from '../../domains/learning-hub/items.queries.ts'
import { validatePage } from '../../platform/page-validation.ts'
import { Region } from '../../platform/region.tsx'

export const Route = createFileRoute('/_dashboard/learning-hub/$slug')({
  staticData: { title: 'Article' },
  loader: async ({ params: { slug }, context }) => {
    validatePage(/^[a-z0-9-]{1,140}$/.test(slug))
    validatePage((await context.queryClient.fetchQuery(itemBySlug(slug))) !== null)
  },
  component: ArticlePage,
})

function ArticlePage() {
  const { slug } = Route.useParams()
  return (
    <Region isPage query={useQuery(itemBySlug(slug))}>
      {(item) => item !== null && <Article item={item} />}
    </Region>
  )
}
