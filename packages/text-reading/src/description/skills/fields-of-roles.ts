/** Fields of work that name a job rather than something to know: "backend, Java, Kafka", "full stack (React, Node)". */
export const FIELDS_OF_ROLES: ReadonlySet<string> = new Set([
  'backend',
  'frontend',
  'fullstack',
  'web-development',
  'mobile-development',
])
