export const dashboard = 'Dashboard'
export const profile = 'Profile'
export const myDataAndPasskey = 'My data and passkey'

export const credit = (amount: string) => `Credit: ${amount}`
export const creditWithHistory = (amount: string) => `Credit: ${amount}<hidden>, see the history</hidden>`
export const creditHistory = 'Credit history'

export const referralOffer = (reward: string, discount: string) => `${reward} for you, ${discount} for a friend`
