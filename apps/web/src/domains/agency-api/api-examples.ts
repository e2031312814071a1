import type { ApiKeyScope } from '@assay/contracts/agency-api-keys'

export interface ApiExample {
  readonly name: string
  readonly scope: ApiKeyScope
  readonly method: 'GET' | 'POST'
  /** Below /api/v1. */
  readonly path: string
  readonly body?: object
}

/** Requests that run as they are, for any agency. */
export const apiExamples: readonly ApiExample[] = [
  {
    name: 'Check one candidate',
    scope: 'candidates.submit',
    method: 'POST',
    path: '/candidates',
    body: {
      data: {
        type: 'candidates',
        attributes: {
          externalId: 'C-1',
          resume: {
            basics: { name: 'Ada Lovelace', label: 'Backend developer', email: 'ada@example.org' },
            skills: [{ name: 'Go' }, { name: 'PostgreSQL' }],
          },
        },
      },
    },
  },
  { name: 'List open jobs', scope: 'jobs.read', method: 'GET', path: '/requirements?filter[state]=open&page[size]=5' },
  { name: 'List your candidates', scope: 'candidates.read', method: 'GET', path: '/candidates?page[size]=5' },
  { name: 'List submissions', scope: 'candidates.read', method: 'GET', path: '/submissions?page[size]=5' },
  {
    name: 'List interviews',
    scope: 'interviews.read',
    method: 'GET',
    path: '/represented-interviews?sort=-start&page[size]=5',
  },
  {
    name: 'Open an import',
    scope: 'candidates.submit',
    method: 'POST',
    path: '/import-runs',
    body: { data: { type: 'import-runs', attributes: { name: 'Trial' } } },
  },
]

export interface Trial {
  readonly secret: string
  readonly method: ApiExample['method']
  readonly path: string
  readonly body: string
  readonly isDryRun: boolean
}

/** The same request for a shell; the secret stays out of it. */
export function curlOf({ method, path, body, isDryRun }: Trial, origin: string): string {
  const head = [`curl -g '${origin}/api/v1${path.replaceAll("'", '%27')}'`, `-H "Authorization: Bearer $ASSAY_KEY"`]
  if (method === 'GET') return head.join(' \\\n  ')
  return [
    ...head,
    '-H "Content-Type: application/vnd.api+json"',
    ...(isDryRun ? ['-H "Assay-Dry-Run: true"'] : []),
    `-d '${body.replaceAll("'", "'\\''")}'`,
  ].join(' \\\n  ')
}

export const isPath = (path: string): boolean => /^\/(?!\/)\S*$/.test(path) && !path.includes('..')

export const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
