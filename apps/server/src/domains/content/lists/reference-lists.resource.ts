import type { Presented } from '@assay/jsonapi/present'
import { nextChange, offsetAt } from '../taxonomy/index.ts'
import type { CountryRow, IndustryRow, Lists, TimezoneRow, TitleRow } from './lists.store.ts'
import { regionsOf } from './regions.rules.ts'
import type { PoolFigures } from './skill-statistics.ts'
import { linkSkills } from './skills.resource.ts'

/** A title, with its typical skills whole from depth 1 on. */
export function presentTitle(title: TitleRow, lists: Lists, pool: PoolFigures, depth = 0): Presented {
  const { id, name, slug, aliases, seniority, family, onetCode, escoUri, version, createdAt, updatedAt } = title
  return {
    type: 'unique-job-titles',
    id,
    attributes: {
      name,
      slug,
      aliases,
      seniority,
      family,
      onetCode,
      escoUri,
      state: title.state === 'deprecated' ? 'deprecated' : 'current',
      version,
      createdAt,
      updatedAt,
    },
    relationships: { typicalSkills: linkSkills(title.skillIds, lists, pool, depth) },
  }
}

export function presentCountry({ id, code, name, dialCode, currency, eu, eea, ...row }: CountryRow): Presented {
  const { createdAt, updatedAt } = row
  return {
    type: 'countries',
    id,
    attributes: { code, name, dialCode, currency, regions: regionsOf(code), flags: { eu, eea }, createdAt, updatedAt },
  }
}

export function presentTimezone({ id, name, countryCodes, createdAt, updatedAt }: TimezoneRow, now: Date): Presented {
  const next = nextChange(name, now)
  return {
    type: 'timezones',
    id,
    attributes: {
      name,
      offsetNow: offsetAt(name, now),
      offsetNext: next,
      countries: countryCodes,
      createdAt,
      updatedAt,
    },
  }
}

export function presentIndustry(industry: IndustryRow, lists: Lists): Presented {
  const { id, name, slug, code, aliases, parentId, version, createdAt, updatedAt } = industry
  const parent = parentId === null ? undefined : lists.industriesById.get(parentId)
  return {
    type: 'job-industries',
    id,
    attributes: {
      name,
      slug,
      code,
      aliases,
      state: industry.state === 'deprecated' ? 'deprecated' : 'current',
      version,
      createdAt,
      updatedAt,
    },
    relationships: { parent: parent ? presentIndustry(parent, lists) : null },
  }
}
