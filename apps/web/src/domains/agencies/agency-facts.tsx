import { TextLink } from '@assay/ui/link'
import { useQuery } from '@tanstack/react-query'
import { AgencyLogo } from '../../platform/agency-logo.tsx'
import { FactList } from '../../platform/fact-list.tsx'
import { formatCountry } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { agencyQuery } from './agency-clients.queries.ts'
import styles from './clients.module.css'

/** The agency's statements about itself. */
export function AgencyFacts({ id }: { id: string }) {
  const query = useQuery(agencyQuery(id))
  return (
    <section aria-label="About the agency" className={styles.form}>
      <h3>About the agency</h3>
      <Region query={query}>
        {({ id: agencyId, legalName, country, registrationNo, specialities, dpoEmail, website, logo }) => (
          <>
            <AgencyLogo agency={{ id: agencyId, legalName, logo }} />
            <FactList
              facts={[
                ['Legal name', legalName],
                ['Country', formatCountry(country)],
                ['Registration no.', registrationNo],
                ['Specialties', specialities.length === 0 ? null : specialities.map(({ name }) => name).join(', ')],
                ['Privacy contact', dpoEmail],
              ]}
            />
            {website !== null && (
              <p className={styles.note}>
                <TextLink href={website} target="_blank" rel="noreferrer">
                  {website}
                </TextLink>
              </p>
            )}
          </>
        )}
      </Region>
    </section>
  )
}
