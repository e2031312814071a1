// Profile details apart from work: contacts, hours, education, languages. All of it is invented.
import type { CandidateRecord } from '../../src/domains/candidates/index.ts'
import type { Random } from '../random.ts'
import { names } from './names.table.ts'
import type { Place } from './places.table.ts'

/** `number` distinguishes namesakes, who would otherwise share an address. */
export function inventContact(random: Random, place: Place, number: number): CandidateRecord['contact'] {
  const culture = names[random.weighted(place.cultures)]
  const given = random.pick(culture.given)
  const family = random.pick(culture.family)
  const handle = `${given}.${family}`.toLowerCase().replaceAll("'", '')
  return {
    legalName: `${given} ${family}`,
    email: `${handle}.${random.whole(1, 99)}.${number}@mail.example`,
    phone: `+${random.whole(20, 98)} 555 0${random.whole(100, 999)} ${random.whole(100, 999)}`,
    city: random.pick(place.cities),
    links: random.chance(0.55) ? [`https://profiles.example/${handle}`] : [],
    videoUrl: null,
    denyCompanies: [],
  }
}

export function inventHours(random: Random): CandidateRecord['workingHours'] {
  if (random.chance(0.7)) return []
  const [from, to] = random.pick([
    ['07:00', '16:00'],
    ['08:00', '17:00'],
    ['10:00', '19:00'],
    ['12:00', '21:00'],
    ['13:00', '22:00'],
    ['06:00', '15:00'],
  ] as const)
  return [1, 2, 3, 4, 5].map((dow) => ({ dow, from, to }))
}

const SCHOOLS = [
  'Institute of Technology',
  'Technical University',
  'State University',
  'University',
  'Polytechnic',
  'College',
]
const AREAS = [
  'Computer Science',
  'Software Engineering',
  'Information Systems',
  'Electrical Engineering',
  'Mathematics',
  'Physics',
  'Data Science',
  'Business Informatics',
  'Telecommunications',
  'Industrial Design',
]

export function inventEducation(random: Random, place: Place): CandidateRecord['education'] {
  if (random.chance(0.14)) return []
  const degree = random.weighted([
    ['Bachelor', 58],
    ['Master', 34],
    ['Doctorate', 4],
    ['Diploma', 8],
  ] as const)
  return [
    {
      area: random.pick(AREAS),
      studyType: degree,
      institution: `${random.pick(place.cities)} ${random.pick(SCHOOLS)}`,
    },
  ]
}

export function inventLanguages(random: Random, place: Place): CandidateRecord['languages'] {
  const first = random.weighted(place.languages)
  const english = random.weighted([
    ['B1', 12],
    ['B2', 36],
    ['C1', 40],
    ['C2', 12],
  ] as const)
  const spoken = new Map<string, CandidateRecord['languages'][number]['level']>([
    ['en', english],
    [first, 'C2'],
  ])
  if (random.chance(0.18)) {
    const third = random.pick(['de', 'fr', 'es', 'pt', 'it', 'nl', 'ru'])
    if (!spoken.has(third)) spoken.set(third, random.pick(['A2', 'B1', 'B2'] as const))
  }
  return [...spoken].map(([code, level]) => ({ code, level }))
}

/** A UUIDv7 whose random part comes from the seed. */
export function timeOrderedId(random: Random, atMs: number): string {
  const hex = (count: number): string => Array.from({ length: count }, () => random.whole(0, 15).toString(16)).join('')
  const time = Math.floor(atMs).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`
}
