import { useEffect } from 'react'
import { codeIn, forgetCode, keepCode, keptCode } from './kept-code.ts'
import { reportClaim, reportVisit } from './referrals.mutations.ts'

/** On public pages: keeps the code of the link by which the visitor came. */
export function RememberReferral() {
  useEffect(() => {
    const code = codeIn(window.location.search)
    if (code === null || code === keptCode()) return
    keepCode(code)
    void reportVisit(code).catch(() => undefined)
  }, [])
  return null
}

/** For users: says once through which link they came. The server decides whether it counts. */
export function ClaimReferral() {
  useEffect(() => {
    const code = keptCode()
    if (code !== null) void reportClaim(code).then(forgetCode, () => undefined)
  }, [])
  return null
}
