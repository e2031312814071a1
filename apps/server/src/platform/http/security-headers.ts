import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

interface ProtectedSite {
  readonly appUrl: string
  /** The built web app; null: the API alone. */
  readonly webFolder: string | null
}

/** Allows scripts, styles and all other content from this site only, and within a page the scripts of the build. */
export async function protectPages(app: FastifyInstance, { appUrl, webFolder }: ProtectedSite): Promise<void> {
  const isEncrypted = appUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(webFolder === null ? [] : hashesOfScripts(webFolder))],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isEncrypted ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isEncrypted,
    originAgentCluster: isEncrypted,
    crossOriginOpenerPolicy: isEncrypted ? { policy: 'same-origin' } : false,
    referrerPolicy: { policy: 'same-origin' },
  })
}

/** Of the scripts within the pages: the page for all addresses has each of them. */
function hashesOfScripts(webFolder: string): string[] {
  const path = join(webFolder, 'index.html')
  if (!existsSync(path)) return []
  // A browser reads line ends so, and hashes what it has read.
  const page = readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
