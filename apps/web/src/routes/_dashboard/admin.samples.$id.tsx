import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SampleEditor } from '../../domains/learning-hub/sample-editor.tsx'
import { sampleQuery } from '../../domains/learning-hub/samples.queries.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { PageError } from '../../platform/pages/page-error.ts'
import { loadSession, mayDo, useSession } from '../../platform/session/session.ts'
import { ContentEditor } from './-content-editor.tsx'

export const Route = createFileRoute('/_dashboard/admin/samples/$id')({
  staticData: { title: 'Edit sample', forOperators: true },
  loader: ({ params: { id } }) => validatePage(id === 'new' || isId(id)),
  beforeLoad: async ({ params: { id } }) => {
    const { user } = await loadSession()
    if (id === 'new' && !mayDo(user, 'content.write')) throw new PageError(403, 'Only creators write samples.')
  },
  component: EditorPage,
})

function EditorPage() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  const { user } = useSession()
  const isNew = id === 'new'
  const sample = useQuery({ ...sampleQuery(id), enabled: !isNew })
  return (
    <ContentEditor query={isNew ? null : sample}>
      {(lists) => (
        <SampleEditor
          key={sample.data?.updatedAt ?? 'new'}
          sample={isNew ? null : (sample.data ?? null)}
          {...lists}
          mayWrite={mayDo(user, 'content.write')}
          onSaved={(saved) => void navigate({ to: '/admin/samples/$id', params: { id: saved }, replace: true })}
        />
      )}
    </ContentEditor>
  )
}
