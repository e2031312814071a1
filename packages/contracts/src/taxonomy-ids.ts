// Ids of reference data are derived from stable keys, so they are the same on every installation and known without a
// database.

type TaxonomyKind = 'skill' | 'title' | 'industry' | 'country' | 'timezone' | 'sample' | 'role' | 'permission' | 'group'

const FIRST_OF_2026 = Date.UTC(2026, 0, 1)

/** A UUIDv7 whose time is fixed and whose random part is a hash of the key. */
export function taxonomyId(kind: TaxonomyKind, key: string): string {
  const [a, b, c, d] = hash128(`${kind}:${key}`)
  const time = FIRST_OF_2026.toString(16).padStart(12, '0')
  const group3 = (0x7000 | (a & 0x0fff)).toString(16)
  const group4 = (0x8000 | (b & 0x3fff)).toString(16)
  const tail = hex(c, 8) + hex(d & 0xffff, 4)
  return `${time.slice(0, 8)}-${time.slice(8)}-${group3}-${group4}-${tail}`
}

export const skillIdOf = (slug: string): string => taxonomyId('skill', slug)
export const titleIdOf = (slug: string): string => taxonomyId('title', slug)
export const industryIdOf = (slug: string): string => taxonomyId('industry', slug)
export const countryIdOf = (code: string): string => taxonomyId('country', code)
export const groupIdOf = (key: string): string => taxonomyId('group', key)
export const timezoneIdOf = (name: string): string => taxonomyId('timezone', name)

/** Inverse of an id function, for the given keys: `slugsById(skillIdOf, skills.map((s) => s.slug))`. */
export function slugsById(idOf: (key: string) => string, keys: Iterable<string>): ReadonlyMap<string, string> {
  return new Map(Array.from(keys, (key) => [idOf(key), key]))
}

const hex = (value: number, width: number): string => (value >>> 0).toString(16).padStart(width, '0')

// cyrb128 (public domain): four mixed 32-bit lanes, enough to keep a few thousand keys apart.
function hash128(text: string): [number, number, number, number] {
  let [h1, h2, h3, h4] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let i = 0; i < text.length; i += 1) {
    const k = text.charCodeAt(i)
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067)
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233)
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213)
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179)
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067)
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233)
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213)
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179)
  h1 ^= h2 ^ h3 ^ h4
  return [h1 >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0]
}
