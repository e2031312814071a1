import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import type { ToastEntry, ToastStore } from './toast-store.ts'
import styles from './toasts.module.css'

const MAX_CONCURRENT = 4

/** A message is announced by its role; the base component takes it for a dialog. */
const NO_DIALOG = { 'aria-modal': undefined }

type Shown = Pick<ToastEntry, 'tone' | 'more'>

/** The part of Toasts that loads with the first message. */
export function ToastBox({ store }: { store: ToastStore }) {
  const [manager] = useState(() => Toast.createToastManager<Shown>())
  useEffect(
    () =>
      store.attach({
        show: ({ id, tone, message, detail, action, more, durationMs }) => {
          manager.add({
            id,
            title: message,
            ...(detail !== undefined && { description: detail }),
            timeout: durationMs,
            data: {
              tone,
              more: more && {
                ...more,
                onPress: () => {
                  more.onPress()
                  manager.close(id)
                },
              },
            },
            ...(action !== undefined && {
              actionProps: {
                children: action.label,
                onClick: () => {
                  action.onPress()
                  manager.close(id)
                },
              },
            }),
          })
        },
        close: (id) => manager.close(id),
      }),
    [store, manager],
  )
  return (
    <Toast.Provider toastManager={manager} limit={MAX_CONCURRENT}>
      <Toast.Portal>
        {/* Each toast announces itself by its role. */}
        <Toast.Viewport className={styles.stack} aria-label="Messages" aria-live="off">
          <Entries />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Entries() {
  const { toasts } = Toast.useToastManager<Shown>()
  return toasts.toReversed().map((toast) => {
    const tone = toast.data?.tone ?? 'plain'
    const Icon = tone === 'error' ? CircleAlert : CircleCheck
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection="right"
        className={styles.toast}
        data-tone={tone}
        role={tone === 'error' ? 'alert' : 'status'}
        {...NO_DIALOG}
      >
        {tone !== 'plain' && <Icon className={styles.icon} size={16} aria-hidden="true" />}
        <Toast.Content className={styles.words}>
          <Toast.Title render={<p />} />
          <Toast.Description render={<p />} className={styles.detail} />
        </Toast.Content>
        {toast.data?.more !== undefined && (
          <button type="button" className={styles.action} onClick={toast.data.more.onPress}>
            {toast.data.more.label}
          </button>
        )}
        <Toast.Action className={styles.action} />
        <Toast.Close
          render={<IconButton label="Close" size="small" icon={<X size={14} aria-hidden="true" />} />}
          aria-hidden={false}
        />
      </Toast.Root>
    )
  })
}
