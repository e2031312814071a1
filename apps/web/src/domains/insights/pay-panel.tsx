import { formatDay, formatPay } from '../../platform/format.ts'
import { FigurePanel } from './figure-panel.tsx'
import { formatFromMarket } from './insight-words.ts'
import styles from './insights.module.css'
import type { Insights, OpenBar } from './insights.queries.ts'

type Pay = NonNullable<Insights['pay']>

interface PayPanelProps {
  pay: Pay
  onOpen: (bar: OpenBar) => void
}

/** The pay that was offered, and what candidates expect. */
export function PayPanel({ pay, onOpen }: PayPanelProps) {
  const { titles, withoutMarket, currency, ratesOn } = pay
  const lines = titles.map(({ key, label, value, offered, market, differencePercent }) => ({
    key,
    label,
    value,
    differencePercent,
    amounts: `${formatPay(offered)}, market ${formatPay(market)}`,
    cells: [label, value, formatPay(offered), formatPay(market), differencePercent],
    onOpen: () => onOpen({ figure: 'pay', key, title: `Offers: ${label}` }),
  }))
  const without = withoutMarket === 0 ? '' : ` ${withoutMarket} without published figures.`
  return (
    <FigurePanel
      wide
      title="Offers against the market"
      note={`Medians in ${currency}, converted at rates of ${formatDay(ratesOn)}.${without}`}
      name="offers-against-the-market"
      empty="No offers in this period have published market pay."
      columns={['Role', 'Offers', 'Offered', 'Candidates expect', 'Difference, %']}
      lines={lines}
      chart={<Differences lines={lines} />}
    />
  )
}

interface Difference {
  readonly key: string
  readonly label: string
  readonly amounts: string
  readonly differencePercent: number
  readonly onOpen: () => void
}

/** Bars to both sides of the market’s median. */
function Differences({ lines }: { lines: readonly Difference[] }) {
  const most = Math.max(10, ...lines.map(({ differencePercent }) => Math.abs(differencePercent)))
  return (
    <ul className={styles.bars} aria-label="Offers against the market">
      {lines.map(({ key, label, amounts, differencePercent, onOpen }) => (
        <li key={key}>
          <button type="button" className={styles.difference} onClick={onOpen}>
            <span>{label}</span>
            <span className={styles.sides} aria-hidden="true">
              <span
                className={styles.side}
                style={{
                  insetInlineStart: `${50 + Math.min(0, (50 * differencePercent) / most)}%`,
                  inlineSize: `${(50 * Math.abs(differencePercent)) / most}%`,
                }}
              />
            </span>
            <span className={styles.away}>{formatFromMarket(differencePercent)}</span>
            <span className={styles.barMore}>{amounts}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
