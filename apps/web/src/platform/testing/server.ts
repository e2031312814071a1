import { vi } from 'vitest'

/** A response of the API. */
export function anAnswer(status: number, document?: object, headers: Record<string, string> = {}): Response {
  const body = document === undefined ? null : JSON.stringify(document)
  return new Response(body, { status, headers: { 'content-type': 'application/vnd.api+json', ...headers } })
}

/** A browser with a token that the server knows. */
export function signIn({
  scope = ['employer'],
  permission = 'search.run',
}: {
  scope?: readonly string[]
  permission?: string
} = {}): void {
  localStorage.setItem('auth._token.local', 'Bearer good')
  vi.stubGlobal('fetch', async () =>
    anAnswer(200, {
      data: {
        type: 'users',
        id: '1',
        attributes: { fullName: 'Rosa Recruiter', scope },
        relationships: { roles: { data: [{ type: 'roles', id: '2' }] } },
      },
      included: [
        {
          type: 'roles',
          id: '2',
          attributes: { name: 'Recruiter' },
          relationships: { permissions: { data: [{ type: 'permissions', id: '3' }] } },
        },
        { type: 'permissions', id: '3', attributes: { name: permission, access: 'all' } },
      ],
    }),
  )
}
