import { PRODUCT_NAME } from '#domain/site.ts'

export const greeting = `नमस्ते, यह ${PRODUCT_NAME} है। कोई विषय चुनिए, मदद हाज़िर है।`

export const help = 'मदद'
export const open24x7 = '24x7 खुला'
export const call = (phone: string) => `${phone} पर कॉल करें`
export const allCategories = 'सब विषय'
export const startOver = 'फिर से शुरू करें'

export const conversation = 'बातचीत'
export const youSaid = (words: string) => `<hidden>आप: </hidden>${words}`
export const isWriting = (product: string) => `${product} लिख रहा है`
export const whatToKnow = (topic: string) => `${topic}: आप क्या जानना चाहते हैं?`

export const categories = 'विषय'
export const yourBookingAndMore = 'आपकी बुकिंग और बाकी'
export const questionsAbout = (topic: string) => `${topic} के बारे में सवाल`

export const writeToUs = 'हमें लिखिए'
export const whatIsIt = 'किस बारे में?'
export const feedback = 'राय'
export const sponsorship = 'स्पॉन्सरशिप'
export const complaint = 'शिकायत'
export const message = 'मैसेज'
export const optionalName = 'नाम <soft>(ज़रूरी नहीं)</soft>'
export const optionalPhone = 'फ़ोन <soft>(ज़रूरी नहीं)</soft>'
export const optionalEmail = 'ईमेल <soft>(ज़रूरी नहीं)</soft>'
export const phoneOrEmail = 'फ़ोन या ईमेल, ताकि हम जवाब दे सकें।'
export const photosLater = 'फ़ोटो आप भेजने के बाद डाल सकते हैं, वहीं जहाँ आप अपना संदेश देखते हैं।'
export const send = 'भेजें'

export const followIt = 'यहाँ देखते रहिए'
export const received = (ticket: string) => `शुक्रिया, हमें मिल गया। आपका टिकट नंबर <ticket>${ticket}</ticket> है।`
export const oneOfUsReadsIt = 'हममें से कोई इसे पढ़ता है।'
export const oneOfUsAnswers = 'हममें से कोई इसे पढ़कर आपको जवाब देता है।'
export const weAnswerWithin = (hours: number) => `हम ${hours} घंटे के अंदर जवाब देते हैं।`
