const KEY = 'shortlist.requirement'

export interface Remembered {
  readonly id: string
  readonly title: string
}

interface Kept extends Remembered {
  readonly searchId: string
}

/** The last job used for shortlisting from a search, in this browser session. Another search asks again. */
export const rememberedRequirement = {
  read(searchId: string): Remembered | null {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return kept?.searchId === searchId ? { id: kept.id, title: kept.title } : null
  },
  keep({ id, title }: Remembered, searchId: string): void {
    sessionStorage.setItem(KEY, JSON.stringify({ id, title, searchId }))
  },
  forget(): void {
    sessionStorage.removeItem(KEY)
  },
}
