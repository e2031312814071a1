import type { Presented } from '@assay/jsonapi/present'
import type { Agency } from './agencies.store.ts'

/** null: there is no such skill. */
export type SkillName = (id: string) => string | null

/** The fields of an agency that every employer working with it may see. */
export function presentAgency(agency: Agency, skillName: SkillName): Presented {
  const { legalName, slug, country, state, registrationNo, website, domain, dpoEmail, ownershipDays } = agency
  return {
    type: 'agencies',
    id: agency.id,
    attributes: {
      legalName,
      slug,
      country,
      state,
      registrationNo,
      website,
      domain,
      specialities: agency.specialities.flatMap((skillId) => {
        const name = skillName(skillId)
        return name === null ? [] : [{ skillId, name }]
      }),
      dpoEmail,
      logo: logoOf(agency),
      ownershipDays,
      contactName: null,
      contactEmail: null,
      mayDo: [],
      version: agency.version,
      application: null,
      createdAt: agency.createdAt,
      updatedAt: agency.updatedAt,
    },
  }
}

const logoOf = ({ id, logoChangedAt }: Agency): string | null =>
  logoChangedAt === null ? null : `/api/v1/agencies/${id}/logo?of=${logoChangedAt.getTime()}`
