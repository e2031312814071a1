export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Also read by the small script that runs before the first paint (apps/web/index.html). */
export const THEME_KEY = 'assay.theme'

const listeners = new Set<() => void>()

export function readTheme(): Theme {
  const stored = document.documentElement.dataset['theme']
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset['theme']
    localStorage.removeItem(THEME_KEY)
  } else {
    document.documentElement.dataset['theme'] = theme
    localStorage.setItem(THEME_KEY, theme)
  }
  for (const listener of listeners) listener()
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
