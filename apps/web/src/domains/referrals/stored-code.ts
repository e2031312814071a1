/** The code of the link by which a visitor came, until they have registered. */
const KEY = 'assay.referral'
const CODE = /^[a-z2-7]{12}$/

export const isCode = (text: string): boolean => CODE.test(text)

export function saveReferralCode(code: string): void {
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // Without storage the visit is still counted.
  }
}

export function storedCode(): string | null {
  try {
    const code = localStorage.getItem(KEY)
    return code !== null && isCode(code) ? code : null
  } catch {
    return null
  }
}

export function forgetCode(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
