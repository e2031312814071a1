/** Careers, packed: for each item of a next job its strongest skills of the history. */

import type { CareerLinks } from '../types.ts'

export interface CareerTable {
  /** Such as title:java-developer, family:backend or skill:kubernetes; space-separated. */
  readonly next: string
  /** Skills of histories, space-separated; links refer to their places. */
  readonly skills: string
  /** Links for each item of `next`. */
  readonly perItem: number
  /** Six hexadecimal digits for each link: four for the place of the skill, two for its weight of 255. */
  readonly links: string
}

const FULL = 255
const DIGITS = 6

/** Packs the links as text: four hex digits for the skill and two for the weight. */
export function packCareers(all: readonly CareerLinks[], perItem: number): CareerTable {
  const skills = [...new Set(all.flatMap(({ leads }) => leads.map(([slug]) => slug)))].sort()
  const places = new Map(skills.map((slug, place) => [slug, place]))
  const digits = (value: number, count: number) => value.toString(16).padStart(count, '0')
  const links = all.map(({ leads }) =>
    Array.from({ length: perItem }, (_, at) => {
      const [slug, weight] = leads[at] ?? ['', 0]
      return `${digits(places.get(slug) ?? 0, 4)}${digits(Math.round(weight * FULL), 2)}`
    }).join(''),
  )
  return { next: all.map(({ next }) => next).join(' '), skills: skills.join(' '), perItem, links: links.join('') }
}

/** A weight of 0 fills up a list that has fewer links. */
export function unpackCareers({ next, skills, perItem, links }: CareerTable): readonly CareerLinks[] {
  const slugs = skills.split(' ')
  const numberAt = (digit: number, count: number) => Number.parseInt(links.slice(digit, digit + count), 16)
  return next.split(' ').map((item, number) => ({
    next: item,
    leads: Array.from({ length: perItem }, (_, at): [string, number] => {
      const digit = (number * perItem + at) * DIGITS
      return [slugs[numberAt(digit, 4)] ?? '', numberAt(digit + 4, 2) / FULL]
    }).filter(([, weight]) => weight > 0),
  }))
}
