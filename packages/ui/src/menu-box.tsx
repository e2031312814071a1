import { Menu as Base } from '@base-ui/react/menu'
import { Fragment } from 'react'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'
import type { MenuProps } from './menu.tsx'
import popup from './popup.module.css'

/** The part of Menu that loads when one is first used. */
export function MenuBox(props: MenuProps & { defaultOpen: boolean }) {
  const { trigger, actions, header, side = 'bottom', align = 'end', defaultOpen } = props
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
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
