import type { RoleFamily } from '@assay/contracts/role-families'
import { capitalize } from '../../../platform/format.ts'
import type { Entry, ListName, Skill, Title } from './taxonomy.queries.ts'

export const nounOf: Readonly<Record<ListName, { one: string; a: string }>> = {
  skills: { one: 'skill', a: 'a skill' },
  titles: { one: 'job title', a: 'a job title' },
  industries: { one: 'industry', a: 'an industry' },
}

/** In a badge of an entry or in a filter. */
export const listLabels: Readonly<Record<ListName, string>> = {
  skills: 'Skill',
  titles: 'Job title',
  industries: 'Industry',
}

export const kindLabels: Readonly<Record<Skill['kind'], string>> = {
  language: 'Language',
  framework: 'Framework',
  tool: 'Tool',
  domain: 'Field',
  soft: 'Soft skill',
}

export const familyLabels: Readonly<Record<RoleFamily, string>> = {
  'software-general': 'Software engineering',
  backend: 'Back-end development',
  frontend: 'Front-end development',
  fullstack: 'Full-stack development',
  'mobile-ios': 'iOS development',
  'mobile-android': 'Android development',
  'mobile-cross': 'Cross-platform mobile development',
  embedded: 'Embedded software',
  hardware: 'Hardware engineering',
  'game-dev': 'Game development',
  blockchain: 'Blockchain development',
  'devops-sre': 'DevOps and reliability',
  'cloud-platform': 'Cloud and platform engineering',
  architecture: 'Architecture',
  'data-engineering': 'Data engineering',
  'data-science': 'Data science',
  'ml-ai': 'Machine learning and AI',
  'data-analytics-bi': 'Analytics and business intelligence',
  'database-admin': 'Database administration',
  'qa-test': 'Quality assurance and test',
  security: 'Security',
  'network-engineering': 'Network engineering',
  'systems-admin': 'Systems administration',
  'it-support': 'IT support',
  'it-management': 'IT management',
  'engineering-management': 'Engineering management',
  'product-management': 'Product management',
  'project-delivery': 'Project delivery',
  'business-analysis': 'Business analysis',
  'ux-design': 'UX and design',
  'erp-crm': 'ERP, CRM and business applications',
  'technical-writing': 'Technical communication',
  'sales-engineering': 'Sales and customer engineering',
  'digital-marketing': 'Digital and e-commerce',
}

export const levelLabel = (seniority: Title['seniority']): string =>
  seniority === 'none' ? 'No level' : capitalize(seniority)

export const stateLabels: Readonly<Record<Entry['state'], string>> = { current: 'Active', deprecated: 'Deprecated' }

export const originLabels: Readonly<Record<Entry['origin'], string>> = {
  release: 'Comes with Assay',
  operators: 'Added here',
}
