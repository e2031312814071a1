import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useRef } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { useChangeLogo } from './company.mutations.ts'
import { type Company, logoQuery } from './company.queries.ts'
import styles from './company-settings.module.css'

/** The company's picture: png, jpeg or webp of at most 512 KB. */
export function LogoPanel({ company }: { company: Company }) {
  const input = useRef<HTMLInputElement>(null)
  const change = useChangeLogo(company.id)
  const logo = useQuery(logoQuery(company))
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file !== undefined) change.mutate(file)
  }
  return (
    <Panel title="Logo" note="Owners and admins can change it">
      <div className={styles.logo}>
        {logo.data !== undefined && company.hasLogo ? (
          <img src={logo.data} alt={`Logo of ${company.name}`} />
        ) : (
          <p className={styles.quiet}>No logo yet.</p>
        )}
        {company.mayChange && (
          <div className={styles.form}>
            <p className={styles.quiet}>PNG, JPEG or WebP, up to 512 KB and 2000 × 2000 pixels.</p>
            <input ref={input} type="file" accept="image/png,image/jpeg,image/webp" hidden onChange={choose} />
            <div className={styles.acts}>
              <Button busy={change.isPending} onClick={() => input.current?.click()}>
                {company.hasLogo ? 'Replace logo' : 'Upload logo'}
              </Button>
              {company.hasLogo && (
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
    </Panel>
  )
}
