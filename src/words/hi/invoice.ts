export const print = 'प्रिंट करें'
export const savePdf = (number: string) => `PDF सेव करें<hidden>, ${number}</hidden>`
export const pdfOf = (title: string, number: string) => `${title} PDF<hidden>, ${number}</hidden>`
export const noInvoiceYet = 'अभी इनवॉइस नहीं बना'
export const weWriteItSoon = 'आपका स्टे पूरा होने के कुछ मिनट में हम इसे बनाते हैं।'

export const originalForGuest = 'मेहमान के लिए ओरिजिनल कॉपी'
export const what = 'क्या'
export const sac = 'SAC'
export const gst = 'GST'
export const twoRates = 'दो दर'
export const price = 'दाम'
export const questions = (careEmail: string, supportPhone: string) => `सवाल: ${careEmail}, ${supportPhone}`

export const putMyNameOnIt = 'इस पर मेरा नाम लिखें'
export const employerMayAsk = 'आपकी कंपनी इसे माँग सकती है। यह एक ही बार होता है, इसलिए स्पेलिंग देख लीजिए।'
export const address = 'पता'
export const saving = 'सेव कर रहे हैं...'
export const putItThere = 'नाम लिखें'
