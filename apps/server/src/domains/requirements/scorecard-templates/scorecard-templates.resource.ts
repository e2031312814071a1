import type { Presented } from '@assay/jsonapi/present'
import type { ScorecardTemplate } from './scorecard-templates.store.ts'

export function presentScorecardTemplate(template: ScorecardTemplate, { mayEdit }: { mayEdit: boolean }): Presented {
  const { name, kind, criteria, retiredAt, version, createdAt, updatedAt } = template
  return {
    type: 'scorecard-templates',
    id: template.id,
    attributes: { name, kind, criteria, retiredAt, mayEdit, version, createdAt, updatedAt },
  }
}
