export const wrong = 'This link is not complete, or no longer valid. Please open it from the message again.'
export const again = 'Try again'
export const failed = 'We could not open this. Please try again.'
export const unreachable = 'No network. Check the connection and try again.'
/** The button that switches the page to this language. */
export const readIn = 'Read in English'
