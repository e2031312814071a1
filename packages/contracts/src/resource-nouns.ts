/** What the interface calls one resource of a type, where it is not the type itself in the singular. */
const nouns: Readonly<Record<string, string>> = {
  'agency-api-keys': 'key',
  'agency-clients': 'agency or client',
  'api-tokens': 'API token',
  'candidate-anonymous-searches': 'search',
  'candidate-searches': 'search',
  'contact-infos': 'contact request',
  'hired-candidates': 'hire',
  'job-industries': 'industry',
  'job-skills': 'skill',
  'kept-mails': 'mail',
  'list-views': 'view',
  requirements: 'job',
  'scheduled-interviews': 'interview',
  'scim-tokens': 'token',
  shortlisteds: 'shortlist entry',
  submissions: 'proposal',
  'taxonomy-industries': 'industry',
  'taxonomy-skills': 'skill',
  'taxonomy-titles': 'job title',
  'unique-job-titles': 'job title',
}

/** One resource of a type, as a message names it. */
export const nounOf = (type: string): string => nouns[type] ?? singular(type.replaceAll('-', ' '))

const singular = (plural: string): string =>
  plural
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/(?<=[^s])s$/, '')
