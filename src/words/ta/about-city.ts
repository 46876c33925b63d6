import { inTamil } from './case-endings.ts'
import { plural } from './plural.ts'

const list = (places: readonly string[]) =>
  places.length < 2 ? places.join('') : `${places.slice(0, -1).join(', ')} மற்றும் ${places[places.length - 1]}`

const hotels = (count: number) => `${count} ${plural(count, 'ஹோட்டல்', 'ஹோட்டல்கள்')}`

export const whereCouplesStay = (city: string) => `${inTamil(city)} ஜோடிகள் எங்கே தங்குகிறார்கள்`
export const restOfCity = (locality: string, city: string) => `${locality}, மற்ற ${city}`
export const allOf = (city: string) => `${city} முழுவதும்`

type Locality = { name: string; count: number; city: string; ofCity: number }
export const hotelsInLocality = ({ name, count, city, ofCity }: Locality) =>
  `${inTamil(city)} உள்ள எங்கள் ${hotels(ofCity)}: அவற்றில் ${count} ${inTamil(name)} உள்ளன. திருமணமாகாத ஜோடிகளை வரவேற்கவும் உள்ளூர் ID-களை ஏற்கவும் இவை ஒப்புக்கொண்டுள்ளன.`

type City = { name: string; count: number; places: readonly string[] }
export const hotelsInCity = ({ name, count, places }: City) =>
  `${inTamil(name)} ஜோடிகளை வரவேற்கும் ${hotels(count)} எங்களிடம் உள்ளன: ${list(places)}.`
export const hotelsInLargeCity = ({ name, count, places, localities }: City & { localities: number }) =>
  `${inTamil(name)} ஜோடிகளை வரவேற்கும் ${hotels(count)} எங்களிடம் உள்ளன, ${localities} பகுதிகளில். அவற்றில் சில: ${list(places)}.`
export const place = (locality: string, count: number) => `${locality} (${count})`

export const priceOfSlot = (price: string, slot: string) => `${slot} ${price}`
export const lowestPrices = (prices: string) => `ஓர் அறைக்கு மிகக் குறைந்த விலை, வரி உட்பட: ${prices}.`
