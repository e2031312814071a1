import { lazy } from 'react'

export const NewRequirementDialog = lazy(async () => ({
  default: (await import('./new-requirement.tsx')).NewRequirementDialog,
}))
