import { createFileRoute } from '@tanstack/react-router'
import { RoleMatrix } from '../../domains/teammates/role-matrix.tsx'

export const Route = createFileRoute('/_dashboard/teammate/roles')({
  staticData: { title: 'Roles and permissions' },
  component: RoleMatrix,
})
