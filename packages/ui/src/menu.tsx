import type { ReactElement, ReactNode } from 'react'
import { OnDemand } from './on-demand.tsx'

export interface MenuAction {
  key: string
  label: ReactNode
  icon?: ReactNode
  /** Such as a Kbd. */
  note?: ReactNode
  onSelect?: () => void
  /** A router link, for navigation. */
  render?: ReactElement
  disabled?: boolean
  danger?: boolean
  /** Adds a rule above the item. */
  separated?: boolean
}

export interface MenuProps {
  trigger: ReactElement
  actions: readonly MenuAction[]
  /** Shown above the actions, such as the signed-in user. */
  header?: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
}

const load = () => import('./menu-box.tsx').then((part) => ({ default: part.MenuBox }))

export function Menu(props: MenuProps) {
  return <OnDemand load={load} props={props} haspopup="menu" />
}
