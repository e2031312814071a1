import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Allows scripts, styles and all other content from this site only. */
export async function protectPages(app: FastifyInstance, appUrl: string): Promise<void> {
  const isEncrypted = appUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
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
