import { AGE_LIMITS } from '#domain/ledger/ageing.ts'

const [SHORT, MIDDLE, LONG] = AGE_LIMITS

export const owing = 'Owing'
export const whatOwes = `Hotels whose account is below zero: commission and taxes on stays that guests paid at the desk. What a hotel earns later settles its oldest debt first. Its managers are reminded once a month of what is older than ${SHORT} days.`
export const nobodyOwes = 'No hotel owes us anything.'
export const hotel = 'Hotel'
export const owes = 'Owes'
export const allOwe = 'All together'
export const ages = [
  `Up to ${SHORT} days`,
  `${SHORT + 1} to ${MIDDLE} days`,
  `${MIDDLE + 1} to ${LONG} days`,
  'Older',
] as const
export const since = (month: string) => `since ${month}`
export const reminded = 'Reminded'
export const notReminded = 'Not yet'
export const remindedOn = (moment: string) => `reminded ${moment}`
