export const offer = (discount: string, reward: string) => `${discount} for a friend, ${reward} for you`
export const yourCode = (code: string) => `<hidden>Your code: </hidden><code>${code}</code>`
/**
 * The message that a guest sends to a friend. It is neutral, because other people may read it on the friend’s phone.
 */
export const shareMessage = (code: string, productName: string, discount: string) =>
  `Use my code ${code} on ${productName} and get ${discount} off your first booking.`
export const messageCopied = 'Message copied'
export const copyCode = 'Copy code'
export const codeCopied = 'Code copied'
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'

export const howItWorks = 'How it works'
export const sendYourCode = 'Send your code or link to a friend who is new here.'
export const friendGets = (discount: string) =>
  `They sign up or book with it and get ${discount} off their first booking.`
export const youGet = (reward: string) =>
  `When that stay has ended, ${reward} of credit is yours. It is used automatically on your next booking.`
export const onceForEachPhone = 'Once for each phone number. Your own second number does not qualify.'

export const nothingEarnedYet = 'Nothing earned yet'
export const creditAppearsHere = 'Credit appears here after a friend’s first stay.'
export const earned = (amount: string) => `${amount} earned`
export const friendsFirstStay = (day: string) => `A friend’s first stay, ${day}`
