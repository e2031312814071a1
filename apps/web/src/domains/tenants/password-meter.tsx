import { Meter } from '@assay/ui/meter'
import { judgePassword } from './password-strength.ts'
import styles from './register-form.module.css'

const tones = ['danger', 'danger', 'warn', 'accent', 'accent'] as const
const STEPS = 4

export function PasswordMeter({ password, personal }: { password: string; personal: readonly string[] }) {
  if (password === '') return null
  const { grade, word } = judgePassword(password, personal)
  return (
    <div className={styles.meter} aria-live="polite">
      <Meter
        label="Password strength"
        value={Math.max(grade, 0.4)}
        max={STEPS}
        text={word}
        tone={tones[grade]}
        showValue
        className={styles.meterBar}
      />
    </div>
  )
}
