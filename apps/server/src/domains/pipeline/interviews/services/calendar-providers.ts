// The providers that the operator has registered Assay with.

import { type Grant, type GrantClient, openGrants } from './calendar-grants.ts'
import type { CalendarService } from './calendar-service.ts'
import { accountAtGoogle, GOOGLE, GOOGLE_SCOPES, isTooMuchForGoogle, openGoogle } from './google-service.ts'
import { accountAtMicrosoft, MICROSOFT, MICROSOFT_SCOPES, openMicrosoft } from './microsoft-service.ts'
import { openSession, type ProviderSession } from './provider-session.ts'

export interface CalendarClient {
  readonly clientId: string
  readonly clientSecret: string
  /** For tests: below it is everything that the provider has. */
  readonly apiBase: string | undefined
}

export interface CalendarClients {
  readonly google?: CalendarClient | undefined
  readonly microsoft?: (CalendarClient & { readonly tenant: string }) | undefined
}

export interface Holder {
  readonly grant: Grant
  readonly now: () => Date
  readonly keep: (grant: Grant) => Promise<void>
}

export interface CalendarProvider {
  readonly kind: 'google' | 'microsoft'
  readonly name: string
  /** The address of its interface. */
  readonly base: string
  readonly grants: GrantClient
  /** The address of the account whose calendars they are. */
  findAccount(holder: Holder): Promise<string | null>
  openService(holder: Holder): CalendarService
}

export type CalendarProviders = readonly CalendarProvider[]

export const CALLBACK_PATH = '/calendars/callback'

/** The providers for which the operator has registered a client. */
export function createCalendarProviders(appUrl: string, { google, microsoft }: CalendarClients): CalendarProviders {
  const redirectUrl = `${appUrl}${CALLBACK_PATH}`
  return [
    ...(google === undefined ? [] : [googleProvider(google, redirectUrl)]),
    ...(microsoft === undefined ? [] : [microsoftProvider(microsoft, redirectUrl)]),
  ]
}

function googleProvider({ clientId, clientSecret, apiBase }: CalendarClient, redirectUrl: string): CalendarProvider {
  const [sign, token, api] =
    apiBase === undefined
      ? ['https://accounts.google.com', 'https://oauth2.googleapis.com', 'https://www.googleapis.com']
      : [apiBase, apiBase, apiBase]
  const grants = openGrants({
    name: GOOGLE,
    issuer: sign,
    authorizationUrl: `${sign}/o/oauth2/v2/auth`,
    tokenUrl: `${token}/token`,
    revocationUrl: `${token}/revoke`,
    clientId,
    clientSecret,
    scopes: GOOGLE_SCOPES,
    // Without asking for consent again, Google gives no second refresh token.
    offline: { scopes: [], parameters: { access_type: 'offline', prompt: 'consent' } },
    redirectUrl,
  })
  const base = `${api}/calendar/v3`
  return providerOf({ kind: 'google', name: GOOGLE, base, grants }, accountAtGoogle, openGoogle, isTooMuchForGoogle)
}

function microsoftProvider(
  { clientId, clientSecret, apiBase, tenant }: CalendarClient & { readonly tenant: string },
  redirectUrl: string,
): CalendarProvider {
  const [sign, api] =
    apiBase === undefined ? ['https://login.microsoftonline.com', 'https://graph.microsoft.com'] : [apiBase, apiBase]
  const grants = openGrants({
    name: MICROSOFT,
    issuer: null,
    authorizationUrl: `${sign}/${tenant}/oauth2/v2.0/authorize`,
    tokenUrl: `${sign}/${tenant}/oauth2/v2.0/token`,
    revocationUrl: null,
    clientId,
    clientSecret,
    scopes: MICROSOFT_SCOPES,
    offline: { scopes: ['offline_access'], parameters: { response_mode: 'query', prompt: 'select_account' } },
    redirectUrl,
  })
  const base = `${api}/v1.0`
  return providerOf(
    { kind: 'microsoft', name: MICROSOFT, base, grants },
    accountAtMicrosoft,
    openMicrosoft,
    () => false,
  )
}

function providerOf(
  provider: Omit<CalendarProvider, 'findAccount' | 'openService'>,
  findAccount: (session: ProviderSession, base: string) => Promise<string | null>,
  openService: (session: ProviderSession, base: string) => CalendarService,
  isTooMuch: Parameters<typeof openSession>[0]['isTooMuch'],
): CalendarProvider {
  const { name, base, grants } = provider
  const session = (holder: Holder) => openSession({ name, base, grants, isTooMuch, ...holder })
  return {
    ...provider,
    findAccount: (holder) => findAccount(session(holder), base),
    openService: (holder) => openService(session(holder), base),
  }
}
