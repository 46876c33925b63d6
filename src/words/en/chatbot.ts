import { PRODUCT_NAME } from '#domain/site.ts'

/** The chat opens with a greeting that asks the visitor to pick a category (specification §2). */
export const greeting = `Hello, this is ${PRODUCT_NAME}. Please pick a category and I will help.`

export const help = 'Help'
export const open24x7 = 'Open 24x7'
export const call = (phone: string) => `Call ${phone}`
export const allCategories = 'All categories'
export const startOver = 'Start over'

export const conversation = 'Conversation'
export const youSaid = (words: string) => `<hidden>You: </hidden>${words}`
export const isWriting = (product: string) => `${product} is writing`
export const whatToKnow = (topic: string) => `${topic}: what would you like to know?`

export const categories = 'Categories'
export const yourBookingAndMore = 'Your booking and more'
export const questionsAbout = (topic: string) => `Questions about ${topic}`

export const writeToUs = 'Write to us'
export const whatIsIt = 'What is it?'
export const feedback = 'Feedback'
export const sponsorship = 'Sponsorship'
export const complaint = 'Complaint'
export const message = 'Message'
export const optionalName = 'Name <soft>(optional)</soft>'
export const optionalPhone = 'Phone <soft>(optional)</soft>'
export const optionalEmail = 'Email <soft>(optional)</soft>'
export const phoneOrEmail = 'A phone or an email, so that we can answer.'
export const photosLater = 'You can add photos after sending, where you follow your message.'
export const send = 'Send'

/** Precedes one of the three sentences below. */
export const followIt = 'Follow it here'
export const received = (ticket: string) =>
  `Thank you, we have received it. Your ticket number is <ticket>${ticket}</ticket>.`
export const oneOfUsReadsIt = 'One of us reads it.'
export const oneOfUsAnswers = 'One of us reads it and gets back to you.'
export const weAnswerWithin = (hours: number) => `We answer within ${hours} hours.`
