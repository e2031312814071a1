import { useEffect } from 'react'
import { forgetCode, isCode, keptCode, saveReferralCode } from './kept-code.ts'
import { reportClaim, reportVisit } from './referrals.mutations.ts'

/** On public pages: keeps the code of the link by which the visitor came. */
export function RememberReferral({ code }: { code: string }) {
  useEffect(() => {
    if (!isCode(code) || code === keptCode()) return
    saveReferralCode(code)
    void reportVisit(code).catch(() => undefined)
  }, [code])
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
