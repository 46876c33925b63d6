export const voucher = 'Voucher'
export const voucherOfBooking = (shortId: string) => `Voucher<hidden> of booking ${shortId}</hidden>`

export const showThisAtDesk = 'Show this at the desk'
export const savedOnThisPhone = 'Saved on this phone, works offline'
export const qrCodeForDesk = 'QR code for the desk'
export const bookingNumber = (shortId: string) => `<hidden>Booking </hidden>${shortId}`
export const validForOneStay = 'Valid for one stay.'
export const bookedFor = (names: string) => `Booked for <b>${names}</b>`
/** Read by the partner of the guest who booked. */
export const bookedBy = (names: string) => `Booked by <b>${names}</b>`
export const paidInFull = 'Paid in full'
export const toPayAtDesk = (amount: string) => `${amount} to pay at the desk`
export const print = 'Print'
export const bringWithYou = 'Bring with you'
export const questionsAtDesk = (productName: string, supportPhone: string) =>
  `Questions at the desk? ${productName} answers day and night: ${supportPhone}`
