import type { Random } from '../random.ts'
import { demoCertificates } from './certificates.table.ts'

interface Holder {
  readonly title: string
  readonly yearsAtWork: number
  readonly skills: readonly string[]
}

const slugs = new Set(demoCertificates.map(({ slug }) => slug))

/** A certificate is held, not used: no job tells of it. */
export const isDemoCertificate = (slug: string): boolean => slugs.has(slug)

export function inventCertificates(random: Random, { title, yearsAtWork, skills }: Holder): string[] {
  const held = demoCertificates.filter(({ titles, skill, minYears, share }) => {
    const fits = titles.test(title) && (skill === null || skills.includes(skill)) && yearsAtWork >= minYears
    return random.chance(share) && fits
  })
  return [...new Set(held.map(({ slug }) => slug))]
}
