import { Button } from '@assay/ui/button'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { ApiError } from './api-error.ts'
import styles from './logo-field.module.css'

interface LogoFieldProps {
  hasLogo: boolean
  mayChange: boolean
  change: { mutate: (file: File | null) => void; isPending: boolean; error: unknown }
  /** The picture, where there is one. */
  children: ReactNode
}

/** The picture of a company or an agency: png, jpeg or webp of at most 512 KB. */
export function LogoField({ hasLogo, mayChange, change, children }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file !== undefined) change.mutate(file)
  }
  return (
    <div className={styles.logo}>
      {hasLogo ? children : <p className={styles.quiet}>No logo yet.</p>}
      {mayChange && (
        <div className={styles.form}>
          <p className={styles.quiet}>PNG, JPEG or WebP, up to 512 KB and 2000 × 2000 pixels.</p>
          <input ref={input} type="file" accept="image/png,image/jpeg,image/webp" hidden onChange={choose} />
          <div className={styles.acts}>
            <Button busy={change.isPending} onClick={() => input.current?.click()}>
              {hasLogo ? 'Replace logo' : 'Upload logo'}
            </Button>
            {hasLogo && (
              <Button variant="quiet" onClick={() => change.mutate(null)}>
                Remove
              </Button>
            )}
          </div>
          {change.error instanceof ApiError && (
            <p className={styles.error} role="alert">
              {change.error.message}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
