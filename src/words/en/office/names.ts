export const title = 'Names of cities and localities'
export const cityOrLocality = 'City or locality'
export const all = 'All'
export const without = (language: string) => `No ${language} name`
export const nothingFits = 'No city or locality fits.'
/** Below the name of a locality or city. */
export const localityOf = (city: string) => `Locality of ${city}`
export const cityIn = (state: string) => `City, ${state}`
export const nameIn = (language: string) => `${language} name`
export const spellings = 'Other spellings'
export const missing = 'None'
export const act = 'Act'
/** A button’s name for screen readers; only the first word is visible. */
export const changeNamed = (name: string) => `Change<hidden>: ${name}</hidden>`
export const adminsChange = 'Admins change names.'

export const changeNames = (name: string) => `Names of ${name}`
export const spellingsHint =
  'One on each line, in letters of any of our languages. Guests who type one find the city, and old links lead to it.'
export const guestsSeeIt = 'Guests see it at once. Without a name they see the English one.'
