import { createFileRoute } from '@tanstack/react-router'
import { PublishedAudits } from '../../domains/bias-audits/published-audits.tsx'

export const Route = createFileRoute('/_anonymous/fairness')({
  staticData: { title: 'Published bias audits', access: 'noLogin' },
  component: PublishedAudits,
})
