export const actsAndPlaces = 'Acts and places'
export const actOrPlace = 'An act or a place, a code or a phone'
export const onThisPage = 'On this page'
export const yourWork = 'Your work'
export const views = 'Views'
export const places = 'Places'
export const found = 'Found'
export const statements = 'Statements'
export const payouts = 'Payouts'
export const taxes = 'Taxes'
export const returns = 'Returns'
export const rates = 'Rates'
export const waiting = 'Waiting'
export const owing = 'Owing'
export const settlements = 'Settlements'
export const bank = 'Bank'
export const disputes = 'Disputes'
export const trialBalance = 'Trial balance'
export const applications = 'Applications of hotels'
export const cityNames = 'Names of cities'
export const signOut = 'Sign out'
export const findText = (text: string) => `Find “${text}”`
/** What Enter opens directly: 'Open 7K3M9QXZ'. */
export const openExact = (text: string) => `Open ${text}`
export const count = (many: number) => `${many} found`
export const nothing = 'Nothing found.'
export const keys = [
  { keys: ['↑', '↓'], does: 'choose' },
  { keys: ['Enter'], does: 'opens' },
  { keys: ['Esc'], does: 'back to where you were' },
] as const
