export const haveYouSeen = 'Have you seen this booking?'
export const whatItMeans = 'The guest then reads that the hotel knows. You promise nothing new by it.'
/** The answer to 'Have you seen this booking?' */
export const yesSeen = 'Yes, seen'
export const oneMoment = 'One moment...'
export const seen = 'Seen'
export const thanks = 'Thank you. The guest knows that you expect them.'
export const over = 'This booking was cancelled, or its stay is over.'
