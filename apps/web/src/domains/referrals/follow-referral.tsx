import { useEffect } from 'react'
import { reportClaim, reportVisit } from './referrals.mutations.ts'
import { forgetCode, isCode, saveReferralCode, storedCode } from './stored-code.ts'

/** On public pages: keeps the code of the link by which the visitor came. */
export function RememberReferral({ code }: { code: string }) {
  useEffect(() => {
    if (!isCode(code) || code === storedCode()) return
    saveReferralCode(code)
    void reportVisit(code).catch(() => undefined)
  }, [code])
  return null
}

/** For users: reports once through which link they came. The server decides whether it counts. */
export function ClaimReferral() {
  useEffect(() => {
    const code = storedCode()
    if (code !== null) void reportClaim(code).then(forgetCode, () => undefined)
  }, [])
  return null
}
