export const categories = 'Categories'
export const yourBookingAndMore = 'Your booking and more'
export const questionsAbout = (topic: string) => `Questions about ${topic}`

export const conversation = 'Conversation'
export const isWriting = (productName: string) => `${productName} is writing`
export const you = 'You:'
export const oneOfUsReadsIt = 'One of us reads it.'
export const oneOfUsReads = 'One of us reads it and gets back to you.'
export const weAnswerWithinHours = (complaintAnswerHours: number) => `We answer within ${complaintAnswerHours} hours.`

export const help = 'Help'
export const open24x7 = 'Open 24x7'
export const call = (supportPhone: string) => `Call ${supportPhone}`
export const allCategories = 'All categories'
export const startOver = 'Start over'

export const feedback = 'Feedback'
export const sponsorship = 'Sponsorship'
export const complaint = 'Complaint'
export const writeToUs = 'Write to us'
export const whatIsIt = 'What is it?'
export const message = 'Message'
export const phoneOrEmail = 'A phone or an email, so that we can answer.'
export const send = 'Send'
