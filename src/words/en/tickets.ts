import { plural } from './plural.ts'

export const titles = {
  feedback: 'Your message',
  sponsorship: 'Your request',
  complaint: 'Your complaint',
  report: 'Your report',
}
export const states = {
  sent: 'We’ll read it soon',
  read: 'We’re looking into it',
  answered: 'We answered',
  with_officer: 'With our grievance officer',
  settled: 'Settled',
  taken_back: 'You took it back',
}
export const answerDue = 'Our answer is due by'
export const settledBy = 'Settled at the latest by'
export const atTheLatest = (when: string) => `Settled by ${when} at the latest.`
export const soFar = 'So far'
export const entries = {
  wrote: 'You wrote',
  added: 'You added',
  acknowledged: 'We took it up',
  answer: 'We answered',
  settled: 'We settled it',
  officer_asked: 'You asked the grievance officer',
  taken_back: 'You took it back',
}
export const addSomething = 'Add something'
export const whatElse = 'What else should we know?'
export const send = 'Send'
export const added = 'Added'
export const notContent = 'Not content?'
export const officerLooks = (officer: string) =>
  `Ask our grievance officer, ${officer}, to look again. You get an answer within a month.`
export const askOfficer = 'Ask the grievance officer'
export const takeBack = 'Take my complaint back'
export const closedForGood = 'This closes it for good.'
export const yesTakeBack = 'Yes, take it back'
export const keepIt = 'Keep it'
export const mayBeOfAnotherPhone = 'Sign in with the phone number that you gave us when you wrote.'
export const callUs = (supportPhone: string) => `Call us, ${supportPhone}`
export const photos = (count: number) => `${count} ${plural(count, 'photo', 'photos')}`
export const photoOf = (place: number) => `Photo ${place}`
