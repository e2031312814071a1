import { changeProfile } from '@assay/contracts/profiles'
import { Avatar } from '@assay/ui/avatar'
import { Button } from '@assay/ui/button'
import { Switch } from '@assay/ui/checkbox'
import { Chip } from '@assay/ui/chip'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { formatLanguage } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { zoneOptions } from '../../platform/zones.ts'
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

const fields = contractFields<typeof changeProfile.body, Draft>(changeProfile.body, {
  labels: {
    displayName: 'Name',
    headline: 'Job title',
    phone: 'Phone',
    videoLink: 'Video link',
    timezone: 'Time zone',
  },
  shape: (draft) => ({ ...draft, phone: draft.phone.replaceAll(/[\s()/-]/g, '') }),
})

interface Draft extends Pick<Profile, 'displayName' | 'timezone' | 'languages' | 'blindMode'> {
  readonly headline: string
  readonly phone: string
  readonly videoLink: string
}

function draftOf({ displayName, timezone, languages, blindMode, headline, phone, videoLink }: Profile): Draft {
  const words = { headline: headline ?? '', phone: phone ?? '', videoLink: videoLink ?? '' }
  return { displayName, timezone, languages, blindMode, ...words }
}

export function OwnProfileForm({ profile }: { profile: Profile }) {
  const save = useChangeProfile()
  const form = useForm({ fields, initial: draftOf(profile), send: (body) => save.mutateAsync(body) })
  const { timezone, languages } = form.draft
  return (
    <div className={styles.columns}>
      <Panel title="About you">
        <form className={styles.form} {...form.bind}>
          <TextField {...form.text('displayName')} autoComplete="name" required />
          <TextField {...form.text('headline')} placeholder="Talent partner, payments" />
          <TextField
            {...form.text('phone')}
            type="tel"
            autoComplete="tel"
            hint="Include the country code, such as +49 151 12345678. Visible to your company only."
          />
          <TextField
            {...form.text('videoLink')}
            type="url"
            placeholder="https://"
            hint="Your own video room, used when you propose interviews."
          />
          <Select
            {...form.choice('timezone')}
            hint="Used for interviews, reminders and quiet hours."
            options={zoneOptions([timezone, 'UTC'])}
          />
          <Languages languages={languages} onChange={(next) => form.set('languages', next)} />
          <Switch {...form.tick('blindMode')} label="Blind mode: hide names even after candidates share them" />
          <FormProblems form={form} />
          <div className={styles.foot}>
            <Button {...form.button} variant="primary">
              Save
            </Button>
          </div>
        </form>
      </Panel>
      <PhotoPanel profile={profile} />
    </div>
  )
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
