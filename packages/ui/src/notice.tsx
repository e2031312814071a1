import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './notice.module.css'

export interface NoticeProps {
  tone?: 'plain' | 'accent' | 'warn' | 'danger'
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string | undefined
}

/** An inline message. A danger is announced immediately. */
export function Notice({ tone = 'plain', title, children, action, className }: NoticeProps) {
  const Icon = tone === 'danger' || tone === 'warn' ? CircleAlert : Info
  return (
    <div className={classNames(styles.notice, styles[tone], className)} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon className={styles.icon} size={16} aria-hidden="true" />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
