import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import popup from './popup.module.css'
import styles from './tooltip.module.css'

/** Extra text for an element that is already clear; never the only place for information. */
export function Tooltip({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  return (
    <Base.Provider delay={400}>
      <Base.Root>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Base.Positioner className={popup.positioner} sideOffset={6} collisionPadding={8}>
            <Base.Popup className={classNames(popup.popup, styles.popup)}>{children}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  )
}
