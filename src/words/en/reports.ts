import { plural } from './plural.ts'

export const report = 'Report'
export const titles = { picture: 'Report this picture', review: 'Report this review' }
export const whatIsWrong = 'What’s wrong with it?'
export const reasons = {
  picture: {
    person: 'A person can be seen',
    other_hotel: 'It’s not this hotel',
    not_a_guest: 'It’s no guest’s',
    other: 'Something else',
  },
  review: {
    person: 'It names a person',
    other_hotel: 'It’s about another hotel',
    not_a_guest: 'Its author was never a guest',
    other: 'Something else',
  },
}
export const lookWithin = (hours: number) => `We look within ${hours} ${plural(hours, 'hour', 'hours')}`
export const toTellYou = 'Optional, so that you can follow it'
export const sendReport = 'Send report'
export const doNotReport = 'Don’t report'
export const lostAnswer = 'No answer came. Press again: it counts once.'
export const thankYou = 'Thank you'
export const weLook = (hours: number, ticket: string) =>
  `We look within ${hours} ${plural(hours, 'hour', 'hours')}. Your ticket number is ${ticket}.`
export const followIt = 'Follow it here'
