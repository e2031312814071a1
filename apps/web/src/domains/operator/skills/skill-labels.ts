import type { Skill } from './skills.queries.ts'

export const kindLabels: Readonly<Record<Skill['kind'], string>> = {
  language: 'Language',
  framework: 'Framework',
  tool: 'Tool',
  domain: 'Field',
  soft: 'Soft skill',
}

export const stateLabels: Readonly<Record<Skill['state'], string>> = { current: 'Offered', deprecated: 'Deprecated' }

export const originLabels: Readonly<Record<Skill['origin'], string>> = {
  release: 'Comes with Assay',
  operators: 'Added here',
}

export const sortLabels = {
  '-candidateCount': 'Most candidates',
  '-jobCount': 'Most jobs',
  name: 'Name',
} as const
