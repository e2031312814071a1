import type { publicFigures } from '@assay/contracts/dashboards'
import type { ResourceOf } from '@assay/contracts/resource'
import type { ReactNode } from 'react'
import { Counters } from './counters.tsx'
import styles from './home.module.css'
import { HowVettingWorks } from './how-vetting-works.tsx'
import { NoCandidatesYet } from './no-candidates-yet.tsx'
import { SumExample } from './sum-example.tsx'

export interface HomeProps {
  /** undefined while they are on their way, null where they could not be had. */
  figures: ResourceOf<typeof publicFigures> | null | undefined
  zone: string
  /** The box to search with. */
  search: ReactNode
}

/** The product on one screen. */
export function Home({ figures, zone, search }: HomeProps) {
  const isEmpty = figures?.candidatesAvailable === 0
  return (
    <div className={styles.page}>
      <section className={styles.top} aria-labelledby="promise">
        <div className={styles.ask}>
          <h1 id="promise" className={styles.promise}>
            Describe the role. See who fits, and what it adds up to.
          </h1>
          <p className={styles.sub}>
            Pre-vetted tech talent, ranked by a model that shows its working: every score is a sum of whole points, and
            every line of it names its evidence.
          </p>
          {isEmpty ? <NoCandidatesYet /> : search}
        </div>
        <SumExample />
      </section>
      {!isEmpty && <Counters figures={figures} zone={zone} />}
      <HowVettingWorks />
    </div>
  )
}
