export const whatHappened = 'What happened'
export const booking = (shortId: string) => `Booking ${shortId}`
export const upcoming = 'Upcoming'
export const past = 'Past'
export const cancelled = 'Cancelled'
export const inYourAccountBy = (istDate: string) => `In your account by ${istDate}`
