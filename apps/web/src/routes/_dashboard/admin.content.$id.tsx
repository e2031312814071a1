import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ItemEditor } from '../../domains/learning-hub/item-editor.tsx'
import { itemQuery } from '../../domains/learning-hub/items.queries.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { PageError } from '../../platform/pages/page-error.ts'
import { loadSession, mayDo, useSession } from '../../platform/session/session.ts'
import { ContentEditor } from './-content-editor.tsx'

export const Route = createFileRoute('/_dashboard/admin/content/$id')({
  staticData: { title: 'Edit article', forOperators: true },
  loader: ({ params: { id } }) => validatePage(id === 'new' || isId(id)),
  beforeLoad: async ({ params: { id } }) => {
    const { user } = await loadSession()
    if (id === 'new' && !mayDo(user, 'content.write')) throw new PageError(403, 'Only creators write articles.')
  },
  component: EditorPage,
})

function EditorPage() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  const { user } = useSession()
  const isNew = id === 'new'
  const item = useQuery({ ...itemQuery(id), enabled: !isNew })
  return (
    <ContentEditor query={isNew ? null : item}>
      {(lists) => (
        <ItemEditor
          key={item.data?.updatedAt ?? 'new'}
          item={isNew ? null : (item.data ?? null)}
          {...lists}
          mayWrite={mayDo(user, 'content.write')}
          onSaved={(saved) => void navigate({ to: '/admin/content/$id', params: { id: saved }, replace: true })}
        />
      )}
    </ContentEditor>
  )
}
