import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type SignInOption, signInOptionsQuery } from './identities.queries.ts'

const PAUSE_MS = 400
const DOMAIN = /@(?=.{4,253}$)((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63})$/

/** The sign-in of the company that the typed address belongs to. Only the domain is sent. */
export function useCompanyOption(email: string): { domain: string; option: SignInOption } | null {
  const [domain, setDomain] = useState<string | null>(null)
  useEffect(() => {
    const found = DOMAIN.exec(email.trim().toLowerCase())?.[1] ?? null
    const pause = setTimeout(() => setDomain(found), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [email])
  const { data = [] } = useQuery({ ...signInOptionsQuery(domain), enabled: domain !== null })
  const option = data.find(({ provider }) => provider === 'company')
  return domain === null || option === undefined ? null : { domain, option }
}
