export const voucher = 'வவுச்சர்'
export const voucherOfBooking = (shortId: string) => `வவுச்சர்<hidden>, புக்கிங் ${shortId}</hidden>`

export const showThisAtDesk = 'இதை ரிசப்ஷனில் காட்டுங்கள்'
export const savedOnThisPhone = 'இந்த ஃபோனில் சேமிக்கப்பட்டது, இணைப்பு இல்லாமலும் திறக்கும்'
export const qrCodeForDesk = 'ரிசப்ஷனுக்கான QR குறியீடு'
export const bookingNumber = (shortId: string) => `<hidden>புக்கிங் </hidden>${shortId}`
export const validForOneStay = 'ஒரு தங்கலுக்கு மட்டும் செல்லும்.'
export const bookedFor = (names: string) => `தங்குபவர்: <b>${names}</b>`
export const bookedBy = (names: string) => `புக் செய்தவர் <b>${names}</b>`
export const paidInFull = 'முழுவதும் செலுத்தியாகிவிட்டது'
export const toPayAtDesk = (amount: string) => `ரிசப்ஷனில் செலுத்த ${amount}`
export const print = 'அச்சிடு'
export const bringWithYou = 'உடன் கொண்டு வாருங்கள்'
export const questionsAtDesk = (productName: string, supportPhone: string) =>
  `ரிசப்ஷனில் கேள்விகளா? ${productName} எந்த நேரமும் பதில் தரும்: ${supportPhone}`
