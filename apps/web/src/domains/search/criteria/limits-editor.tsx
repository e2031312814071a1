import { majorOf, minorOf } from '@assay/contracts/amounts'
import { payPeriods } from '@assay/contracts/money'
import { engagements, type LimitName, languageLevels, type SearchCriteria } from '@assay/contracts/search-criteria'
import { zoneLabel } from '@assay/contracts/zone-names'
import { Checkbox, Switch } from '@assay/ui/checkbox'
import { Chip } from '@assay/ui/chip'
import { classNames } from '@assay/ui/class-names.ts'
import { Combobox } from '@assay/ui/combobox'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useMemo, useState } from 'react'
import { currencyOptions, useCompanyCurrency } from '../../../platform/currencies.ts'
import { formatCount, formatCountry, formatLanguage, groupCountries } from '../../../platform/format.ts'
import { deviceZone, zoneOptions } from '../../../platform/zones.ts'
import { setLimits, setRequired } from './criteria-editing.ts'
import styles from './criteria-editor.module.css'
import { engagementLabels } from './engagement-labels.ts'
import { numberOrNull } from './must-have-row.tsx'

const usualLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pl',
  'pt',
  'uk',
  'ru',
  'tr',
  'hi',
  'zh',
  'ja',
  'ar',
  'sv',
] as const
const usualCountries =
  'AR AT AU BE BG BR CA CH CL CN CO CZ DE DK EE EG ES FI FR GB GR HR HU ID IE IL IN IT JP KE KR LT LV MA MX MY NG NL NO NZ PE PH PK PL PT RO RS SE SG SI SK TH TN TR UA US UY VN ZA'.split(
    ' ',
  )
const FEW_COUNTRIES = 6

interface LimitsEditorProps {
  criteria: SearchCriteria
  onChange: (criteria: SearchCriteria) => void
}

/** A limit excludes candidates with a known, unsuitable value if it is required, and else costs them points. */
export function LimitsEditor({ criteria, onChange }: LimitsEditorProps) {
  const { constraints } = criteria
  const set = (limits: Partial<SearchCriteria['constraints']>) => onChange(setLimits(criteria, limits))
  const switchFor = (name: LimitName, label: string, isSet: boolean) =>
    isSet && (
      <RequiredSwitch
        label={label}
        isRequired={constraints.required?.[name] !== false}
        onChange={(isRequired) => onChange(setRequired(criteria, { [name]: isRequired }))}
      />
    )
  return (
    <div className={styles.limits}>
      {criteria.years !== null && criteria.years.min > 0 && (
        <RequiredSwitch
          label={`At least ${formatCount(criteria.years.min, 'year')}`}
          isRequired={constraints.required?.years === true}
          onChange={(years) => onChange(setRequired(criteria, { years }))}
        />
      )}
      <RateField rate={constraints.rateMax} onChange={(rateMax) => set({ rateMax })} />
      {switchFor('rate', 'Max pay', constraints.rateMax !== null)}
      <TextField
        label="Max notice (days)"
        type="number"
        min={0}
        max={365}
        value={constraints.noticeMaxDays ?? ''}
        onChange={(event) => set({ noticeMaxDays: numberOrNull(event.target.value, 365) })}
      />
      <TextField
        label="Start by"
        type="date"
        value={constraints.startBy ?? ''}
        onChange={(event) => set({ startBy: event.target.value || null })}
      />
      {switchFor('notice', 'Notice and start', constraints.noticeMaxDays !== null || constraints.startBy !== null)}
      <OverlapFields overlap={constraints.overlapHours} onChange={(overlapHours) => set({ overlapHours })} />
      {switchFor('overlap', 'Overlap', constraints.overlapHours !== null)}
      <LanguageFields languages={constraints.languages} onChange={(languages) => set({ languages })} />
      <CountryFields countries={constraints.countries} onChange={(countries) => set({ countries })} />
      {switchFor('country', 'Countries', constraints.countries.length > 0)}
      <div className={styles.whole}>
        <div className={styles.engagements}>
          {engagements.map((kind) => (
            <Checkbox
              key={kind}
              label={engagementLabels[kind]}
              checked={constraints.engagement.includes(kind)}
              onChange={(event) =>
                set({
                  engagement: event.target.checked
                    ? [...constraints.engagement, kind]
                    : constraints.engagement.filter((each) => each !== kind),
                })
              }
            />
          ))}
        </div>
      </div>
      {switchFor('engagement', 'Full time or contract', constraints.engagement.length > 0)}
    </div>
  )
}

/** Required excludes; preferred costs points, and the explanation shows it. */
function RequiredSwitch({
  label,
  isRequired,
  onChange,
}: {
  label: string
  isRequired: boolean
  onChange: (isRequired: boolean) => void
}) {
  return (
    <div className={styles.whole}>
      <Switch
        label={`${label}: ${isRequired ? 'required: excludes others' : 'preferred: others rank lower'}`}
        checked={isRequired}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}

type Rate = SearchCriteria['constraints']['rateMax']

function RateField({ rate, onChange }: { rate: Rate; onChange: (rate: Rate) => void }) {
  const usual = useCompanyCurrency()
  const currency = rate?.currency ?? usual
  const set = (change: Partial<NonNullable<Rate>>) =>
    onChange({ amountMinor: 0, period: 'hour', ...rate, currency, ...change })
  return (
    <div className={styles.money}>
      <TextField
        label="Max pay"
        type="number"
        inputMode="decimal"
        min={0}
        value={rate === null ? '' : majorOf(rate)}
        onChange={(event) => {
          const amount = numberOrNull(event.target.value, 10_000_000)
          if (amount === null) onChange(null)
          else set({ amountMinor: minorOf(amount, currency) })
        }}
      />
      <Select
        label="Currency"
        labelHidden
        value={currency}
        disabled={rate === null}
        options={currencyOptions(currency)}
        onChange={(event) => set(inCurrency(rate, event.target.value))}
      />
      <Select
        label="Per"
        labelHidden
        value={rate?.period ?? 'hour'}
        disabled={rate === null}
        options={payPeriods.map((period) => ({ value: period, label: `per ${period}` }))}
        onChange={(event) => set({ period: event.target.value as NonNullable<Rate>['period'] })}
      />
    </div>
  )
}

/** The same number in another currency. */
function inCurrency(rate: Rate, currency: string): Partial<NonNullable<Rate>> {
  return { currency, ...(rate !== null && { amountMinor: minorOf(majorOf(rate), currency) }) }
}

type Overlap = SearchCriteria['constraints']['overlapHours']

function OverlapFields({ overlap, onChange }: { overlap: Overlap; onChange: (overlap: Overlap) => void }) {
  const zones = useMemo(() => zoneOptions(), [])
  const zone = overlap?.zone ?? deviceZone()
  return (
    <>
      <TextField
        label="Min. overlap (hours)"
        type="number"
        min={0}
        max={12}
        value={overlap?.hours ?? ''}
        onChange={(event) => {
          const hours = numberOrNull(event.target.value, 12)
          onChange(hours === null ? null : { zone, hours })
        }}
      />
      <Combobox
        label="with working hours in"
        options={zones}
        value={{ value: zone, label: zoneLabel(zone) }}
        disabled={overlap === null}
        onChange={(option) => overlap !== null && option !== null && onChange({ ...overlap, zone: option.value })}
      />
    </>
  )
}

type Languages = SearchCriteria['constraints']['languages']

type Demand = 'required' | 'preferred' | 'plus'

const demands: readonly { value: Demand; label: string }[] = [
  { value: 'required', label: 'required' },
  { value: 'preferred', label: 'preferred' },
  { value: 'plus', label: 'a plus' },
]

function demandOf({ required, plus }: Omit<Languages[number], 'code' | 'level'>): Demand {
  if (required !== false) return 'required'
  return plus === true ? 'plus' : 'preferred'
}

function saysOf(demand: Demand): Omit<Languages[number], 'code' | 'level'> {
  return demand === 'required' ? {} : { required: false, ...(demand === 'plus' && { plus: true }) }
}

function LanguageFields({ languages, onChange }: { languages: Languages; onChange: (languages: Languages) => void }) {
  const options = usualLanguages
    .filter((code) => !languages.some((each) => each.code === code))
    .map((code) => ({ value: code as string, label: formatLanguage(code) }))
  return (
    <div className={styles.whole}>
      <Combobox
        label="Languages"
        placeholder="Add language"
        options={options}
        value={null}
        clearOnPick
        onChange={(option) => option !== null && onChange([...languages, { code: option.value, level: 'B2' }])}
      />
      <ul className={styles.list}>
        {languages.map(({ code, level, ...says }) => (
          <li key={code} className={classNames(styles.row, styles.language)}>
            <span className={styles.skills}>
              <Chip
                tone="limit"
                onRemove={() => onChange(languages.filter((each) => each.code !== code))}
                removeLabel={`Remove ${formatLanguage(code)}`}
              >
                {formatLanguage(code)}
              </Chip>
            </span>
            <Select
              label={`Level of ${formatLanguage(code)}`}
              labelHidden
              controlSize="small"
              value={level ?? ''}
              placeholder="any level"
              options={languageLevels.map((each) => ({ value: each, label: `${each} or better` }))}
              onChange={(event) =>
                onChange(
                  languages.map((each) =>
                    each.code === code ? { ...each, level: (event.target.value || null) as typeof level } : each,
                  ),
                )
              }
            />
            <Select
              label={`How much ${formatLanguage(code)} matters`}
              labelHidden
              controlSize="small"
              value={demandOf(says)}
              options={demands}
              onChange={(event) =>
                onChange(
                  languages.map((each) =>
                    each.code === code ? { code, level: each.level, ...saysOf(event.target.value as Demand) } : each,
                  ),
                )
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CountryFields({
  countries,
  onChange,
}: {
  countries: readonly string[]
  onChange: (countries: string[]) => void
}) {
  const [all, setAll] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const groups = isOpen ? countries.flatMap((code) => groupCountries([code])) : groupCountries(countries)
  const shown = all ? groups : groups.slice(0, FEW_COUNTRIES)
  const options = useMemo(
    () =>
      usualCountries
        .map((code) => ({ value: code, label: formatCountry(code) }))
        .sort((left, right) => left.label.localeCompare(right.label, 'en')),
    [],
  )
  return (
    <div className={styles.whole}>
      <Combobox
        label="Countries"
        placeholder="Anywhere"
        options={options.filter(({ value }) => !countries.includes(value))}
        value={null}
        clearOnPick
        onChange={(option) => option !== null && onChange([...countries, option.value])}
      />
      <p className={styles.chips}>
        {shown.map(({ name, codes }) => (
          <Chip
            key={name}
            tone="limit"
            title={codes.length === 1 ? undefined : codes.map(formatCountry).join(', ')}
            onRemove={() => onChange(countries.filter((each) => !codes.includes(each)))}
            removeLabel={`Remove ${name}`}
          >
            {name}
          </Chip>
        ))}
        {groups.length > shown.length && (
          <Chip onPress={() => setAll(true)}>and {groups.length - shown.length} more</Chip>
        )}
        {!isOpen && groups.length < countries.length && (
          <Chip onPress={() => setIsOpen(true)}>Show {formatCount(countries.length, 'country', 'countries')}</Chip>
        )}
        {countries.length > FEW_COUNTRIES && <Chip onPress={() => onChange([])}>Allow anywhere</Chip>}
      </p>
    </div>
  )
}
