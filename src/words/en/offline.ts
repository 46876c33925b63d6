import { plural } from './plural.ts'

export const noConnection = 'No connection'
export const couldNotReachUs =
  'We could not reach our server. This page reopens automatically once you are back online.'
export const tryingAgain = 'Trying again...'
export const connectedAgain = 'You are connected again'
export const canOpenEveryPage = 'You can open every page again.'
export const needHelp = (supportPhone: string) =>
  `Need help now? You can call without mobile data: <link>${supportPhone}</link>, day or night.`

export const yourNextStays = (count: number) => plural(count, 'Your next stay', 'Your next stays')
/** A card's name for screen readers. */
export const booking = (shortId: string) => `Booking ${shortId}`
export const bookingNumber = (shortId: string) => `<hidden>Booking </hidden>${shortId}`
export const voucherOfBooking = (shortId: string) => `Voucher<hidden> of booking ${shortId}</hidden>`
export const savedOnThisDevice = 'Saved on this device until the stay ends or you log out.'

export const youAreOffline = 'You are offline. This is the page as you last saw it.'
export const voucher = 'Voucher'
