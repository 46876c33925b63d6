export const print = 'அச்சிடு'
export const savePdf = (number: string) => `PDF சேமி<hidden> ${number}</hidden>`
export const pdfOf = (title: string, number: string) => `${title} PDF<hidden> ${number}</hidden>`
export const noInvoiceYet = 'இன்னும் இன்வாய்ஸ் இல்லை'
export const weWriteItSoon = 'உங்கள் தங்கல் முடிந்த சில நிமிடங்களில் எழுதுகிறோம்.'

export const originalForGuest = 'விருந்தினருக்கான அசல்'
export const what = 'என்ன'
export const sac = 'SAC'
export const gst = 'GST'
export const twoRates = 'இரண்டு விகிதங்கள்'
export const price = 'விலை'
export const questions = (careEmail: string, supportPhone: string) => `கேள்விகள்: ${careEmail}, ${supportPhone}`

export const putMyNameOnIt = 'இதில் என் பெயரைச் சேர்'
export const employerMayAsk = 'உங்கள் நிறுவனம் இதைக் கேட்கலாம். ஒரு முறை மட்டுமே செய்ய முடியும், எனவே எழுத்துகளைச் சரிபாருங்கள்.'
export const address = 'முகவரி'
export const saving = 'சேமிக்கிறோம்...'
export const putItThere = 'அதில் சேர்'
