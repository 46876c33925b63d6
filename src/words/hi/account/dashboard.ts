export const dashboard = 'मेरा खाता'
export const profile = 'प्रोफ़ाइल'
export const myDataAndPasskey = 'मेरा डेटा और पासकी'

export const credit = (amount: string) => `क्रेडिट: ${amount}`
export const creditWithHistory = (amount: string) => `क्रेडिट: ${amount}<hidden>, पूरा हिसाब देखें</hidden>`
export const creditHistory = 'क्रेडिट का हिसाब'

export const referralOffer = (reward: string, discount: string) => `आपको ${reward}, दोस्त को ${discount}`
