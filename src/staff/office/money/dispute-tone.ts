import type { OfficeDispute } from '#contract/office-disputes.ts'

const TONES = {
  open: 'warn',
  action_required: 'coral',
  under_review: '',
  won: 'trust',
  closed: 'dull',
  lost: 'coral',
} as const

/** Returns the colour of a dispute's badge. */
export const disputeTone = (status: OfficeDispute['status']): (typeof TONES)[OfficeDispute['status']] => TONES[status]
