import type { Presented } from '@assay/jsonapi/present'
import type { Link } from './verifications.store.ts'

/** The subject of a link, as its domain presents it. */
export interface LinkView {
  readonly companyName: string | null
  readonly shows: Readonly<Record<string, unknown>>
}

export function presentLink(link: Link, { companyName, shows }: LinkView): Presented {
  return {
    type: 'candidate-links',
    id: link.id,
    attributes: {
      purpose: link.action,
      state: link.usedAt === null ? 'open' : 'answered',
      companyName,
      expiresAt: link.expiresAt,
      answer: link.outcome,
      answeredAt: link.usedAt,
      shows,
      createdAt: link.createdAt,
      updatedAt: link.updatedAt,
    },
  }
}
