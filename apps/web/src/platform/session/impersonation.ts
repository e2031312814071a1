import { endImpersonation } from '@assay/contracts/impersonations'
import { call } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { readToken, saveToken } from './token.ts'
import { OPERATOR_LOGIN } from './window-memory.ts'

const OWN_LOGIN_SECONDS = 12 * 3600

/** Continues as another user. The page reloads, so that nothing of the operator's stays in memory. */
export function enterAs(token: string): void {
  const own = readToken()
  if (own !== null) sessionStorage.setItem(OPERATOR_LOGIN, own)
  saveToken(token, 30 * 60)
  location.assign('/dashboard')
}

/** Ends the impersonation, or finds it ended, and continues as the operator, if this tab still has their session. */
export async function leaveImpersonation(id: string): Promise<void> {
  try {
    await call(endImpersonation, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error // It expired in the meantime.
  }
  const own = sessionStorage.getItem(OPERATOR_LOGIN)
  sessionStorage.removeItem(OPERATOR_LOGIN)
  if (own === null) {
    location.assign('/logout')
    return
  }
  saveToken(own, OWN_LOGIN_SECONDS)
  location.assign('/admin/users')
}
