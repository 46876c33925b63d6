export const dashboard = 'டாஷ்போர்டு'
export const profile = 'சுயவிவரம்'
export const myDataAndPasskey = 'என் தரவும் பாஸ்கீயும்'

export const credit = (amount: string) => `கிரெடிட்: ${amount}`
export const creditWithHistory = (amount: string) => `கிரெடிட்: ${amount}<hidden>, வரலாற்றைப் பார்</hidden>`
export const creditHistory = 'கிரெடிட் வரலாறு'

export const referralOffer = (reward: string, discount: string) => `உங்களுக்கு ${reward}, நண்பருக்கு ${discount}`
