import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { readTheme, setTheme, subscribeToTheme, type Theme, themes } from './theme.ts'
import styles from './theme-switch.module.css'

export const themeLooks: Readonly<Record<Theme, { label: string; Icon: typeof Sun }>> = {
  system: { label: 'System', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, readTheme, () => 'system')
}

export function ThemeSwitch() {
  const current = useTheme()
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>Theme</legend>
      {themes.map((theme) => {
        const { label, Icon } = themeLooks[theme]
        return (
          <label key={theme} className={styles.choice} title={label}>
            <input
              type="radio"
              name="theme"
              className={styles.radio}
              checked={current === theme}
              onChange={() => setTheme(theme)}
              aria-label={label}
            />
            <Icon size={14} aria-hidden="true" />
          </label>
        )
      })}
    </fieldset>
  )
}
