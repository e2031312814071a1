import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { modelVersionsQuery } from '../../domains/learning/models.queries.ts'
import { TestBench } from '../../domains/test-bench/test-bench.tsx'
import { mayDo, useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard/test')({
  staticData: { title: 'Ranking test bench' },
  component: TestPage,
})

function TestPage() {
  const { user } = useSession()
  const learned = useQuery({ ...modelVersionsQuery({ number: 1, size: 25 }), enabled: mayDo(user, 'model.train') })
  const otherModels = (learned.data?.versions ?? []).map(({ name, modelHash }) => ({ value: modelHash, label: name }))
  return <TestBench otherModels={otherModels} />
}
