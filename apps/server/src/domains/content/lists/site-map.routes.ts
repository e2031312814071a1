import type { Queries } from '../../../platform/context/context.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import type { Catalog } from './catalog.ts'

/** Pages that need no account and that search engines may list, beside one for each skill and each public job. */
const PAGES = [
  ...['/', '/anonymous-search-by-skill', '/candidate-anonymous-search/search-by-job-desc'],
  ...['/candidate-anonymous-search/search-by-job-summary', '/how-ranking-works', '/fairness', '/compensation-index'],
  ...['/pricing', '/register', '/agency-register'],
]

interface SiteMapNeeds {
  readonly catalog: Catalog
  /** The addresses of jobs that companies show to everyone. */
  readonly listJobPages: (db: Queries, limit: number) => Promise<readonly string[]>
}

/** What sitemaps.org allows in one file. */
const MAX_PAGES = 50_000

/** The map of the site for search engines, by sitemaps.org. */
export function mountSiteMap(routes: Routes, { catalog, listJobPages }: SiteMapNeeds): void {
  routes.app.get('/sitemap.xml', async (request, reply) => {
    const { db } = routes.makeContext({ actor: { kind: 'nobody' }, requestId: request.id })
    const { skills } = await catalog.lists(db)
    const current = skills.filter(({ state }) => state === 'current')
    const known = [...PAGES, ...current.map(({ slug }) => `/anonymous-search-by-skill/${encodeURIComponent(slug)}`)]
    const paths = [...known, ...(await listJobPages(db, MAX_PAGES - known.length))]
    const lines = paths.map((path) => `<url><loc>${new URL(path, routes.appUrl).href}</loc></url>`)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...lines,
          '</urlset>\n',
        ].join('\n'),
      )
  })
}
