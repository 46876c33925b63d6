export const thankYouWeHaveReceived = 'Thank you, we have received your form'
export const yourReferenceNumber = 'Your reference number'
export const weWillCallYouWithin = 'We will call you within two working days. Please keep this number.'
export const listAnotherHotel = 'List another hotel'

export const tellUsAboutYourHotel = 'Tell us about your hotel'
export const sendForm = 'Send form'
export const weUseWhatYouWrite = 'We use what you write here to call you about your hotel, and for nothing else.'
export const yourName = 'Your name'
export const hotel = 'Hotel'
export const rooms = 'Rooms'
export const anythingElse = 'Anything else'

export const yourFormDidNotReach = 'Your form did not reach us. Everything you typed is still here: please try again.'

export const goToForm = 'Go to the form'
