const list = (places: readonly string[]) =>
  places.length < 2 ? places.join('') : `${places.slice(0, -1).join(', ')} और ${places[places.length - 1]}`

export const whereCouplesStay = (city: string) => `${city} में कपल कहाँ रुकते हैं`
export const restOfCity = (locality: string, city: string) => `${locality} और बाकी ${city}`
export const allOf = (city: string) => `पूरा ${city}`

type Locality = { name: string; count: number; city: string; ofCity: number }
export const hotelsInLocality = ({ name, count, city, ofCity }: Locality) =>
  `${city} के हमारे ${ofCity} होटलों में से ${count} ${name} में हैं। इन्होंने हाँ कही है कि शादी न हुई हो, तो भी कपल का स्वागत है और लोकल ID चलेगी।`

type City = { name: string; count: number; places: readonly string[] }
export const hotelsInCity = ({ name, count, places }: City) =>
  `${name} में हमारे ${count} होटल हैं जो कपल का स्वागत करते हैं: ${list(places)} में।`
export const hotelsInLargeCity = ({ name, count, places, localities }: City & { localities: number }) =>
  `${name} में हमारे ${count} होटल हैं जो कपल का स्वागत करते हैं। ये ${localities} इलाकों में हैं, जैसे ${list(places)}।`
export const place = (locality: string, count: number) => `${locality} (${count})`

export const priceOfSlot = (price: string, slot: string) => `${slot} ${price}`
export const lowestPrices = (prices: string) => `एक रूम का सबसे कम दाम, टैक्स समेत: ${prices}।`
