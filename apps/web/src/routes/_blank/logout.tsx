import { createFileRoute } from '@tanstack/react-router'
import { LogoutPage } from '../../domains/identity/logout-page.tsx'

export const Route = createFileRoute('/_blank/logout')({
  staticData: { title: 'Sign out', access: 'noLogin' },
  validateSearch: (search): { everywhere?: boolean } =>
    search['everywhere'] === true || search['everywhere'] === 'true' ? { everywhere: true } : {},
  component: () => <LogoutPage everywhere={Route.useSearch().everywhere === true} />,
})
