import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@assay/contracts/endpoint'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { API_ROOT } from './routes.ts'

interface Site {
  readonly endpoints: readonly Endpoint[]
  readonly webFolder: string | null
}

const PLAIN_ADDRESSES = ['/api', '/scim', '/healthz', '/readyz', '/metrics']

/** Serves the web app's files, its index.html for browser navigation, and 404 or 405 for the rest. */
export async function answerUnknownAddresses(app: FastifyInstance, site: Site): Promise<void> {
  const { webFolder } = site
  const hasWebApp = webFolder !== null && existsSync(join(webFolder, 'index.html'))
  if (hasWebApp)
    await app.register(staticFiles, {
      root: webFolder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheRule(path))
      },
    })
  if (!hasWebApp || !existsSync(join(webFolder, 'robots.txt')))
    app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(ROBOTS))
  app.setNotFoundHandler(async (request, reply) => {
    if (hasWebApp && isNavigation(request)) return sendIndex(reply)
    throw refusal(request, site.endpoints, reply)
  })
}

const ROBOTS = 'User-agent: *\nDisallow: /api/\n'

// Built files have a hash in their name.
const cacheRule = (path: string): string =>
  /\/assets\/[^/]+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

const sendIndex = (reply: FastifyReply) => reply.sendFile('index.html')

/** A browser asks for a page: outside the API's addresses, and without a file extension. */
function isNavigation(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '/'
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (PLAIN_ADDRESSES.some((address) => path === address || path.startsWith(`${address}/`))) return false
  if (/\.[a-z0-9]{1,8}$/i.test(path)) return false
  return (request.headers.accept ?? '').includes('text/html')
}

function refusal(request: FastifyRequest, endpoints: readonly Endpoint[], reply: FastifyReply): AppError {
  const path = (request.url.split('?')[0] ?? '').replace(/\/$/, '')
  const methods = endpoints.filter((endpoint) => fits(endpoint, path)).map(({ method }) => method)
  if (methods.length === 0) return new AppError('route.not-found')
  reply.header('allow', [...new Set(methods)].join(', '))
  return new AppError('route.method', { detail: `It takes ${[...new Set(methods)].join(', ')}.` })
}

function fits(endpoint: Endpoint, path: string): boolean {
  const pattern = endpoint.path.replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${API_ROOT}${pattern}$`).test(path)
}
