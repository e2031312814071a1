import { createFileRoute } from '@tanstack/react-router'
import { HowRankingWorks } from '../../domains/content/how-ranking-works.tsx'

export const Route = createFileRoute('/_anonymous/how-ranking-works')({
  staticData: { title: 'How ranking works', access: 'noLogin' },
  component: HowRankingWorks,
})
