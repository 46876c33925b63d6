import { plural } from '../plural.ts'

export const reviews = 'Reviews'
export const hotelOrWords = 'Hotel, or words of a review'
export const all = 'All'
export const fewHearts = 'Few hearts'
export const withdrawn = 'Withdrawn'
export const noReviewFits = 'No review fits.'
export const showOlderOnes = 'Show older ones'

export const hotel = 'Hotel'
export const hearts = 'Hearts'
export const words = 'Words'
export const author = 'Author'
export const act = 'Act'
export const photos = (count: number) => `${count} ${plural(count, 'photo', 'photos')}`
export const notShown = 'Not shown'
export const withoutWords = 'Without words'
export const putBack = 'Put back'
export const withdraw = 'Withdraw'

export const putReviewBack = 'Put the review back'
export const putItBack = 'Put it back'
export const itCountsAgain = 'It stands on the hotel’s page again and counts in its figures.'

export const withdrawReview = 'Withdraw the review'
export const withdrawIt = 'Withdraw it'
export const reasonForAuthor = 'Reason: its author reads it'
export const authorIsTold = 'It leaves the hotel’s page and figures. Its author gets a message with your reason.'
