export const myDataAndPasskey = 'My data and passkey'
export const profile = 'Profile'
export const dashboard = 'Dashboard'
export const seeHistory = ', see the history'
export const creditHistory = 'Credit history'
export const credit = (userCredits: string) => `Credit: ${userCredits}`
export const forYouForFriend = (referralReward: string, referralDiscount: string) =>
  `${referralReward} for you, ${referralDiscount} for a friend`
