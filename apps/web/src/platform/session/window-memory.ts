// What this window remembers, such as drafts, recent pages and chosen columns, belongs to one person.
const OWNER = 'assay.owner'
/** The operator's own login, while they work as another user in this window. */
export const OPERATOR_LOGIN = 'assay.operator-login'

export const isImpersonating = (): boolean => {
  try {
    return sessionStorage.getItem(OPERATOR_LOGIN) !== null
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return false
  }
}

/** At signing out: nothing of it is for the next person at this window. */
export function forgetWindow(): void {
  tolerantly(() => sessionStorage.clear())
}

/** On sign-in: the former user's data is removed, and what a guest began stays. */
export function claimWindow(userId: string): void {
  tolerantly(() => {
    const owner = sessionStorage.getItem(OWNER)
    const operator = sessionStorage.getItem(OPERATOR_LOGIN)
    if (owner !== null && owner !== userId) sessionStorage.clear()
    if (operator !== null) sessionStorage.setItem(OPERATOR_LOGIN, operator)
    sessionStorage.setItem(OWNER, userId)
  })
}

function tolerantly(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error // Storage is disabled: nothing is remembered.
  }
}
