export const forFriendForYou = (referralDiscount: string, referralReward: string) =>
  `${referralDiscount} for a friend, ${referralReward} for you`
export const yourCode = 'Your code:'
export const myCode = (code: string, productName: string, referralDiscount: string) =>
  `Use my code ${code} on ${productName} and get ${referralDiscount} off your first booking.`
export const messageCopied = 'Message copied'
export const codeCopied = 'Code copied'
export const copyCode = 'Copy code'
export const linkCopied = 'Link copied'
export const copyLink = 'Copy link'
export const howItWorks = 'How it works'
export const sendYourCodeOrLink = 'Send your code or link to a friend who is new here.'
export const theySignUpOrBook = (referralDiscount: string) =>
  `They sign up or book with it and get ${referralDiscount} off their first booking.`
export const whenThatStayHasEnded = (referralReward: string) =>
  `When that stay has ended, ${referralReward} of credit is yours. It is used automatically on your next booking.`
export const onceForEachPhoneNumber = 'Once for each phone number. Your own second number does not qualify.'
export const nothingEarnedYet = 'Nothing earned yet'
export const creditAppearsHereAfterFriends = 'Credit appears here after a friend’s first stay.'
export const friendsFirstStay = (istDate: string) => `A friend’s first stay, ${istDate}`
