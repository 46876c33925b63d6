/** The groups of guests to which the office can narrow its list. */
export const GUEST_CHOICES = ['blocked', 'no_shows'] as const
export type GuestChoice = (typeof GUEST_CHOICES)[number]
