import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_anonymous/')({
  staticData: { access: 'guestOnly' },
  component: () => <h1>Assay</h1>,
})
