export const voucher = 'वाउचर'
export const voucherOfBooking = (shortId: string) => `वाउचर<hidden>, बुकिंग ${shortId}</hidden>`

export const showThisAtDesk = 'इसे रिसेप्शन पर दिखाइए'
export const savedOnThisPhone = 'इस फ़ोन में सेव है, बिना इंटरनेट भी चलता है'
export const qrCodeForDesk = 'रिसेप्शन के लिए QR कोड'
export const bookingNumber = (shortId: string) => `<hidden>बुकिंग </hidden>${shortId}`
export const validForOneStay = 'एक स्टे के लिए।'
export const bookedFor = (names: string) => `<b>${names}</b> के नाम बुक`
export const bookedBy = (names: string) => `<b>${names}</b> ने बुक किया`
export const paidInFull = 'पूरा पेमेंट हो गया'
export const toPayAtDesk = (amount: string) => `रिसेप्शन पर ${amount} देने हैं`
export const print = 'प्रिंट करें'
export const bringWithYou = 'साथ लाइए'
export const questionsAtDesk = (productName: string, supportPhone: string) =>
  `रिसेप्शन पर कोई सवाल? ${productName} दिन-रात जवाब देता है: ${supportPhone}`
