export const goToForm = 'Go to the form'

export const tellUsAboutYourHotel = 'Tell us about your hotel'
export const formNeedsScript = (phone: string, email: string) =>
  `This form needs JavaScript. Please call or write to us instead: <phone>${phone}</phone>, <email>${email}</email>`
export const yourName = 'Your name'
export const hotel = 'Hotel'
export const rooms = 'Rooms <soft>(optional)</soft>'
export const anythingElse = 'Anything else <soft>(optional)</soft>'
export const sendForm = 'Send form'
export const whatWeUseItFor = 'We use what you write here to call you about your hotel, and for nothing else.'
export const didNotReachUs = 'Your form did not reach us. Everything you typed is still here: please try again.'

export const thankYou = 'Thank you, we have received your form'
export const yourReferenceNumber = 'Your reference number'
export const weWillCallYou = 'We will call you within two working days. Please keep this number.'
export const anyQuestions = (phone: string) => `Questions? Call <phone>${phone}</phone> and quote this number.`
export const listAnotherHotel = 'List another hotel'
