export const waiting = 'Waiting'
export const whatWaits =
  'What we give towards a stay (coupons, discounts, promotional credit, a dearer room) goes to its hotel once the desk has greeted the guests and scanned their voucher, or the guests have confirmed. In a month that is at most the commission which the hotel’s stays earned us; the rest waits here for the office. What the guests paid is not held back.'
export const nothingWaits = 'Nothing waits.'
export const toHotel = (amount: string, code: string) => `<b>${amount}</b> to the hotel, <link>${code}</link>`
export const toFriend = (amount: string, code: string) =>
  `<b>${amount}</b> to the friend, as credit, <link>${code}</link>`
export const beyondLimit = 'Beyond the limit'
export const nobodyConfirmedIt = 'Nobody confirmed it'
export const leftOn = (hotel: string, day: string) => `<link>${hotel}</link>, left ${day}`
export const letGoOf = (code: string) => `Let go<hidden> of ${code}</hidden>`

export const letItGo = 'Let it go'
export const letGo = (amount: string) => `Let ${amount} go`
export const ringBothSidesForHotel = (amount: string, code: string, hotel: string) =>
  `${amount} of our own money goes to the hotel, for booking ${code} at ${hotel}. Ring both sides first: nothing takes it back.`
export const ringBothSidesForFriend = (amount: string, code: string, hotel: string) =>
  `${amount} of our own money goes to the friend, as credit, for booking ${code} at ${hotel}. Ring both sides first: nothing takes it back.`
