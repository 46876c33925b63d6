export const yourNextStay = 'Your next stay'
export const yourNextStays = 'Your next stays'
export const savedOnThisDevice = 'Saved on this device until the stay ends or you log out.'
export const booking = (shortId: string) => `Booking ${shortId}`
export const bookingInCachedStays = 'Booking'
export const ofBooking = (shortId: string) => `of booking ${shortId}`

export const youAreConnectedAgain = 'You are connected again'
export const noConnection = 'No connection'
export const youCanOpenEveryPage = 'You can open every page again.'
export const weCouldNotReach =
  'We could not reach our server. This page reopens automatically once you are back online.'
export const tryingAgain = 'Trying again...'

export const youAreOffline = 'You are offline. This is the page as you last saw it.'
export const voucher = 'Voucher'
