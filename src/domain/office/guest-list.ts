/** The guests to choose from in the office's list, besides all of them. */
export const GUEST_CHOICES = ['blocked', 'no_shows'] as const
export type GuestChoice = (typeof GUEST_CHOICES)[number]
