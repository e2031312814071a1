const KEY = 'shortlist.requirement'

export interface Remembered {
  readonly id: string
  readonly title: string
}

/** The last job used for shortlisting in this browser session. */
export const rememberedRequirement = {
  read(): Remembered | null {
    const kept = sessionStorage.getItem(KEY)
    return kept === null ? null : JSON.parse(kept)
  },
  keep({ id, title }: Remembered): void {
    sessionStorage.setItem(KEY, JSON.stringify({ id, title }))
  },
  forget(): void {
    sessionStorage.removeItem(KEY)
  },
}
