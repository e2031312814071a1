import { formatSealedText } from '@assay/contracts/sealed-text'
import { Meter } from '@assay/ui/meter'
import { formatCount } from '../../../platform/format.ts'
import type { Search } from '../searches/index.ts'
import styles from './waterfall.module.css'

export interface WaterfallProps {
  poolSize: number
  steps: Search['waterfall']
  /** If must-haves only affect the rank, the list contains more candidates than these numbers. */
  mode: Search['criteria']['mustHaveMode']
  /** Removes or relaxes the condition that a step names; without it, no step says what that would bring. */
  onDrop?: ((target: string) => void) | undefined
}

const conditionOf = ({ condition }: WaterfallProps['steps'][number]): string => formatSealedText(condition)

export function Waterfall({ poolSize, steps, mode, onDrop }: WaterfallProps) {
  return (
    <div className={styles.waterfall}>
      {mode === 'prefer' && steps.some(({ target }) => target.startsWith('mustHave')) && (
        <p className={styles.note}>Remaining candidates if all must-haves were required</p>
      )}
      <Steps poolSize={poolSize} steps={steps} onDrop={onDrop} />
    </div>
  )
}

function Steps({ poolSize, steps, onDrop }: Omit<WaterfallProps, 'mode'>) {
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <span className={styles.condition}>All candidates</span>
        <Meter label="All candidates" value={poolSize} max={poolSize} tone="plain" />
        <span className={styles.left}>{poolSize.toLocaleString('en')}</span>
        <span />
      </li>
      {steps.map((step) => (
        <li key={step.target} className={styles.step}>
          <span className={styles.condition}>{conditionOf(step)}</span>
          <Meter
            label={conditionOf(step)}
            value={step.left}
            max={poolSize}
            text={`${step.left} left, ${step.removes} fewer`}
          />
          <span className={styles.left}>{step.left.toLocaleString('en')}</span>
          {onDrop !== undefined && step.wouldReturn > 0 ? (
            <button
              type="button"
              className={styles.drop}
              aria-label={`+${formatCount(step.wouldReturn, 'candidate')} by relaxing ${conditionOf(step)}`}
              onClick={() => onDrop(step.target)}
            >
              +{step.wouldReturn.toLocaleString('en')}
            </button>
          ) : (
            <span />
          )}
        </li>
      ))}
    </ol>
  )
}
