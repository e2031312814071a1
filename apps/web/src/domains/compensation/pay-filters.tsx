import { Combobox, type ComboboxOption } from '@assay/ui/combobox'
import { Select } from '@assay/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { currencyOptions } from '../../platform/currencies.ts'
import { FoldedFilters } from '../../platform/folded-filters.tsx'
import { formatCountry } from '../../platform/format.ts'
import styles from './compensation.module.css'
import { engagementLabels } from './compensation-labels.ts'
import { bandLabels, bands, type CompensationView, readView } from './compensation-view.ts'
import { skillOptionsQuery, titleOptionsQuery } from './compensations.queries.ts'

export interface PayFiltersProps {
  view: CompensationView
  /** In which pay is shown, whether or not it was chosen. */
  currency: string
  titleName: string | null
  /** Guests choose a role only. */
  isReduced: boolean
  countries: readonly string[]
  onView: (view: CompensationView) => void
}

export function PayFilters({ view, currency, titleName, isReduced, countries, onView }: PayFiltersProps) {
  const [titleText, setTitleText] = useState('')
  const [skillText, setSkillText] = useState('')
  const [skill, setSkill] = useState<ComboboxOption | null>(null)
  const titles = useQuery(titleOptionsQuery(useDeferredValue(titleText)))
  const skills = useQuery({ ...skillOptionsQuery(useDeferredValue(skillText)), enabled: !isReduced })
  const change = (part: Record<string, string | undefined>) => onView(readView({ ...view, ...part }))
  const chosenSkill = view.skill === undefined ? null : { value: view.skill, label: skill?.label ?? 'Chosen skill' }
  const active = [view.title, view.skill, view.country, view.experience, view.engagement]
  const filters = (
    <div className={styles.filters}>
      <Combobox
        label="Role"
        placeholder="Any role"
        options={titles.data ?? []}
        value={view.title === undefined ? null : { value: view.title, label: titleName ?? '' }}
        onSearch={setTitleText}
        searching={titles.isFetching}
        clearWords="Any role"
        onChange={(option) => change({ title: option?.value })}
      />
      {!isReduced && (
        <>
          <Combobox
            label="Skill"
            placeholder="Any skill"
            options={skills.data ?? []}
            value={chosenSkill}
            onSearch={setSkillText}
            searching={skills.isFetching}
            clearWords="Any skill"
            onChange={(option) => {
              setSkill(option)
              change({ skill: option?.value })
            }}
          />
          <Select
            label="Country"
            value={view.country ?? ''}
            placeholder="All countries"
            options={countries.map((code) => ({ value: code, label: formatCountry(code) }))}
            onChange={(event) => change({ country: event.target.value || undefined })}
          />
          <Select
            label="Experience"
            value={view.experience ?? ''}
            placeholder="Any experience"
            options={bands.map((value) => ({ value, label: bandLabels[value] }))}
            onChange={(event) => change({ experience: event.target.value || undefined })}
          />
          <Select
            label="Engagement"
            value={view.engagement ?? ''}
            placeholder="Any engagement"
            options={(['contract', 'fullTime'] as const).map((value) => ({ value, label: engagementLabels[value] }))}
            onChange={(event) => change({ engagement: event.target.value || undefined })}
          />
        </>
      )}
      <Select
        label="Currency"
        value={currency}
        options={currencyOptions(currency)}
        onChange={(event) => change({ currency: event.target.value })}
      />
      <Select
        label="Per"
        value={view.period ?? 'hour'}
        options={['hour', 'day', 'month', 'year'].map((value) => ({ value, label: value }))}
        onChange={(event) => change({ period: event.target.value })}
      />
    </div>
  )
  if (isReduced) return filters
  return <FoldedFilters active={active.filter((each) => each !== undefined).length}>{filters}</FoldedFilters>
}
