import type { Entry, ListName, Skill } from './taxonomy.queries.ts'

export const nounOf: Readonly<Record<ListName, { one: string; a: string }>> = {
  skills: { one: 'skill', a: 'a skill' },
  industries: { one: 'industry', a: 'an industry' },
}

export const kindLabels: Readonly<Record<Skill['kind'], string>> = {
  language: 'Language',
  framework: 'Framework',
  tool: 'Tool',
  domain: 'Field',
  soft: 'Soft skill',
}

export const stateLabels: Readonly<Record<Entry['state'], string>> = { current: 'Active', deprecated: 'Deprecated' }

export const originLabels: Readonly<Record<Entry['origin'], string>> = {
  release: 'Comes with Assay',
  operators: 'Added here',
}
