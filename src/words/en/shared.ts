export const weCouldNotReach = 'We could not reach our server. Check your connection and try again.'

export const pageHasMovedTo = (to: string) => `The page has moved to ${to}`
export const pageAnswersWithStatus = (status: number) => `The page answers with status ${status}`

export const bedBelowArchInLate = 'A bed below an arch, in late sun'
