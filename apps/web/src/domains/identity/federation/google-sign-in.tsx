import { useQuery } from '@tanstack/react-query'
import styles from '../login-form.module.css'
import { signInOptionsQuery } from './identities.queries.ts'
import { ProviderButton } from './provider-button.tsx'

/** Shown where the operator has set Google up. */
export function GoogleSignIn({ returnTo }: { returnTo?: string | undefined }) {
  const { data = [] } = useQuery(signInOptionsQuery(null))
  if (!data.some(({ provider }) => provider === 'google')) return null
  return (
    <div className={styles.otherways}>
      <ProviderButton label="Continue with Google" provider="google" errand={{ purpose: 'signIn', returnTo }} />
    </div>
  )
}
