import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { readTheme, setTheme, subscribeToTheme, type Theme } from './theme.ts'
import styles from './theme-switch.module.css'

const choices: { theme: Theme; label: string; Icon: typeof Sun }[] = [
  { theme: 'system', label: 'Like the system', Icon: Monitor },
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
]

export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, readTheme, () => 'system')
}

export function ThemeSwitch() {
  const current = useTheme()
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>Colours</legend>
      {choices.map(({ theme, label, Icon }) => (
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
      ))}
    </fieldset>
  )
}
