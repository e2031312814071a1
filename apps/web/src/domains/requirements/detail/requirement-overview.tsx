import { payPeriods } from '@assay/contracts/money'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { FactList } from '../../../platform/fact-list.tsx'
import { formatDay } from '../../../platform/format.ts'
import {
  ageInDays,
  cancelLabels,
  formatBand,
  formatFunnel,
  type Requirement,
  teammatesQuery,
  useChangeRequirement,
} from '../records/index.ts'
import { AgencyChoices, allowedIn } from './agency-choices.tsx'
import styles from './requirement-detail.module.css'

/** The job's details, or a form if the user may edit them. */
export function RequirementOverview({ requirement }: { requirement: Requirement }) {
  return requirement.mayDo.includes('edit') ? (
    <OverviewForm key={requirement.version} requirement={requirement} />
  ) : (
    <OverviewFacts requirement={requirement} />
  )
}

const flagLabels = { nyc: 'New York City', eu: 'European Union', colorado: 'Colorado' } as const

function OverviewFacts({ requirement }: { requirement: Requirement }) {
  const { closeCode, closeNote, closedAt, team, agencies, flags } = requirement
  const regions = Object.entries(flagLabels).flatMap(([flag, label]) =>
    flags[flag as keyof typeof flags] ? [label] : [],
  )
  const reason = cancelLabels[closeCode as keyof typeof cancelLabels]
  const facts: readonly (readonly [string, string | null])[] = [
    ['Seats', String(requirement.seats)],
    ['Pay', formatBand(requirement)],
    ['Candidates', formatFunnel(requirement.funnel)],
    ['Opened', requirement.openedAt === null ? 'Not opened' : formatDay(requirement.openedAt)],
    ['Closed', closedAt === null ? null : `${formatDay(closedAt)}, after ${ageInDays(requirement)} days`],
    ['Reason', reason ?? null],
    ['Note', closeNote],
    ['Hiring team', team.map(({ fullName }) => fullName).join(', ') || 'No one'],
    ['Agencies', agencies.flatMap(({ name, isAllowed }) => (isAllowed ? [name] : [])).join(', ') || null],
    ['Local rules', regions.join(', ') || null],
  ]
  return (
    <>
      <FactList facts={facts} aligned />
      {requirement.description !== '' && <p className={styles.description}>{requirement.description}</p>}
    </>
  )
}

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'INR']

function OverviewForm({ requirement }: { requirement: Requirement }) {
  const [title, setTitle] = useState(requirement.title)
  const [seats, setSeats] = useState(String(requirement.seats))
  const [amount, setAmount] = useState(requirement.band === null ? '' : String(requirement.band.amountMinor / 100))
  const [currency, setCurrency] = useState(requirement.band?.currency ?? 'EUR')
  const [period, setPeriod] = useState(requirement.band?.period ?? 'hour')
  const [flags, setFlags] = useState(requirement.flags)
  const [team, setTeam] = useState(requirement.team.map(({ userId }) => userId))
  const [agencies, setAgencies] = useState(() => allowedIn(requirement))
  const [description, setDescription] = useState(requirement.description)
  const teammates = useQuery(teammatesQuery())
  const change = useChangeRequirement(requirement.id)
  const seatsNumber = Number(seats)
  const isValid =
    title.trim().length >= 2 &&
    Number.isInteger(seatsNumber) &&
    seatsNumber >= 1 &&
    seatsNumber <= 99 &&
    !(Number(amount) < 0)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const band = amount.trim() === '' ? null : { amountMinor: Math.round(Number(amount) * 100), currency, period }
    if (isValid)
      change.mutate({
        title: title.trim(),
        seats: seatsNumber,
        band,
        flags,
        team,
        agencies: [...agencies],
        description,
        version: requirement.version,
      })
  }
  const currencies = [...new Set([currency, ...CURRENCIES])]
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField label="Title" maxLength={120} value={title} onChange={(event) => setTitle(event.target.value)} />
      <div className={styles.pair}>
        <TextField
          label="Seats"
          type="number"
          min={1}
          max={99}
          value={seats}
          onChange={(event) => setSeats(event.target.value)}
        />
        <TextField
          label="Max pay"
          type="number"
          min={0}
          step="any"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <Select
          label="Currency"
          value={currency}
          options={currencies.map((each) => ({ value: each, label: each }))}
          onChange={(event) => setCurrency(event.target.value)}
        />
        <Select
          label="Per"
          value={period}
          options={payPeriods.map((each) => ({ value: each, label: each }))}
          onChange={(event) => setPeriod(event.target.value as typeof period)}
        />
      </div>
      <fieldset className={styles.several}>
        <legend>Hiring team</legend>
        {(teammates.data ?? []).map(({ userId, fullName }) => (
          <Checkbox
            key={userId}
            label={fullName}
            checked={team.includes(userId)}
            onChange={(event) =>
              setTeam(event.target.checked ? [...team, userId] : team.filter((each) => each !== userId))
            }
          />
        ))}
      </fieldset>
      <AgencyChoices suppliers={requirement.agencies} chosen={agencies} onChosen={setAgencies} />
      <fieldset className={styles.several}>
        <legend>Local rules</legend>
        {Object.entries(flagLabels).map(([flag, label]) => (
          <Checkbox
            key={flag}
            label={label}
            checked={flags[flag as keyof typeof flags]}
            onChange={(event) => setFlags({ ...flags, [flag]: event.target.checked })}
          />
        ))}
      </fieldset>
      <TextArea
        label="Description"
        rows={10}
        limit={20_000}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      {change.error !== null && (
        <p className={styles.error} role="alert">
          {change.error instanceof ApiError ? change.error.message : 'Oops...Something went wrong'}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={change.isPending} disabled={!isValid}>
          Save
        </Button>
      </div>
    </form>
  )
}
