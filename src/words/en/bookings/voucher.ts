export const mHV1hZ = (from: number, y: number, length: number, otherLength: number) =>
  `M${from} ${y}h${length}v1h-${otherLength}z`

export const qrCodeForDesk = 'QR code for the desk'

export const showThisAtDesk = 'Show this at the desk'
export const savedOnThisPhoneWorks = 'Saved on this phone, works offline'
export const booking = 'Booking'
export const validForOneStay = 'Valid for one stay.'
export const bringWithYou = 'Bring with you'
export const questionsAtDeskAnswersDay = (productName: string, supportPhone: string) =>
  `Questions at the desk? ${productName} answers day and night: ${supportPhone}`
export const paidInFull = 'Paid in full'
