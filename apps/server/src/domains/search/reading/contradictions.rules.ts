import { formatCount } from '@assay/contracts/display-words'
// Finds conditions that no candidate, or hardly one, can fulfill together.
import type { LintFinding } from '@assay/contracts/search-criteria'
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import type { SearchCriteria } from '@assay/ranking-engine'
import { zoneOffset } from '@assay/ranking-engine/features/overlap'
import { countries as knownCountries } from '@assay/taxonomy'
import { dayOf } from '../../../platform/time/days.ts'
import { skillNameOf } from '../../candidates/index.ts'

const YEARS_OF_A_SENIOR = 5
const WORKING_MINUTES = 9 * 60
const DAY_MINUTES = 24 * 60

/** Uses the wording of the text's own reading, so that nothing is reported twice. */
export function findContradictions(criteria: SearchCriteria, now: Date): LintFinding[] {
  return [...inYears(criteria), ...inSkills(criteria), ...inOverlap(criteria, now), ...inStart(criteria, now)].map(
    (message) => ({
      code: 'contradiction' as const,
      message,
      start: null,
      end: null,
    }),
  )
}

function inYears({ seniority, years, mustHave }: SearchCriteria): string[] {
  const asked = mustHave.map((must) => must.minYears ?? 0)
  const most = Math.max(years?.min ?? 0, ...asked)
  const highest = years?.max ?? null
  const found: string[] = []
  if ((seniority === 'junior' || seniority === 'intern') && most >= YEARS_OF_A_SENIOR)
    found.push(
      `A ${seniority} role with ${formatCount(most, 'year')} of experience is a contradiction. Remove one of the two.`,
    )
  if (highest !== null && years !== null && highest < years.min)
    found.push(
      `At least ${formatCount(years.min, 'year')} and at most ${formatCount(highest, 'year')} is a contradiction.`,
    )
  for (const must of mustHave)
    if (highest !== null && (must.minYears ?? 0) > highest)
      found.push(
        `${formatCount(must.minYears ?? 0, 'year')} of ${namesOf(must.anyOf)}, but at most ${formatCount(highest, 'year')} of experience in total.`,
      )
  return found
}

function inSkills({ mustHave, niceToHave, unwantedSkills }: SearchCriteria): string[] {
  const unwanted = new Set(unwantedSkills)
  const musts = mustHave.filter((must) => must.anyOf.every((skill) => unwanted.has(skill)))
  const clashes = niceToHave.filter(({ skill }) => unwanted.has(skill))
  return [
    ...musts.map((must) => `${namesOf(must.anyOf)} is both a must-have and excluded.`),
    ...clashes.map(({ skill }) => `${namesOf([skill])} is both a nice-to-have and excluded.`),
  ]
}

/** Reported only if it holds in every zone of every named country. */
function inOverlap({ constraints: { overlapHours, countries } }: SearchCriteria, now: Date): string[] {
  const asked = overlapHours === null ? null : zoneOffset(overlapHours.zone, now.getTime())
  const named = knownCountries.filter(({ code }) => countries.includes(code))
  if (overlapHours === null || asked === null || named.length === 0) return []
  const shared = named.flatMap(({ timezones }) =>
    timezones.flatMap((zone) => sharedMinutes(zoneOffset(zone, now.getTime()), asked)),
  )
  const most = Math.max(0, ...shared)
  if (shared.length === 0 || most >= overlapHours.hours * 60) return []
  const where = named.map(({ name }) => name).join(', ')
  return [
    `An overlap of ${formatCount(overlapHours.hours, 'hour')} with ${overlapHours.zone} isn’t possible in ${where}: 9:00–18:00 there overlaps by ${inHours(most)}.`,
  ]
}

function sharedMinutes(offset: number | null, asked: number): number[] {
  if (offset === null) return []
  const apart = Math.abs(offset - asked) % DAY_MINUTES
  return [Math.max(0, WORKING_MINUTES - Math.min(apart, DAY_MINUTES - apart))]
}

function inStart({ constraints: { startBy } }: SearchCriteria, now: Date): string[] {
  if (startBy === null || startBy >= dayOf(now)) return []
  return [`The start date ${startBy} has passed.`]
}

const namesOf = (slugs: readonly string[]): string => slugs.map((slug) => skillNameOf(skillIdOf(slug))).join(' or ')

function inHours(minutes: number): string {
  if (minutes === 0) return '0 hours'
  const hours = Math.round(minutes / 30) / 2
  return hours === 1 ? 'at most 1 hour' : `at most ${hours} hours`
}
