import { Menu as Base } from '@base-ui/react/menu'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'
import popup from './popup.module.css'

export interface MenuAction {
  key: string
  label: ReactNode
  icon?: ReactNode
  /** Such as a Kbd. */
  note?: ReactNode
  onSelect?: () => void
  /** A router's link, for going somewhere. */
  render?: ReactElement
  disabled?: boolean
  danger?: boolean
  /** A rule above it. */
  separated?: boolean
}

export interface MenuProps {
  trigger: ReactElement
  actions: readonly MenuAction[]
  /** Above the actions: who is signed in, for example. */
  header?: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
}

export function Menu({ trigger, actions, header, side = 'bottom', align = 'end' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={popup.positioner} side={side} align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={classNames(popup.popup, styles.popup)}>
            {header !== undefined && <div className={styles.header}>{header}</div>}
            {actions.map((action) => (
              <Fragment key={action.key}>
                {action.separated && <Base.Separator className={popup.separator} />}
                <Base.Item
                  className={classNames(popup.item, action.danger && styles.danger)}
                  disabled={action.disabled ?? false}
                  {...(action.onSelect !== undefined && { onClick: action.onSelect })}
                  {...(action.render !== undefined && { render: action.render, nativeButton: false })}
                >
                  {action.icon}
                  {action.label}
                  {action.note !== undefined && <span className={popup.note}>{action.note}</span>}
                </Base.Item>
              </Fragment>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
