/** What the tests use of it; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface RequestContext {
    readonly oidc: {
      readonly client?: { readonly clientId: string }
      readonly session?: { readonly accountId?: string }
      readonly provider: Provider
    }
  }

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  interface Configuration {
    readonly findAccount: (context: RequestContext, sub: string) => Promise<object>
    readonly loadExistingGrant: (context: RequestContext) => Promise<Grant>
    readonly interactions: { readonly url: (context: RequestContext, interaction: { readonly uid: string }) => string }
    readonly [name: string]: unknown
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration)
    readonly Grant: new (of: {
      clientId: string
      accountId: string
    }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
}
