/** The button that shows the page in Hindi, in Hindi. */
export const otherLanguage = 'हिन्दी में पढ़ें'
export const wrong = 'This link is not complete, or no longer valid. Please open it from the message again.'
export const again = 'Try again'
