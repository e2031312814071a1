import { Avatar } from '@assay/ui/avatar'
import { Button } from '@assay/ui/button'
import { Switch } from '@assay/ui/checkbox'
import { Chip } from '@assay/ui/chip'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { fieldErrors } from '../../platform/api-error.ts'
import { formatLanguage } from '../../platform/format.ts'
import { useChangePhoto, useChangeProfile } from './profiles.mutations.ts'
import { type Profile, photoQuery } from './profiles.queries.ts'
import styles from './user-page.module.css'

const spoken = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
]
const alsoSpoken = ['pl', 'pt', 'ro', 'ru', 'sk', 'sr', 'sv', 'tr', 'uk', 'ur', 'vi', 'zh']

export function OwnProfileForm({ profile }: { profile: Profile }) {
  const [draft, setDraft] = useState(profile)
  const save = useChangeProfile()
  const problems = fieldErrors(save.error)
  const set = (change: Partial<Profile>) => setDraft({ ...draft, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { displayName, headline, phone, timezone, languages, blindMode } = draft
    save.mutate({
      displayName,
      timezone,
      languages,
      blindMode,
      headline: headline || null,
      phone: phone?.replaceAll(/[\s()/-]/g, '') || null,
    })
  }
  return (
    <div className={styles.columns}>
      <Panel title="About you">
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            label="Name"
            autoComplete="name"
            required
            value={draft.displayName}
            error={problems['displayName']}
            onChange={(event) => set({ displayName: event.target.value })}
          />
          <TextField
            label="Job title"
            maxLength={120}
            placeholder="Talent partner, payments"
            value={draft.headline ?? ''}
            error={problems['headline']}
            onChange={(event) => set({ headline: event.target.value })}
          />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            hint="Include the country code, such as +49 151 12345678. Visible to your company only."
            value={draft.phone ?? ''}
            error={problems['phone']}
            onChange={(event) => set({ phone: event.target.value })}
          />
          <Select
            label="Time zone"
            hint="Used for interviews, reminders and quiet hours."
            value={draft.timezone}
            options={zoneOptions(draft.timezone)}
            error={problems['timezone']}
            onChange={(event) => set({ timezone: event.target.value })}
          />
          <Languages languages={draft.languages} onChange={(languages) => set({ languages })} />
          <Switch
            label="Blind mode: hide names even after candidates share them"
            checked={draft.blindMode}
            onChange={(event) => set({ blindMode: event.target.checked })}
          />
          <div className={styles.foot}>
            <Button type="submit" variant="primary" busy={save.isPending}>
              Save
            </Button>
          </div>
        </form>
      </Panel>
      <PhotoPanel profile={profile} />
    </div>
  )
}

function zoneOptions(current: string) {
  const zones = new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}

function Languages({ languages, onChange }: { languages: string[]; onChange: (languages: string[]) => void }) {
  const others = [...spoken, ...alsoSpoken].filter((code) => !languages.includes(code))
  return (
    <div className={styles.languages}>
      <Select
        label="Languages"
        value=""
        placeholder="Add language"
        options={others.map((code) => ({ value: code, label: formatLanguage(code) }))}
        onChange={(event) => event.target.value !== '' && onChange([...languages, event.target.value])}
      />
      <ul className={styles.chips} aria-label="Languages">
        {languages.map((code) => (
          <li key={code}>
            <Chip
              onRemove={() => onChange(languages.filter((each) => each !== code))}
              removeLabel={`Remove ${formatLanguage(code)}`}
            >
              {formatLanguage(code)}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PhotoPanel({ profile }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null)
  const change = useChangePhoto()
  const { data: photo } = useQuery(photoQuery(profile))
  return (
    <Panel title="Photo">
      <div className={styles.photo}>
        {profile.hasPhoto && photo !== undefined ? (
          <img className={styles.picture} src={photo} alt="You" width={96} height={96} />
        ) : (
          <Avatar name={profile.displayName} size="large" />
        )}
        <div className={styles.photoActs}>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp"
            aria-label="Picture"
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) change.mutate(file)
              event.target.value = ''
            }}
          />
          <Button busy={change.isPending} onClick={() => input.current?.click()}>
            {profile.hasPhoto ? 'Replace picture' : 'Upload picture'}
          </Button>
          {profile.hasPhoto && (
            <Button variant="quiet" onClick={() => change.mutate(null)}>
              Remove
            </Button>
          )}
          <p className={styles.quiet}>PNG, JPEG or WebP, up to 1 MB and 2000 × 2000 pixels</p>
        </div>
      </div>
    </Panel>
  )
}
