import { Dialog } from './dialog.tsx'
import { Kbd } from './kbd.tsx'
import styles from './shortcut-help.module.css'

export interface ShortcutGroup {
  title: string
  shortcuts: readonly { keys: readonly string[]; does: string }[]
}

export interface ShortcutHelpProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  groups: readonly ShortcutGroup[]
}

/** The keyboard shortcuts of the page. Opens with '?'. */
export function ShortcutHelp({ open, onOpenChange, groups }: ShortcutHelpProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h3 className={styles.title}>{group.title}</h3>
            <dl className={styles.list}>
              {group.shortcuts.map((shortcut) => (
                <div key={`${shortcut.keys.join(' ')} ${shortcut.does}`} className={styles.row}>
                  <dt>{shortcut.does}</dt>
                  <dd className={styles.keys}>
                    {shortcut.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
