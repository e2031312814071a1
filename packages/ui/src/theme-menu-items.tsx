import { Menu as Base } from '@base-ui/react/menu'
import { setTheme, type Theme, themes } from './theme.ts'
import styles from './theme-switch.module.css'
import { themeLooks, useTheme } from './theme-switch.tsx'

/** The theme switch as menu items, because screen readers expect only menu items in a menu. */
export function ThemeMenuItems() {
  return (
    <Base.RadioGroup
      className={styles.switch}
      aria-label="Theme"
      value={useTheme()}
      onValueChange={(theme: Theme) => setTheme(theme)}
    >
      {themes.map((theme) => {
        const { label, Icon } = themeLooks[theme]
        return (
          <Base.RadioItem
            key={theme}
            value={theme}
            className={styles.choice}
            aria-label={label}
            title={label}
            closeOnClick={false}
          >
            <Icon size={14} aria-hidden="true" />
          </Base.RadioItem>
        )
      })}
    </Base.RadioGroup>
  )
}
