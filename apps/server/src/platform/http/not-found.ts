import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@assay/contracts/endpoint'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { API_ROOT } from './routes.ts'
import { choosePage } from './web-pages.ts'

interface Site {
  readonly endpoints: readonly Endpoint[]
  readonly webFolder: string | null
  readonly appUrl: string
}

const PLAIN_ADDRESSES = ['/api', '/scim', '/healthz', '/readyz', '/metrics']

/** Serves the web app's files, one of its pages for browser navigation, and 404 or 405 for the rest. */
export async function answerUnknownAddresses(app: FastifyInstance, site: Site): Promise<void> {
  const { webFolder } = site
  const hasWebApp = webFolder !== null && existsSync(join(webFolder, 'index.html'))
  if (hasWebApp)
    await app.register(staticFiles, {
      root: webFolder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheRule(path))
      },
    })
  const robots = ROBOTS + new URL('/sitemap.xml', site.appUrl).href
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain').header('cache-control', 'no-cache').send(`${robots}\n`),
  )
  const pageFor = hasWebApp ? choosePage(webFolder) : null
  if (pageFor !== null) app.get('/', async (request, reply) => sendPage(reply, pageFor(request)))
  app.setNotFoundHandler(async (request, reply) => {
    if (pageFor !== null && isNavigation(request)) return sendPage(reply, pageFor(request))
    const refused = refusal(request, site.endpoints, reply)
    if (request.method === 'OPTIONS' && refused.code === 'route.method') return reply.code(204).send()
    throw refused
  })
}

/** What needs a login answers nothing to others, so it needs no rule here. */
const ROBOTS = 'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: '

// Built files have a hash in their name.
const cacheRule = (path: string): string =>
  /\/assets\/[^/]+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

const sendPage = (reply: FastifyReply, file: string) => reply.header('vary', 'Cookie, Accept-Encoding').sendFile(file)

/** A browser requests a page: outside the API's addresses, and without a file extension. */
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
  if (methods.length === 0)
    return new AppError('route.not-found', { detail: 'GET /api/v1/openapi.json lists every URL.' })
  const allowed = [...new Set(methods)].join(', ')
  reply.header('allow', `${allowed.replace('GET', 'GET, HEAD')}, OPTIONS`)
  // The standard demands 403 for a relationship that cannot be edited in this way.
  const code = RELATIONSHIP.test(path) && EDITS.has(request.method) ? 'relationship.not-editable' : 'route.method'
  return new AppError(code, { detail: `Use ${allowed}.` })
}

const RELATIONSHIP = /\/relationships\/[^/]+$/
const EDITS = new Set(['PATCH', 'POST', 'DELETE'])

function fits(endpoint: Endpoint, path: string): boolean {
  const pattern = endpoint.path.replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${API_ROOT}${pattern}$`).test(path)
}
