/** Fixtures: profiles, criteria and a taxonomy small enough to reason about. */

import type { CandidateProfile, ProfileSkill } from '../candidate/candidate-profile.ts'
import { noConstraints, type SearchCriteria } from '../query/search-criteria.ts'
import { compileTaxonomy, type TaxonomySource } from '../taxonomy/compile-taxonomy.ts'

/** 2026-11-20 */
export const TODAY = 20_777
export const NOW = TODAY * 86_400_000 + 43_200_000

type Link = readonly [string, number]

function skill(slug: string, name: string, broader: readonly string[] = [], related: readonly Link[] = []) {
  const links = related.map(([to, strength]) => ({ slug: to, strength }))
  return { slug, name, kind: 'tool' as const, aliases: [], broader, related: links, popularity: 0.1 }
}

function title(slug: string, name: string, family: string, typicalSkills: readonly string[]) {
  return { slug, name, aliases: [], family, seniority: 'none', typicalSkills }
}

export const smallSource: TaxonomySource = {
  skills: [
    skill('javascript', 'JavaScript'),
    skill('react', 'React', ['javascript'], [['vue', 0.5]]),
    skill('next-js', 'Next.js', ['react']),
    skill('vue', 'Vue.js', ['javascript'], [['react', 0.5]]),
    skill('java', 'Java', [], [['kotlin', 0.6]]),
    skill('kotlin', 'Kotlin', [], [['java', 0.6]]),
    skill('spring', 'Spring', ['java']),
    skill('kafka', 'Kafka', [], [['rabbitmq', 0.6]]),
    skill('rabbitmq', 'RabbitMQ', [], [['kafka', 0.6]]),
    skill('sql', 'SQL'),
    skill('postgresql', 'PostgreSQL', ['sql']),
    skill('php', 'PHP'),
    skill('certifications', 'Certifications'),
    skill('sql-certificate', 'SQL certificate', ['sql', 'certifications']),
  ],
  titles: [
    title('backend-developer', 'Backend Developer', 'backend', ['java', 'sql', 'spring', 'kafka']),
    title('java-developer', 'Java Developer', 'backend', ['java', 'spring', 'sql']),
    title('frontend-developer', 'Frontend Developer', 'frontend', ['javascript', 'react', 'vue']),
    title('accountant', 'Accountant', 'finance', ['sql']),
  ],
  roleFamilies: [
    { slug: 'backend', name: 'Backend', affinity: [{ slug: 'frontend', strength: 0.4 }] },
    { slug: 'frontend', name: 'Frontend', affinity: [] },
    { slug: 'finance', name: 'Finance', affinity: [] },
  ],
  careers: [
    {
      next: 'title:java-developer',
      leads: [
        ['spring', 1],
        ['sql', 0.7],
        ['kafka', 0.5],
        ['kotlin', 0.4],
      ],
    },
    {
      next: 'family:backend',
      leads: [
        ['postgresql', 0.9],
        ['sql', 0.8],
        ['php', 0.3],
      ],
    },
    {
      next: 'skill:react',
      leads: [
        ['next-js', 1],
        ['javascript', 0.8],
        ['vue', 0.2],
      ],
    },
  ],
  countries: [
    { code: 'DE', name: 'Germany', aliases: [], currency: 'EUR', timezones: ['Europe/Berlin'] },
    { code: 'IN', name: 'India', aliases: [], currency: 'INR', timezones: ['Asia/Kolkata'] },
  ],
}

export const smallTaxonomy = compileTaxonomy(smallSource)

export function held(slug: string, says: Partial<ProfileSkill> = {}): ProfileSkill {
  return {
    skill: slug,
    years: null,
    level: null,
    evidence: 'claimed',
    evidenceDay: null,
    lastUsedDay: null,
    prominence: 1,
    ...says,
  }
}

export function aCandidate(id: string, says: Partial<CandidateProfile> = {}): CandidateProfile {
  return {
    id,
    titles: [],
    seniority: 'none',
    experienceMonths: null,
    skills: [],
    hourlyRateMinor: null,
    noticeDays: null,
    hoursPerWeek: null,
    timezone: null,
    workingHours: null,
    country: null,
    languages: [],
    engagement: [],
    vettingScore: null,
    lastConfirmedDay: null,
    ...says,
  }
}

export function someCriteria(says: Partial<SearchCriteria> = {}): SearchCriteria {
  return {
    title: null,
    titleSlug: null,
    seniority: 'none',
    years: null,
    mustHave: [],
    mustHaveMode: 'prefer',
    niceToHave: [],
    constraints: noConstraints,
    unwantedSkills: [],
    ...says,
  }
}

export function mustHave(...anyOf: string[]): SearchCriteria['mustHave'][number] {
  return { anyOf, minYears: null, minEvidence: null }
}
