/** The groups of guests that the office's list can show besides all of them. */
export const GUEST_CHOICES = ['blocked', 'no_shows'] as const
export type GuestChoice = (typeof GUEST_CHOICES)[number]
