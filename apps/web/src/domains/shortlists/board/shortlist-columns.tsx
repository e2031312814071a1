import { Chip } from '@assay/ui/chip'
import { PersonMark } from '@assay/ui/person-mark'
import type { ReactNode } from 'react'
import { formatCount, formatCountry, formatDay, formatPay } from '../../../platform/format.ts'
import { stageLabels } from '../../../platform/labels/stage-labels.ts'
import type { ListColumn } from '../../../platform/list-views/list-columns.ts'
import type { Entry, Note } from '../entries/index.ts'
import { ageOf, daysInStage, formatRate, formatRateBriefly, formatVotes, isVoted, nameOf } from '../entries/index.ts'
import styles from '../entries/shortlist.module.css'

const plain = (key: string, label: string, text: (entry: Entry) => string | null): ListColumn<Entry> => ({
  key,
  label,
  text,
  roomy: true,
  cell: (entry) => text(entry) ?? '–',
})

const figure = (key: string, label: string, text: (entry: Entry) => number | null): ListColumn<Entry> => ({
  key,
  label,
  text,
  numeric: true,
  cell: (entry) => text(entry)?.toLocaleString('en') ?? '–',
})

/** The columns of the shortlist table. The candidate comes first and opens the entry. */
export function shortlistColumns(
  onOpen: (entry: Entry) => void,
  step: (entry: Entry) => ReactNode,
): readonly ListColumn<Entry>[] {
  return [
    {
      key: 'candidate',
      label: 'Candidate',
      fixed: true,
      className: styles.who,
      text: nameOf,
      cell: (entry) => <Who entry={entry} onOpen={onOpen} />,
    },
    {
      key: 'stage',
      label: 'Stage',
      sort: 'stage',
      text: ({ stage }) => stageLabels[stage],
      cell: (entry) => (
        <span className={styles.step}>
          {stageLabels[entry.stage]}
          {step(entry)}
        </span>
      ),
    },
    {
      key: 'days',
      label: 'Days',
      sort: 'stageSince',
      sortsReversed: true,
      numeric: true,
      text: (entry) => daysInStage(entry),
      cell: (entry) => (
        <span className={styles.age} data-age={ageOf(entry)}>
          {daysInStage(entry)}
        </span>
      ),
    },
    { ...figure('scoreAtAdd', 'Score when added', ({ scoreAtAdd }) => scoreAtAdd), sort: 'scoreAtAdd', roomy: true },
    figure('scoreNow', 'Score now', ({ scoreNow }) => scoreNow),
    { ...plain('rate', 'Expected pay', formatRate), numeric: true, cell: (entry) => <Rate entry={entry} /> },
    plain('owner', 'Owner', ({ owner }) => owner?.fullName ?? null),
    plain('votes', 'Votes', (entry) => (isVoted(entry) ? formatVotes(entry) : null)),
    ...EXTRA,
  ]
}

const EXTRA: readonly ListColumn<Entry>[] = [
  plain('title', 'Title', ({ candidate }) => candidate.titleName),
  figure('rankAtAdd', 'Rank when added', ({ rankAtAdd }) => rankAtAdd),
  plain('country', 'Country', ({ candidate: { country } }) => (country === null ? null : formatCountry(country))),
  plain('notice', 'Notice', ({ candidate: { noticeDays } }) =>
    noticeDays === null ? null : formatCount(noticeDays, 'day'),
  ),
  plain('tags', 'Tags', ({ tags }) => (tags.length === 0 ? null : tags.map(({ name }) => name).join(', '))),
  plain('added', 'Added', ({ createdAt }) => formatDay(createdAt)),
  plain('addedBy', 'Added by', ({ addedBy }) => addedBy.fullName),
  plain('reason', 'Reason', ({ rejectionReason }) => rejectionReason),
].map((column) => ({ ...column, extra: true }))

export function notesColumn(notes: readonly Note[]): ListColumn<Entry> {
  const byEntry = Map.groupBy(notes, ({ shortlisted }) => shortlisted.id)
  return plain('notes', 'Notes', ({ id }) => {
    const own = byEntry.get(id) ?? []
    return own.map(({ author, body }) => `${author.fullName}: ${body}`).join(' | ')
  })
}

/** In the unit of the job; below it, what was stated and whether it is too much. */
function Rate({ entry }: { entry: Entry }) {
  const { candidate, rateConverted, rateFit } = entry
  if (candidate.rateExpected === null) return <>Not stated</>
  const notes = [
    ...(rateConverted === null ? [] : [formatPay(candidate.rateExpected)]),
    ...(rateFit === 'above' ? ['above range'] : []),
  ]
  return (
    <>
      {formatRateBriefly(entry)}
      {notes.map((note) => (
        <span key={note} className={styles.figureNote}>
          {note}
        </span>
      ))}
    </>
  )
}

function Who({ entry, onOpen }: { entry: Entry; onOpen: (entry: Entry) => void }) {
  return (
    <div className={styles.whole}>
      <PersonMark id={entry.candidate.id} name={nameOf(entry)} />
      <button type="button" title={nameOf(entry)} onClick={() => onOpen(entry)}>
        <span className={styles.fullName} dir="auto">
          {nameOf(entry)}
        </span>
      </button>
      <span className={styles.note}>{entry.candidate.headline || entry.candidate.titleName}</span>
      {entry.tags.length > 0 && (
        <span className={styles.chips}>
          {entry.tags.map(({ id, name }) => (
            <Chip key={id}>{name}</Chip>
          ))}
        </span>
      )}
    </div>
  )
}
