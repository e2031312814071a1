import { formatSealedText } from '@assay/contracts/sealed-text'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { formatCount, formatPercent } from '../../../platform/format.ts'
import type { Reading } from '../criteria/index.ts'
import styles from './concessions.module.css'

interface ConcessionsProps extends Pick<Reading, 'relaxations' | 'payFit'> {
  /** Absent if nothing can be changed; the numbers are then read-only. */
  onApply?: ((criteria: SearchCriteria) => void) | undefined
}

export function Concessions({ relaxations, payFit, onApply }: ConcessionsProps) {
  if (relaxations.length === 0 && payFit === null) return null
  return (
    <section className={styles.concessions} aria-label="Relax limits">
      {payFit !== null && <p className={styles.words}>{formatPay(payFit)}</p>}
      {relaxations.length > 0 && (
        <>
          <h3 className={styles.name}>Get more candidates by relaxing one limit</h3>
          <ul className={styles.list}>
            {relaxations.map((relaxation) => (
              <li key={formatChange(relaxation)} className={styles.concession}>
                <span>{formatChange(relaxation)}</span>
                {onApply === undefined ? (
                  <span>+{relaxation.brings.toLocaleString('en')}</span>
                ) : (
                  <button
                    type="button"
                    className={styles.apply}
                    aria-label={`${formatChange(relaxation)}: ${formatCount(relaxation.brings, 'candidate')} more`}
                    onClick={() => onApply(relaxation.criteria)}
                  >
                    +{relaxation.brings.toLocaleString('en')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function formatPay({ fits, stated, silent, percent }: NonNullable<Reading['payFit']>): string {
  const unsaid = silent === 0 ? '' : ` ${formatCount(silent, 'candidate hasn’t', 'candidates haven’t')} stated theirs.`
  return `The pay limit covers ${formatPercent(percent)} of the candidates who state their expected pay (${fits.toLocaleString('en')} of ${stated.toLocaleString('en')}).${unsaid}`
}

export function formatChange({ target, how, changes }: Reading['relaxations'][number]): string {
  const given = changes.find(({ was }) => /^(?:must have|central must-have)/.test(was ?? ''))
  if (how === 'dropped' && target.startsWith('mustHave') && given !== undefined)
    return `${given.what}: nice-to-have instead of must-have`
  return formatSealedText(
    changes.map(({ what, was, is }) => `${what}: ${is ?? 'no limit'} instead of ${was ?? 'none'}`).join('; '),
  )
}
