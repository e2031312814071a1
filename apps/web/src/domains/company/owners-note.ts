/** Who can change a setting, for users who can't; the others see its form. */
export const ownersNote = (mayChange: boolean | undefined): string | undefined =>
  mayChange === false ? 'Owners and admins can change it' : undefined
